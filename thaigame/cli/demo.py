"""``thaigame demo``: judges some words and scores some plays, with the board after each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.judge import print_words
from thaigame.cli.score import print_score
from thaigame.game.judging import explain
from thaigame.game.moves import Play
from thaigame.game.spec import find_game
from thaigame.notation import parse_move
from thaigame.render import board_text
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.spec import GameSpec

_WORDS: Final = ("น้ำ", "นํ้า", "กะทันหัน", "กระทันหัน", "สิทธิ์", "วันนี้")

# Seven tiles with their paper mark, then two words through what stands, old words lifted (K8).
KUMKOM: Final = ("5H มหาสมุทร", "J3 ปล.", "3J .ระตู")

# A word, a tone added to it (T6), ๆ behind it (T9), a word through it.
CROSSING: Final = ("8G วาง", "8G .+่..", "8G ...ๆ", "I8 .าม")


@make_command("demo")
def command() -> int:
    """Judge, then play."""
    kumkom, crossing = find_game("kumkom"), find_game("crossing")
    _heading(message("cli.demo_judging", game=kumkom.layout.titles[language()]))
    print_words(explain(kumkom, _WORDS))
    for spec, plays in ((kumkom, KUMKOM), (crossing, CROSSING)):
        _play(spec, plays)
    output.say("")
    output.say(message("cli.demo_more"))
    return 0


def _play(spec: GameSpec, plays: Sequence[str]) -> None:
    position = spec.start()
    for number, text in enumerate(plays, start=1):
        move = parse_move(text, position)
        if not isinstance(move, Play):
            continue
        title = spec.layout.titles[language()]
        _heading(message("cli.demo_play", game=title, number=number, move=text))
        print_score(spec, spec.score(position, move))
        for each in spec.violations(position, move):
            output.say(f"{each.rule}: {each.message}")
        position = spec.after(position, move)
        output.show(board_text(spec.layout, position.board, new=move.squares))


def _heading(text: object) -> None:
    output.say("")
    output.say(f"── {text} ──")
