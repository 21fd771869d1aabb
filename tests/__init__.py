"""The tests, a package with a file of its own: one without yields to any that a library installs.

spylls does; a process of its own then finds that library's ``tests`` and none of ours.
"""
