"""Practice for the board games: from a rack to a word, the play that earns the bonus, the score.

No game is known here by name: the options offer every layout in Thai script. Words are found by a
filter over the game's list (which faces a word needs, which tiles show them), and the game's own
rules and scorer judge what was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.makers.plays import best_first, crossing_play, opening
from thaigame.drills.makers.rackwords import (
    draw,
    fill,
    game,
    needs,
    thai_games,
    words_from,
)
from thaigame.drills.making import CHOICES, joined, mixed_choices, shuffled
from thaigame.drills.model import Board, Item, Part, Rack
from thaigame.notation import format_move, format_rack, write_position
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.makers.rackwords import Need
    from thaigame.game.score import Score
    from thaigame.game.spec import GameSpec

_RACK_TRIES: Final = 400
_FEW: Final = 3  # tiles of the shortest rack that is worth a question


def _pool(request: Request) -> list[Need]:
    known = needs(request.options["game"])
    words = [entry.word for entry in request.pool.entries]
    return [known[word] for word in [*words, *request.pool.unsure] if word in known]


def _shown_rack(rack: Sequence[str], spec: GameSpec) -> str:
    """Return the tiles apart, as people read them; run together เ and เ would look like แ."""
    return " ".join(format_rack([tile], spec.layout) for tile in spec.tiles.rack(rack))


def _title(spec: GameSpec) -> str:
    return spec.layout.titles[language()]


def _make_rack_word(request: Request) -> list[Part]:
    name = request.options["game"]
    spec = game(name)
    random = request.random
    most = min(int(request.options["tiles"]), spec.rules.play.rack_size)
    items: list[Item] = []
    used: set[str] = set()
    fitting = [need for need in _pool(request) if _FEW <= len(need.all_faces) <= most]
    for need in shuffled(random, fitting)[:_RACK_TRIES]:
        if len(items) == request.count:
            break
        rack = draw(random, need, spec)
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


def _laid_out(need: Need) -> str:
    """Return the tiles of a word, those of one cell joined by +."""
    return " ".join("+".join(_dotted(face) for face in faces) for faces in need.faces if faces)


def _dotted(face: str) -> str:
    from thaigame.text import MARKS

    return f"◌{face}" if face[0] in MARKS else face


def _solved(need: Need, rack: Sequence[str], spec: GameSpec) -> Board | None:
    """Return the board with the word laid over the centre where it scores most."""
    best = best_first(need, rack, spec)
    if best is None:
        return None
    position, place, _ = best
    return Board(write_position(position), format_move(place, position))


def _make_bonus(request: Request) -> list[Part]:
    name = request.options["game"]
    spec = game(name)
    random = request.random
    least = min(spec.rules.play.bonus, default=spec.rules.play.rack_size)
    size = spec.rules.play.rack_size
    fitting = [need for need in _pool(request) if least <= len(need.all_faces) <= size]
    items: list[Item] = []
    for need in shuffled(random, fitting)[:_RACK_TRIES]:
        if len(items) == request.count:
            break
        tiles = draw(random, need, spec)
        if tiles is None:
            continue
        rack = fill(random, tiles, size, spec)
        best = best_first(need, rack, spec)
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
    spec = game(name)
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
        made = (
            crossing_play(random, need, fitting, spec) if crossing else opening(random, need, spec)
        )
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
    chosen = Option("game", thai_games(), message("drills.option_game"))
    return (
        Kind(
            "rack-word",
            message("drills.title_rack_word"),
            message("drills.about_rack_word"),
            2,
            _make_rack_word,
            (
                chosen,
                Option("tiles", ("5", "3", "4", "6", "7", "9"), message("drills.option_tiles")),
            ),
        ),
        Kind(
            "score-play",
            message("drills.title_score"),
            message("drills.about_score"),
            3,
            _make_score,
            (
                chosen,
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
            (chosen,),
        ),
    )


KINDS: Final = _kinds()
