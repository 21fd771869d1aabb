"""Spelling drills: sheets of exercises with their keys, marking, progress.

    >>> from thaigame.drills import make
    >>> sheet = make("matra-sort", count=2, level=1, seed=7)
    >>> len(sheet.items), sheet.items[0].answer in sheet.items[0].choices
    (2, True)

``kinds()`` are all kinds of drill with their options, ``make`` makes a sheet of one; ``model`` says
what a sheet is, ``export`` prints it. ``read_words`` reads a teacher's list, ``mark_item`` and
``mark_word`` mark answers, ``progress`` keeps what a pupil can do, ``spelling`` analyses words.
"""

from thaigame.drills.kinds import Kind as Kind
from thaigame.drills.kinds import Option as Option
from thaigame.drills.marking import Difference as Difference
from thaigame.drills.marking import Marked as Marked
from thaigame.drills.marking import mark_item as mark_item
from thaigame.drills.marking import mark_word as mark_word
from thaigame.drills.model import Item as Item
from thaigame.drills.model import Part as Part
from thaigame.drills.model import Sheet as Sheet
from thaigame.drills.registry import find_kind as find_kind
from thaigame.drills.registry import kinds as kinds
from thaigame.drills.registry import make as make
from thaigame.drills.wordfile import WordFile as WordFile
from thaigame.drills.wordfile import read_words as read_words
