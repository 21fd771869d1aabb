"""Practice for the board games: from a rack to a word, the play that earns the bonus, the score.

No game is known here by name: the options offer every layout in Thai script. Words are found by a
filter over the game's list (which faces a word needs, which tiles show them), and the game's own
rules and scorer judge what was found.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import CHOICES, joined, mixed_choices, shuffled
from thaigame.drills.model import Board, Item, Part, Rack
from thaigame.grid import Direction
from thaigame.layouts import find_layout, layout_names
from thaigame.messages import language, message
from thaigame.moves import Lay, Place
from thaigame.notation import format_move, format_rack, write_position
from thaigame.spec import GameSpec, find_game
from thaigame.spec.playable import faces_needed, game_cells
from thaigame.tiles.kind import Tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from thaigame.drills.kind import Request
    from thaigame.position import Position
    from thaigame.scoring import Score
    from thaigame.text import Cell
    from thaigame.tiles.random import Random

_RACK_TRIES: Final = 400
_SHORTEST: Final = 2
_FEW: Final = 3  # tiles of the shortest rack that is worth a question


@dataclass(frozen=True, slots=True)
class _Need:
    """A word of a game: its cells, and the faces each cell asks of tiles."""

    word: str
    cells: tuple[Cell, ...]
    faces: tuple[tuple[str, ...], ...]

    @property
    def all_faces(self) -> tuple[str, ...]:
        """Return the faces of the whole word."""
        return tuple(face for faces in self.faces for face in faces)


@cache
def thai_games() -> tuple[str, ...]:
    """Return the games in Thai script, those with fewer tiers of tiles first."""
    layouts = [find_layout(name) for name in layout_names()]
    thai = [layout for layout in layouts if layout.script == "thai"]
    thai.sort(key=lambda layout: (len(layout.rules.tiers), len(layout.name)))
    return tuple(layout.name for layout in thai)


@cache
def _game(name: str) -> GameSpec:
    return find_game(name)


@cache
def _needs(name: str) -> Mapping[str, _Need]:
    """Return what each word of the game's list needs, for words that its tiles can make."""
    spec = _game(name)
    layout = spec.layout
    faces = set(layout.tiles.faces)
    marks = layout.rules.play.paper_marks
    longest = max(layout.grid.rows, layout.grid.columns)
    found: dict[str, _Need] = {}
    known: dict[Cell, tuple[str, ...] | None] = {}
    for word in spec.lexicon.words:
        stack = game_cells(word, layout)
        if not _SHORTEST <= len(stack) <= longest:
            continue
        for cell in stack:
            if cell not in known:  # all words together have less than a thousand cells
                each, paper = faces_needed(cell, layout)
                fits = faces.issuperset(each) and marks.issuperset(paper)
                known[cell] = each if fits else None
        needed = [known[cell] for cell in stack]
        if None not in needed:
            found[word] = _Need(word, stack, tuple(each for each in needed if each is not None))
    return found


def _taken(need: Sequence[str], rack: Sequence[str], spec: GameSpec) -> tuple[str, ...] | None:
    """Return the tiles of *rack*, one a face of *need*, or None where they cannot show it.

    Wild tiles are not asked: a rack of practice has none. Faces that few tiles show come first.
    """
    left = Counter(rack)
    showing = spec.tiles.showing
    order = sorted(range(len(need)), key=lambda i: sum(left[kind] for kind in showing[need[i]]))
    chosen: dict[int, str] = {}

    def give(at: int) -> bool:
        if at == len(order):
            return True
        index = order[at]
        for kind in showing[need[index]]:
            if left[kind]:
                left[kind] -= 1
                chosen[index] = kind
                if give(at + 1):
                    return True
                left[kind] += 1
        return False

    return tuple(chosen[i] for i in range(len(need))) if give(0) else None


def words_from(rack: Sequence[str], name: str, *, least: int = 1) -> Iterator[str]:
    """Yield the words of the game that *least* or more tiles of *rack* make on an empty board."""
    spec = _game(name)
    shown = {face.text for kind in set(rack) for face in spec.tiles.by_name[kind].faces}
    for size in range(least, len(rack) + 1):
        for faces, need in _by_size(name).get(size, ()):
            if faces <= shown and _taken(need.all_faces, rack, spec) is not None:
                yield need.word


@cache
def _by_size(name: str) -> Mapping[int, Sequence[tuple[frozenset[str], _Need]]]:
    """Return the words of a game by the number of tiles they need, with their faces as a set."""
    found: dict[int, list[tuple[frozenset[str], _Need]]] = {}
    for need in _needs(name).values():
        faces = need.all_faces
        found.setdefault(len(faces), []).append((frozenset(faces), need))
    return found


