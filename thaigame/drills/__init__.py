"""Spelling drills: sheets of exercises with their keys, marking, progress.

    >>> from thaigame.drills import make
    >>> sheet = make("matra-sort", count=2, level=1, seed=7)
    >>> len(sheet.items), sheet.items[0].answer in sheet.items[0].choices
    (2, True)

``kinds()`` are all kinds of drill with their options, ``make`` makes a sheet of one; ``model`` says
what a sheet is, ``export`` prints it. ``read_words`` reads a teacher's list, ``mark_item`` and
``mark_word`` mark answers, ``progress`` keeps what a pupil can do, ``spelling`` analyses words.

A name is loaded when it is first asked for: whoever only wants ``spelling`` loads no drill.
"""

from thaigame.later import offer

__all__ = [
    "Difference",
    "Item",
    "Kind",
    "Marked",
    "Option",
    "Part",
    "Sheet",
    "WordFile",
    "find_kind",
    "kinds",
    "make",
    "mark_item",
    "mark_word",
    "read_words",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.drills.kind import Kind, Option
    from thaigame.drills.marking import Difference, Marked, mark_item, mark_word
    from thaigame.drills.model import Item, Part, Sheet
    from thaigame.drills.registry import find_kind, kinds, make
    from thaigame.drills.wordfile import WordFile, read_words
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "marking": ("Difference", "Marked", "mark_item", "mark_word"),
            "model": ("Item", "Part", "Sheet"),
            "kind": ("Kind", "Option"),
            "wordfile": ("WordFile", "read_words"),
            "registry": ("find_kind", "kinds", "make"),
        },
    )
