"""How a Thai word is spelt and read, by the rules of the school grammar.

    >>> from thaigame.spelling import analyse
    >>> word = analyse("ตลาด")
    >>> word.sure, word.readings
    (True, (('ตะ', 'หฺลาด'),))
    >>> [(part.initial, part.initial_kind, part.tone) for part in word.syllables]
    [('ต', 'single', 'low'), ('ตล', 'leading', 'low')]

``analyse`` takes a word, ``analyse_all`` many, ``analyse_list`` a whole list kept in a folder.
Each gives an ``Analysis`` (``word``, ``sure``, ``readings``, ``syllables``, ``places``, ``fault``,
``as_json()``) of ``Syllable`` values. Use a word in a drill only if it is ``sure``; one whose tone
mark the tone table forbids (คุ๊กกี้) is unsure, with the syllable and the reason in ``fault``.
``Options`` are for where books disagree.

``explain`` gives the reason of an attribute, ``spell_out`` the chant of แจกลูกสะกดคำ, ``conjugate``
the tone table of a syllable with its wrong cells, ``homophones`` the groups of a list that sound
alike; ``MID`` ``HIGH`` ``LOW`` ``PAIRS`` ``MATRAS`` are the tables of ไตรยางศ์ and มาตราตัวสะกด.

The rules propose (``grammar``), a search takes the cheapest way (``search``), and the lists in
``lexicon/spelling`` (``exceptions``) say what no rule can; ``realise`` gives a proposal its
attributes.
"""

from thaigame.spelling.analysis import analyse, analyse_all
from thaigame.spelling.consonants import (
    CLASS,
    FINAL_SOUND,
    HIGH,
    LOW,
    LOW_PAIRED,
    LOW_SINGLE,
    MATRA,
    MATRAS,
    MID,
    PAIRS,
    Class,
    consonant_class,
    is_direct_final,
    pair_of,
)
from thaigame.spelling.explain import (
    ATTRIBUTES,
    CLASS_NAMES,
    MARK_NAMES,
    TONE_NAMES,
    Attribute,
    explain,
    live_name,
    reasons,
)
from thaigame.spelling.homophones import homophones, sound
from thaigame.spelling.store import analyse_list
from thaigame.spelling.syllable import Analysis, InitialKind, Options, SpellingFault, Syllable
from thaigame.spelling.tables import ToneCell, ToneTable, conjugate, spell_out, with_mark
from thaigame.spelling.tone import MARKS, TONES, Length, Tone, is_live, tone, tone_row

__all__ = [
    "ATTRIBUTES",
    "CLASS",
    "CLASS_NAMES",
    "FINAL_SOUND",
    "HIGH",
    "LOW",
    "LOW_PAIRED",
    "LOW_SINGLE",
    "MARKS",
    "MARK_NAMES",
    "MATRA",
    "MATRAS",
    "MID",
    "PAIRS",
    "TONES",
    "TONE_NAMES",
    "Analysis",
    "Attribute",
    "Class",
    "InitialKind",
    "Length",
    "Options",
    "SpellingFault",
    "Syllable",
    "Tone",
    "ToneCell",
    "ToneTable",
    "analyse",
    "analyse_all",
    "analyse_list",
    "conjugate",
    "consonant_class",
    "explain",
    "homophones",
    "is_direct_final",
    "is_live",
    "live_name",
    "pair_of",
    "reasons",
    "sound",
    "spell_out",
    "tone",
    "tone_row",
    "with_mark",
]
