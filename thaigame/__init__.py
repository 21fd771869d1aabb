"""Word games in Thai script."""
