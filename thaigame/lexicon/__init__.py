"""Word lists: by name, from files, made in memory; membership, provenance, choice by length.

What reads files is loaded when a file is first read.
"""

from thaigame.later import offer
from thaigame.lexicon.catalogue import DEFAULT_THAI, find_lexicon, lexicon_names
from thaigame.lexicon.lexicon import Authority, Lexicon, Part
from thaigame.lexicon.listed import Words

__all__ = [
    "DEFAULT_THAI",
    "Authority",
    "Lexicon",
    "LineChange",
    "LineFault",
    "Overlay",
    "Part",
    "ReadReport",
    "Words",
    "find_lexicon",
    "lexicon_names",
    "read_overlay",
    "read_word_list",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.lexicon.files import (
        LineChange,
        LineFault,
        Overlay,
        ReadReport,
        read_overlay,
        read_word_list,
    )
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "files": (
                "LineChange",
                "LineFault",
                "Overlay",
                "ReadReport",
                "read_overlay",
                "read_word_list",
            )
        },
    )
