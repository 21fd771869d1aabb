"""Finding plays: a slow reference, word graphs, the native kernels, one interface for all."""
