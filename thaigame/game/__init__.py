"""A game: positions and moves, what the rules say of them, and what follows from a turn.

``position``, ``moves`` and ``events`` are values; ``rules`` says what a move breaks, ``score`` what
a play earns, ``judging`` what can be said of words; ``game.Game`` is a game under way.
"""