def _draw(random: Random, need: _Need, spec: GameSpec) -> tuple[str, ...] | None:
    """Return tiles of the set, none of them wild, that make a word, or None."""
    tiles = spec.tiles
    full = [
        kind.name
        for kind, count in zip(tiles.kinds, tiles.counts, strict=True)
        for _ in range(count)
        if not kind.wild
    ]
    return _taken(need.all_faces, shuffled(random, full), spec)


def _fill(random: Random, tiles: tuple[str, ...], size: int, spec: GameSpec) -> tuple[str, ...]:
    """Return *tiles* with others of the set drawn to them, none of them wild, *size* in all."""
    left = Counter(spec.tiles.full)
    left.subtract(tiles)
    rest = [
        name
        for name, count in left.items()
        for _ in range(count)
        if not spec.tiles.by_name[name].wild
    ]
    return (*tiles, *shuffled(random, rest)[: size - len(tiles)])


def _pool(request: Request) -> list[_Need]:
    needs = _needs(request.options["game"])
    words = [entry.word for entry in request.pool.entries]
    return [needs[word] for word in [*words, *request.pool.unsure] if word in needs]


def _place(
    need: _Need, tiles: Sequence[str], start: int, direction: Direction, spec: GameSpec
) -> Place:
    """Return the word laid with *tiles* from square *start* on, every cell on an empty square."""
    waiting = list(tiles)
    lays = []
    for at, (cell, faces) in enumerate(zip(need.cells, need.faces, strict=True)):
        square = spec.grid.step(start, direction, at)
        if square is None:
            message_ = f"{need.word} leaves the board"
            raise ValueError(message_)
        lays.append(Lay(square, cell, tuple(Tile(waiting.pop(0), face) for face in faces)))
    return Place(tuple(lays), direction)


def _first_plays(need: _Need, spec: GameSpec) -> Iterator[tuple[int, Direction]]:
    """Yield where a first play of the word may begin: over the centre, on the board."""
    grid = spec.grid
    row, column = divmod(grid.centre, grid.columns)
    length = len(need.cells)
    for back in range(length):
        if column - back >= 0 and column - back + length <= grid.columns:
            yield row * grid.columns + column - back, Direction.ACROSS


def _start(spec: GameSpec, rack: Sequence[str]) -> Position:
    empty = spec.start()
    return replace(empty, racks=(spec.tiles.rack(rack), *empty.racks[1:]))


def _shown_rack(rack: Sequence[str], spec: GameSpec) -> str:
    """Return the tiles apart, as people read them; run together เ and เ would look like แ."""
    return " ".join(format_rack([tile], spec.layout) for tile in spec.tiles.rack(rack))


def _title(spec: GameSpec) -> str:
    return spec.layout.titles[language()]


def _make_rack_word(request: Request) -> list[Part]:
    name = request.options["game"]
    spec = _game(name)
    random = request.random
    most = min(int(request.options["tiles"]), spec.rules.play.rack_size)
    items: list[Item] = []
    used: set[str] = set()
    fitting = [need for need in _pool(request) if _FEW <= len(need.all_faces) <= most]
    for need in shuffled(random, fitting)[:_RACK_TRIES]:
        if len(items) == request.count:
            break
        rack = _draw(random, need, spec)
        if rack is None or set(words_from(rack, name, least=len(rack))) != {need.word}:
            continue
        tiles = _shown_rack(rack, spec)
        if tiles in used:
            continue
        used.add(tiles)
        items.append(
            Item(
                question=str(message("drills.rack_which", tiles=tiles, count=len(rack))),
                answers=(need.word,),
                reason=str(message("drills.because_rack", word=need.word, tiles=_laid_out(need))),
                skill="rack-word",
                word=need.word,
                figure=Rack(name, tiles),
                solution=_solved(need, rack, spec),
            )
        )
    return [Part(str(message("drills.rack_word", game=_title(spec))), tuple(items))]


def _laid_out(need: _Need) -> str:
    """Return the tiles of a word, those of one cell joined by +."""
    return " ".join("+".join(_dotted(face) for face in faces) for faces in need.faces if faces)


def _dotted(face: str) -> str:
    from thaigame.text import MARKS

    return f"◌{face}" if face[0] in MARKS else face


