/* Linked into every native kernel, so that a kernel can tell which source it was built from.
   setup.py gives THAIGAME_SOURCE: the sha256 of the source files' bytes, in the order of their
   names. The stamp is found by its prefix in the bytes of the built file. */
const char thaigame_source_stamp[] = "thaigame-source-sha256:" THAIGAME_SOURCE;
