"""A player to learn against: it lays the best of a few hundred words that come to its mind.

It needs no generator, so it is ready at once whatever the word list, and it can be beaten. Which
words can come to its mind is asked first: those whose letters are all on the rack or on the board.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from struct import unpack
from typing import TYPE_CHECKING, Final

from thaigame.errors import TextError
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.rules import may_exchange, violations
from thaigame.strategy.places import Places
from thaigame.text.characters import MARKS, SARA_AA, SARA_AM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.chance import Random
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.game.views import Observation
    from thaigame.strategy.players import Player
    from thaigame.text import Slots

WORDS: Final = 300
LOOKS: Final = 60
"""Words of the list that the player goes through for each that it tries."""


def casual(spec: GameSpec, *, words: int = WORDS) -> Player:
    """Return the player that tries *words* words, drawn by chance, wherever they fit.

    They are drawn among those that can be made; where these are few, fewer come to its mind, as
    many as going through *words* times ``LOOKS`` words of the list would find. Without a play it
    exchanges the whole rack, and passes where the bag holds too few tiles.
    """
    vocabulary = _Vocabulary(spec)
    by_rules = spec.counts_by_the_rules

    def choose(seen: Observation, random: Random) -> Play | Exchange | Pass:
        position = seen.position
        best: Play | None = None
        most = -1
        places = Places(spec, position)
        for cells in vocabulary.thought_of(position, random, words):
            for at in places.of(cells):
                if by_rules and at.most_points() <= most:
                    continue
                play = at.play()
                points = spec.score(position, play).total
                if points > most and not violations(position, play, spec.lexicon):
                    best, most = play, points
        if best is not None:
            return best
        enough = may_exchange(spec.layout, seen.bag_count)
        return Exchange(tuple(seen.rack)) if seen.rack and enough else Pass()

    return choose


class _Vocabulary:
    """The words of a game, found by the letters that they are made of.

    For each letter of a tile there is a set of the words with it, one bit a word: what lacks no
    letter is found by a few operations on whole sets, however many words the list has.
    """

    def __init__(self, spec: GameSpec) -> None:
        """Take the words of the game's list."""
        self.spec = spec
        self.listed = sorted(spec.lexicon.words)
        bases = {face.slots.base for kind in spec.tiles.kinds for face in kind.faces}
        letters = set("".join(bases))
        # A letter that no tile shows is the empty string's, and never at hand.
        known = {letter: letter for letter in letters}
        if spec.rules.sara_am == "split" and SARA_AA in letters:
            known[SARA_AM] = SARA_AA
        rows = {letter: bytearray(len(self.listed) // 8 + 1) for letter in (*letters, "")}
        for at, word in enumerate(self.listed):
            texts = set(word) - MARKS
            if not texts <= known.keys():
                # A list may hold what a board shows otherwise, such as a space before ๆ.
                texts = set(spec.form(word)) - MARKS
            for letter in texts:
                rows[known.get(letter, "")][at >> 3] |= 1 << (at & 7)
        self._with = {letter: int.from_bytes(row, "little") for letter, row in rows.items()}

    def thought_of(
        self, position: Position, random: Random, words: int
    ) -> Iterator[tuple[Slots, ...]]:
        """Yield the cells of words whose letters are all on the rack or on the board."""
        kinds = self.spec.tiles.by_name
        at_hand = {face.slots.base for n in position.racks[0] or () for face in kinds[n].faces}
        at_hand.update(stack.cell.base for stack in position.board if stack is not None)
        letters = set("".join(at_hand))
        lacking = 0
        for letter, row in self._with.items():
            if letter not in letters:
                lacking |= row
        able = _Picks(((1 << len(self.listed)) - 1) & ~lacking)
        found = -(-words * LOOKS * able.count // max(1, len(self.listed)))
        drawn = [able.pick(random.below(able.count)) for _ in range(min(words, found))]
        longest = max(self.spec.grid.rows, self.spec.grid.columns)
        for at in dict.fromkeys(drawn):
            try:
                cells = self.spec.cells(self.listed[at])
            except TextError:
                continue
            if 1 < len(cells) <= longest and all(cell.base in at_hand for cell in cells):
                yield cells


class _Picks:
    """The members of a set of bits, by their rank."""

    def __init__(self, bits: int) -> None:
        """Count the members, 64 bits at a time."""
        size = bits.bit_length() // 64 + 1
        self.words = unpack(f"<{size}Q", bits.to_bytes(8 * size, "little"))
        self.upto = list(accumulate(word.bit_count() for word in self.words))
        self.count = self.upto[-1]

    def pick(self, rank: int) -> int:
        """Return the member before which there are *rank* others."""
        at = bisect_right(self.upto, rank)
        word: int = self.words[at]
        for _ in range(rank - (self.upto[at - 1] if at else 0)):
            word &= word - 1
        return 64 * at + (word & -word).bit_length() - 1
