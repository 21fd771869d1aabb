"""Thai spelling analysis."""

from thaigame.drills.spelling.analysis import analyse as analyse
from thaigame.drills.spelling.analysis import analyse_all as analyse_all
from thaigame.drills.spelling.syllable import Analysis as Analysis
from thaigame.drills.spelling.syllable import Options as Options
from thaigame.drills.spelling.syllable import SpellingFault as SpellingFault
from thaigame.drills.spelling.syllable import Syllable as Syllable
