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
``lexicon/spelling`` (``lists``) say what no rule can; ``realise`` gives a proposal its attributes.
"""

from thaigame.spelling.analysis import analyse as analyse
from thaigame.spelling.analysis import analyse_all as analyse_all
from thaigame.spelling.explain import ATTRIBUTES as ATTRIBUTES
from thaigame.spelling.explain import CLASS_NAMES as CLASS_NAMES
from thaigame.spelling.explain import MARK_NAMES as MARK_NAMES
from thaigame.spelling.explain import TONE_NAMES as TONE_NAMES
from thaigame.spelling.explain import Attribute as Attribute
from thaigame.spelling.explain import explain as explain
from thaigame.spelling.explain import live_name as live_name
from thaigame.spelling.explain import reasons as reasons
from thaigame.spelling.homophones import homophones as homophones
from thaigame.spelling.homophones import sound as sound
from thaigame.spelling.letters import CLASS as CLASS
from thaigame.spelling.letters import FINAL_SOUND as FINAL_SOUND
from thaigame.spelling.letters import HIGH as HIGH
from thaigame.spelling.letters import LOW as LOW
from thaigame.spelling.letters import LOW_PAIRED as LOW_PAIRED
from thaigame.spelling.letters import LOW_SINGLE as LOW_SINGLE
from thaigame.spelling.letters import MATRA as MATRA
from thaigame.spelling.letters import MATRAS as MATRAS
from thaigame.spelling.letters import MID as MID
from thaigame.spelling.letters import PAIRS as PAIRS
from thaigame.spelling.letters import Class as Class
from thaigame.spelling.letters import consonant_class as consonant_class
from thaigame.spelling.letters import is_direct_final as is_direct_final
from thaigame.spelling.letters import pair_of as pair_of
from thaigame.spelling.store import analyse_list as analyse_list
from thaigame.spelling.syllable import Analysis as Analysis
from thaigame.spelling.syllable import InitialKind as InitialKind
from thaigame.spelling.syllable import Options as Options
from thaigame.spelling.syllable import SpellingFault as SpellingFault
from thaigame.spelling.syllable import Syllable as Syllable
from thaigame.spelling.tables import ToneCell as ToneCell
from thaigame.spelling.tables import ToneTable as ToneTable
from thaigame.spelling.tables import conjugate as conjugate
from thaigame.spelling.tables import spell_out as spell_out
from thaigame.spelling.tables import with_mark as with_mark
from thaigame.spelling.tone import MARKS as MARKS
from thaigame.spelling.tone import TONES as TONES
from thaigame.spelling.tone import Length as Length
from thaigame.spelling.tone import Tone as Tone
from thaigame.spelling.tone import is_live as is_live
from thaigame.spelling.tone import tone as tone
from thaigame.spelling.tone import tone_row as tone_row
