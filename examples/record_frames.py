"""A recorded game as pictures, one a turn: ``record_frames.py GAME.gcg FOLDER``.

Frame N is the board that turn N met, the last play marked; ``index.html`` has a slider for them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

import thaigame
from thaigame.game.events import Played
from thaigame.render import page_html, position_svg

PAGE = """
<p><input type="range" min="0" max="{last}" value="0" style="width: 40em" id="turn"></p>
<p><img id="frame" src="00.svg" alt="" style="width: 40em"></p>
<p id="said"></p>
<script>
const said = [{said}];
turn.oninput = () => {{
  frame.src = turn.value.padStart(2, "0") + ".svg";
  document.getElementById("said").textContent = said[turn.value];
}};
turn.oninput();
</script>
"""


def frames(record: thaigame.Record) -> Iterator[tuple[str, str]]:
    """Yield each turn's picture, and what the player then did."""
    new: tuple[int, ...] = ()
    names = [player.nick for player in record.players]
    for node in record.walk():
        if not isinstance(node.event, Played):
            continue
        seat = node.event.player
        ordered = names[seat:] + names[:seat]
        move = thaigame.format_move(node.event.move, node.position)
        picture = position_svg(node.position, new=new, names=ordered)
        yield picture, f"{names[seat]}: {move} +{node.score.total if node.score else 0}"
        new = node.event.move.squares


def main(source: str, folder: str) -> None:
    """Write the frames and the page."""
    made = list(frames(thaigame.load_record(source)))
    Path(folder).mkdir(exist_ok=True)
    for number, (picture, _) in enumerate(made):
        Path(folder, f"{number:02}.svg").write_text(picture, encoding="utf-8")
    texts = ", ".join(repr(escape(text)) for _, text in made)
    page = page_html(source, PAGE.format(last=len(made) - 1, said=texts))
    Path(folder, "index.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
