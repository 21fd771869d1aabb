"""Spelling drills: sheets of exercises with their keys, marking, progress.

    >>> from thaigame.drills import make
    >>> sheet = make("matra-sort", count=2, level=1, seed=7)
    >>> len(sheet.items), sheet.items[0].answer in sheet.items[0].choices
    (2, True)

``all_kinds()`` are all kinds of drill with their settings, ``make`` makes a sheet of one; ``model``
says what a sheet is, ``export`` prints it. ``read_words`` reads a teacher's list, ``mark_item`` and
``mark_word`` mark answers, ``progress`` keeps what a pupil can do.

A name is loaded when it is first asked for: a sheet of one kind loads no other.
"""

from thaigame.later import offer

__all__ = [
    "Difference",
    "DrillItem",
    "DrillKind",
    "DrillPart",
    "DrillSheet",
    "Marked",
    "Setting",
    "WordFile",
    "all_kinds",
    "find_kind",
    "make",
    "mark_item",
    "mark_word",
    "read_words",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.drills.kind import DrillKind, Setting
    from thaigame.drills.marking import Difference, Marked, mark_item, mark_word
    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet
    from thaigame.drills.registry import all_kinds, find_kind, make
    from thaigame.drills.wordfile import WordFile, read_words
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "marking": ("Difference", "Marked", "mark_item", "mark_word"),
            "model": ("DrillItem", "DrillPart", "DrillSheet"),
            "kind": ("DrillKind", "Setting"),
            "wordfile": ("WordFile", "read_words"),
            "registry": ("all_kinds", "find_kind", "make"),
        },
    )
