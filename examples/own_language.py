"""A game in a language of one's own, Esperanto here: ``own_language.py [SEED]`` plays one.

Board and rules are those of a bundled game; the tiles (our own counts) and the words stand below.
"""

from __future__ import annotations

import sys

import thaigame
from thaigame.layouts import load_layout
from thaigame.render import board_text

# Letter, tiles, points.
TILES = """
A 11 1  B 2 3  C 1 5  Ĉ 1 7  D 3 2  E 9 1  F 2 4  G 2 3  Ĝ 1 6  H 1 6  Ĥ 1 9  I 10 1  J 4 2  Ĵ 1 8
K 4 2  L 6 1  M 3 2  N 8 1  O 10 1  P 3 2  R 6 1  S 6 1  Ŝ 1 6  T 5 1  U 3 2  Ŭ 1 6  V 2 3  Z 1 5
? 2 0
""".split()

WORDS = """
aero akvo amiko ankaŭ arbo birdo bona bovo ĉapo ĉe ĉevalo ĉielo dento domo du edzo eĥo floro
frato ĝardeno ĝi ĝojo hejmo homo hundo infano instruisto jaro ĵaŭdo ĵeti juna kafo kato kiel kiu
kun la lago laŭ lerni libro lingvo luno mano maro mi monto nokto nova oni oro ovo pano patro pordo
roko rozo ruĝa sed ses ŝafo ŝi ŝtono ŝuo suno tablo tago tri unu urbo urso vento vi vino vojo zono
""".split()

KINDS = list(zip(TILES[::3], map(int, TILES[1::3]), map(int, TILES[2::3]), strict=True))
LINES = [f'{{ name = "{name}", count = {n}, points = {points} }},' for name, n, points in KINDS]
NEWLINE = "\n"
GAME = f"""
extends = "scrabble"
name = "esperanto"
title = {{ en = "A game in Esperanto", th = "เกมภาษาเอสเปรันโต" }}
[tiles]
total = {sum(n for _, n, _ in KINDS)}
kinds = [
{NEWLINE.join(LINES)}
]
[points]
sum = {sum(n * points for _, n, points in KINDS)}
[rules.turn]
start_draw = "{"".join(name for name, *_ in KINDS[:-1])}"
"""


def main(seed: int = 1) -> None:
    """Let two greedy players play a game and show the board."""
    game = thaigame.GameSpec(load_layout(GAME), thaigame.Lexicon.from_words(WORDS))
    greedy = thaigame.find_player("greedy")(game)
    over = thaigame.play_game(game, [greedy, greedy], seed=seed)
    print(board_text(game.layout, over.board))
    outcome = over.outcome()
    print(*(outcome.scores if outcome else over.scores))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
