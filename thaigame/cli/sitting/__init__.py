"""A game at one keyboard: what is typed, what is understood, what is on the screen.

``keyboard`` reads lines, ``spoken`` says what they mean, ``screen`` shows what has happened,
``keeping`` writes the record, and ``sitting`` plays the game with them. None has a rule of its own.
"""

from __future__ import annotations

from thaigame.cli.sitting.keeping import Keeper as Keeper
from thaigame.cli.sitting.keeping import resumed as resumed
from thaigame.cli.sitting.keyboard import Keyboard as Keyboard
from thaigame.cli.sitting.screen import Screen as Screen
from thaigame.cli.sitting.sitting import Sitting as Sitting
from thaigame.cli.sitting.spoken import TYPED as TYPED
