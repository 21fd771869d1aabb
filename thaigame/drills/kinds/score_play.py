"""What a play scores, first over the centre or through a word that stands.

Wrong choices are what comes out when a rule is forgotten: a premium, the bonus, a cross word, the
order of the two. The reason is the game's own scorer line by line.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from thaigame.drills import racks
from thaigame.drills.kind import CHOICES, FORM, DrillKind, Setting, mixed_choices
from thaigame.drills.model import BoardFigure, DrillPart
from thaigame.notation import format_move, write_position
from thaigame.texts import language, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem
    from thaigame.game.score import Score

_ASK: Final = said("{game}: what does the marked play score?", "{game}: คำที่ลงใหม่ได้กี่คะแนน")
_WHICH: Final = said("{word} ({move})", "{word} ({move})")
_TIMES: Final = said("times {factor} = {score}", "คูณ {factor} = {score}")
_BONUS: Final = said("bonus {bonus}", "แต้มพิเศษ {bonus}")
_TOTAL: Final = said("{total} in all", "รวม {total}")


def _make(request: Request) -> list[DrillPart]:
    random, spec = request.random, racks.game(request.settings["game"])
    size = spec.rules.play.rack_size
    fitting = racks.pool_needs(request, least=1, most=size)
    items: list[DrillItem] = []
    seen: set[str] = set()
    for need in islice(fitting, racks.RACK_TRIES):
        if len(items) == request.count:
            break
        if request.settings["board"] == "through":
            made = racks.crossing_play(random, need, request.pool.spelt, spec)
        else:
            made = racks.opening(random, need, spec)
        if made is None:
            continue
        position, play = made
        score = spec.score(position, play)
        move = format_move(play, position)
        choices: tuple[str, ...] = ()
        if request.settings["form"] == "choose":
            choices = mixed_choices(random, str(score.total), map(str, _wrong_scores(score)))
            if len(choices) < CHOICES:
                continue
        if move in seen:
            continue
        seen.add(move)
        items.append(
            request.item(
                _WHICH.of(move=move, word=score.words[0].word),
                str(score.total),
                _itemised(score),
                choices=choices,
                figure=BoardFigure(write_position(position), move),
            )
        )
    instruction = str(_ASK.of(game=spec.layout.titles[language()]))
    return [DrillPart(instruction, tuple(items), needs_figure=True)]


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
            f"{racks.dotted(line.text)} {line.points}"
            + (f"×{line.multiplier}" if line.multiplier > 1 else "")
            for line in tiles
        )
        parts.append(f"{word.word}: {sums} = {sum(line.value for line in tiles)}")
        parts += [
            str(_TIMES.of(factor=line.multiplier, score=word.score))
            for line in word.lines
            if not line.tile
        ]
    if score.bonus:
        parts.append(str(_BONUS.of(bonus=score.bonus)))
    parts.append(str(_TOTAL.of(total=score.total)))
    return "; ".join(parts)


KIND: Final = DrillKind(
    name="score-play",
    grade=3,
    title=said("Score the play", "คิดคะแนน"),
    summary=said("what does this play score on this board", "คิดคะแนนของคำที่ลงบนกระดาน"),
    make=_make,
    settings=(
        racks.game_setting(),
        Setting(
            "board",
            ("empty", "through"),
            said(
                "empty: a first play; through: through a word that stands",
                "empty: คำแรกบนกระดานว่าง; through: คำที่ไขว้กับคำเดิม",
            ),
        ),
        FORM,
    ),
)
