"""Chance against the whole program, for as long as one likes: ``scripts/soak MINUTES``.

A trial is a function of a random generator that does one thing, counts what it did and raises
AssertionError, or whatever the program should not have raised, where something is wrong. What a
trial found is a fault for a test of its kind in the folder of the package that has it.
"""
