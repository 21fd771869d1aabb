"""The kinds of drill, a file each: texts, settings, maker, and as its docstring what it asks.

``registry`` finds a kind by its file: ``tone_table.py`` holds the kind ``tone-table`` as ``KIND``.
``scripts/drill_docs.py`` makes the list in docs/drills.md from these files.
"""