def _solved(need: _Need, rack: Sequence[str], spec: GameSpec) -> Board | None:
    """Return the board with the word laid over the centre where it scores most."""
    best = _best_first(need, rack, spec)
    if best is None:
        return None
    position, place, _ = best
    return Board(write_position(position), format_move(place, position))


def _best_first(
    need: _Need, rack: Sequence[str], spec: GameSpec
) -> tuple[Position, Place, Score] | None:
    """Return the first play of the word that scores most, the leftmost of equals, and its score."""
    tiles = _taken(need.all_faces, rack, spec)
    position = _start(spec, rack)
    best: tuple[Position, Place, Score] | None = None
    if tiles is None:
        return None
    for start, direction in _first_plays(need, spec):
        place = _place(need, tiles, start, direction, spec)
        if spec.violations(position, place):
            continue
        found = spec.score(position, place)
        if best is None or found.total > best[2].total:
            best = position, place, found
    return best


def _make_bonus(request: Request) -> list[Part]:
    name = request.options["game"]
    spec = _game(name)
    random = request.random
    least = min(spec.rules.play.bonus, default=spec.rules.play.rack_size)
    size = spec.rules.play.rack_size
    fitting = [need for need in _pool(request) if least <= len(need.all_faces) <= size]
    items: list[Item] = []
    for need in shuffled(random, fitting)[:_RACK_TRIES]:
        if len(items) == request.count:
            break
        tiles = _draw(random, need, spec)
        if tiles is None:
            continue
        rack = _fill(random, tiles, size, spec)
        best = _best_first(need, rack, spec)
        if best is None or set(words_from(rack, name, least=least)) != {need.word}:
            continue
        position, place, score = best
        items.append(
            Item(
                question=str(
                    message("drills.bonus_which", tiles=_shown_rack(rack, spec), least=least)
                ),
                answers=(need.word,),
                reason=joined(
                    [
                        message("drills.because_rack", word=need.word, tiles=_laid_out(need)),
                        message(
                            "drills.because_bonus",
                            count=len(place.tiles),
                            bonus=score.bonus,
                            total=score.total,
                        ),
                    ]
                ),
                skill="find-bonus",
                word=need.word,
                figure=Board(write_position(position)),
                solution=Board(write_position(position), format_move(place, position)),
            )
        )
    return [Part(str(message("drills.bonus", game=_title(spec), least=least)), tuple(items))]


def _make_score(request: Request) -> list[Part]:
    name = request.options["game"]
    spec = _game(name)
    crossing = request.options["board"] == "through"
    random = request.random
    size = spec.rules.play.rack_size
    fitting = [need for need in _pool(request) if len(need.all_faces) <= size]
    choose = request.options["form"] == "choose"
    items: list[Item] = []
    seen: set[str] = set()
    for need in shuffled(random, fitting)[:_RACK_TRIES]:
        if len(items) == request.count:
            break
        made = _crossing(random, need, fitting, spec) if crossing else _opening(random, need, spec)
        if made is None:
            continue
        position, place = made
        score = spec.score(position, place)
        move = format_move(place, position)
        if move in seen:
            continue
        choices: tuple[str, ...] = ()
        if choose:
            wrong = [str(each) for each in _wrong_scores(score)]
            choices = mixed_choices(random, str(score.total), wrong)
            if len(choices) < CHOICES:
                continue
        seen.add(move)
        items.append(
            Item(
                question=str(message("drills.score_which", move=move, word=score.words[0].word)),
                answers=(str(score.total),),
                reason=_itemised(score),
                skill="score-play",
                word="",
                choices=choices,
                figure=Board(write_position(position), move),
            )
        )
    return [Part(str(message("drills.score", game=_title(spec))), tuple(items), needs_figure=True)]


def _opening(random: Random, need: _Need, spec: GameSpec) -> tuple[Position, Place] | None:
    """Return a first play of the word somewhere over the centre."""
    rack = _draw(random, need, spec)
    if rack is None:
        return None
    position = _start(spec, rack)
    for start, direction in shuffled(random, _first_plays(need, spec)):
        place = _place(need, rack, start, direction, spec)
        if not spec.violations(position, place):
            return position, place
    return None


def _crossing(
    random: Random, need: _Need, others: Sequence[_Need], spec: GameSpec
) -> tuple[Position, Place] | None:
    """Return a play down through a cell of a word that stands."""
    opened = _opening(random, need, spec)
    if opened is None:
        return None
    before = spec.after(*opened)
    standing = {
        square: stack.cell for square, stack in enumerate(before.board) if stack is not None
    }
    for other in shuffled(random, others)[: 4 * CHOICES]:
        for square, cell in standing.items():
            for at, own in enumerate(other.cells):
                if own != cell or other.word == need.word:
                    continue
                found = _through(random, other, before, spec, at=at, square=square)
                if found is not None:
                    return found
    return None


def _through(
    random: Random, need: _Need, before: Position, spec: GameSpec, *, at: int, square: int
) -> tuple[Position, Place] | None:
    """Return the play of a word down whose cell *at* is the one that stands on *square*."""
    start = spec.grid.step(square, Direction.DOWN, -at)
    if start is None or spec.grid.step(start, Direction.DOWN, len(need.cells) - 1) is None:
        return None
    rest = replace(
        need,
        cells=(*need.cells[:at], *need.cells[at + 1 :]),
        faces=(*need.faces[:at], *need.faces[at + 1 :]),
    )
    unseen = [
        name
        for name, count in before.unseen().items()
        for _ in range(count)
        if not spec.tiles.by_name[name].wild
    ]
    tiles = _taken(rest.all_faces, shuffled(random, unseen), spec)
    if tiles is None:
        return None
    waiting = list(tiles)
    lays = []
    for index, (cell, faces) in enumerate(zip(need.cells, need.faces, strict=True)):
        there = spec.grid.step(start, Direction.DOWN, index)
        if index != at and there is not None:
            lays.append(Lay(there, cell, tuple(Tile(waiting.pop(0), face) for face in faces)))
    position = replace(before, racks=(spec.tiles.rack(tiles), *before.racks[1:]))
    place = Place(tuple(lays), Direction.DOWN)
    return None if spec.violations(position, place) else (position, place)


def _wrong_scores(score: Score) -> Iterator[int]:
    """Yield what comes out when a rule is forgotten: premiums, the bonus, a word, the order."""
    right = score.total
    plain = sum(line.points for word in score.words for line in word.lines if line.tile)
    letters = sum(line.value for word in score.words for line in word.lines if line.tile)
    factor = 1
    for word in score.words[:1]:
        for line in word.lines:
            if not line.tile:
                factor *= line.multiplier
    wrong = [
        plain + score.bonus,  # no premium counted
        letters + score.bonus,  # the word premium forgotten
        plain * factor + score.bonus,  # the letter premiums forgotten
        right - score.bonus,  # the bonus forgotten
        (letters + score.bonus) * factor,  # the bonus multiplied too
        sum(word.score for word in score.words[:1]) + score.bonus,  # the cross words forgotten
        right + max((line.points for line in score.words[0].lines if line.tile), default=1),
        right + 2,
        right - 1,
        right + 1,
    ]
    yield from (value for value in dict.fromkeys(wrong) if value > 0 and value != right)


def _itemised(score: Score) -> str:
    """Return the score line by line, as a scorer would say it."""
    parts = []
    for word in score.words:
        tiles = [line for line in word.lines if line.tile]
        sums = " + ".join(
            f"{_dotted(line.text)} {line.points}×{line.multiplier}"
            if line.multiplier > 1
            else f"{_dotted(line.text)} {line.points}"
            for line in tiles
        )
        letters = sum(line.value for line in tiles)
        parts.append(f"{word.word}: {sums} = {letters}")
        parts += [
            str(message("drills.score_word", factor=line.multiplier, score=word.score))
            for line in word.lines
            if not line.tile
        ]
    if score.bonus:
        parts.append(str(message("drills.score_bonus", bonus=score.bonus)))
    parts.append(str(message("drills.score_total", total=score.total)))
    return "; ".join(parts)


def _kinds() -> tuple[Kind, ...]:
    game = Option("game", thai_games(), message("drills.option_game"))
    return (
        Kind(
            "rack-word",
            message("drills.title_rack_word"),
            message("drills.about_rack_word"),
            2,
            _make_rack_word,
            (game, Option("tiles", ("5", "3", "4", "6", "7", "9"), message("drills.option_tiles"))),
        ),
        Kind(
            "score-play",
            message("drills.title_score"),
            message("drills.about_score"),
            3,
            _make_score,
            (
                game,
                Option("board", ("empty", "through"), message("drills.option_board")),
                Option("form", ("choose", "write"), message("drills.option_form")),
            ),
        ),
        Kind(
            "find-bonus",
            message("drills.title_bonus"),
            message("drills.about_bonus"),
            4,
            _make_bonus,
            (game,),
        ),
    )


KINDS: Final = _kinds()
