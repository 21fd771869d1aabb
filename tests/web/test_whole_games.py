"""Whole games in real browsers: every play typed key by key, with all that happens on the way.

The core says which plays there are and what they score; the browsers only type. What the page then
shows is compared with what the generator had said before anything was placed.
"""

from __future__ import annotations

import re
import time
from itertools import chain, permutations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.seated import opened, seated
from tests.web.served import running
from tests.web.watched import People
from thaigame import Generator
from thaigame.errors import ThaigameError
from thaigame.game.events import Played
from thaigame.game.moves import Play
from thaigame.game.rules import violations
from thaigame.notation import parse_move, read_json, record_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, CDPSession, Page

    from tests.web.served import Running
    from thaigame.game.game import Game
    from thaigame.game.moves import Lay

pytestmark = pytest.mark.xdist_group("web")

SEED = 3
THREE = """
name = "crossword-three"
title = { en = "Crossword for three", th = "ครอสเวิร์ดสามคน" }
extends = "crossword"

[rules.turn]
players = [2, 3]
"""


class Sitting:
    """Everybody at one table, by seat, each with a browser and hands on a keyboard."""

    def __init__(self, server: Running, host: Page, pages: list[Page]) -> None:
        """Find out who sits where."""
        self.number = host.url.rpartition("/")[2]
        self.table = server.rooms.tables[self.number]
        self.generator = Generator(self.table.spec)
        here = [each.seat or 0 for each in self.table.sitters]
        self.pages = [page for _, page in sorted(zip(here, pages, strict=True), key=lambda p: p[0])]
        self.away: Page | None = None
        self._keys: dict[Page, CDPSession] = {
            page: page.context.new_cdp_session(page) for page in pages
        }

    @property
    def game(self) -> Game:
        """Return the game as the server has it."""
        assert self.table.game is not None
        return self.table.game

    @property
    def mover(self) -> Page:
        """Return the page of who is to move."""
        return self.pages[self.game.turn]

    def key(self, page: Page, char: str) -> None:
        """Press the key that writes *char* on a Thai keyboard and wait for what it comes to."""
        press = {"type": "keyDown", "key": char, "text": char}
        self._keys[page].send("Input.dispatchKeyEvent", press)
        self._keys[page].send("Input.dispatchKeyEvent", {"type": "keyUp", "key": char})
        page.wait_for_selector("#draft[aria-busy=false]", state="attached")

    def go(self, page: Page, square: int) -> None:
        """Move to a square by the arrows, as whoever has no mouse does."""
        columns = self.game.spec.layout.grid.columns
        at = int(page.locator("[data-square]:has(:focus)").get_attribute("data-square") or 0)
        down, right = square // columns - at // columns, square % columns - at % columns
        for steps, on, back in ((down, "ArrowDown", "ArrowUp"), (right, "ArrowRight", "ArrowLeft")):
            for _ in range(abs(steps)):
                page.keyboard.press(on if steps > 0 else back)
        page.wait_for_selector("#draft[aria-busy=false]", state="attached")

    def place(self, page: Page, play: Play, *, by_arrows: bool = False) -> None:
        """Type a play: its letters, marks and tiers, each tile the one that the play names."""
        if by_arrows:
            self.go(page, play.squares[0])
        else:
            page.locator(f"[data-square='{play.squares[0]}'] input").focus()
        arrow = "→" if play.direction.value == "across" else "↓"
        for _ in range(2):
            cell = page.locator(f"[data-square='{play.squares[0]}']")
            if cell.get_attribute("data-cursor") != arrow:
                page.keyboard.press("Space")
        for lay in play.lays:
            at = page.locator("[data-cursor]")
            if not at.count() or at.get_attribute("data-square") != str(lay.square):
                self.go(page, lay.square)
            self._lay(page, lay)

    def _lay(self, page: Page, lay: Lay) -> None:
        standing = self.game.board[lay.square]
        shown = {ch for tile in lay.tiles for ch in tile.face}
        old = set() if standing is None else set("".join(standing.cell))
        for tile in lay.tiles:
            for char in tile.face:
                self.key(page, char)
            wanted = page.locator(f"#choice button[data-kind='{tile.kind}'][aria-pressed=false]")
            if wanted.count():
                wanted.click()
                page.wait_for_selector("#draft[aria-busy=false]", state="attached")
        for mark in (mark for mark in lay.cell[1:] if mark and mark not in shown | old):
            self.key(page, mark)

    def ready(self, timeout: float = 8_000) -> None:
        """Wait until every page that is not cut off shows what has happened."""
        for page in self.pages:
            if page != self.away:
                now = f"#play[data-seq='{self.table.seq}']"
                page.wait_for_selector(now, state="attached", timeout=timeout)

    def done(self, before: int) -> None:
        """Wait until the server has done something since event number *before*."""
        for _ in range(800):
            if self.table.seq > before:
                return
            time.sleep(0.01)
        told = [page.inner_text("#refused") + page.inner_text("#draft") for page in self.pages]
        raise AssertionError(told)

    def click(self, page: Page, *buttons: str) -> None:
        """Press buttons one after another, the last of which does something."""
        before = self.table.seq
        for button in buttons:
            page.click(button)
        self.done(before)
        self.ready()

    def move(self) -> None:
        """Let who is to move type the best play, and compare what its page says of it."""
        page, before = self.mover, self.table.seq
        best = self.generator.best(self.game.observation(self.game.turn).position, 1)
        if not best:
            self.click(page, "#do-pass", "#dialog .options button")
            return
        self.place(page, best[0].play)
        expect(page.locator("#draft")).to_contain_text(f"{best[0].score} points")
        expect(page.locator("#draft")).not_to_have_class("fault")
        page.keyboard.press("Control+Enter")
        self.done(before)
        self.ready()
        assert self.game.pending is not None
        assert self.game.pending.points == best[0].score

    def go_on(self, most: int) -> None:
        """Let each make the best play, one of three accepted first, *most* times or to the end."""
        for turn in range(most):
            if self.game.is_over:
                break
            last = self.mover.locator("#do-pass").is_disabled()  # the play would end the game
            if self.game.pending is not None and (last or turn % 3 == 0):
                self.click(self.mover, "#do-accept")
            else:
                self.move()

    def to_the_end(self) -> None:
        """Go on until the game is over, and compare what every page then shows."""
        self.go_on(120)
        assert self.game.is_over
        for page in self.pages:
            expect(page.locator("#after")).to_be_visible()
            shown = page.locator("#players .score").all_inner_texts()
            assert shown == [str(score) for score in self.game.scores]


@pytest.fixture
def same_bag(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every table the same bag, so that a game is the same game each time."""
    monkeypatch.setattr("thaigame.web.rooms.secrets.randbits", lambda _: SEED)


@pytest.fixture
def own_room(browser: Browser, tmp_path: Path, same_bag: None) -> Iterator[tuple[Running, People]]:
    """Give a server within the test and whoever comes to it; it offers one more game of a file."""
    del same_bag
    file = tmp_path / "three.toml"
    file.write_text(THREE, encoding="utf-8")
    with running(tmp_path / "data", str(file)) as server:
        found = People(browser, server)
        yield server, found
        found.leave()


def no_word(game: Game) -> Play:
    """Return a play from the centre on that is no word, by the game's own list."""
    position = game.observation(game.turn).position
    layout = game.spec.layout
    plain = [name for name in position.racks[0] or () if not layout.tiles.by_name[name].is_choice]
    for tiles in chain(permutations(plain, 2), permutations(plain, 3)):
        try:
            play = parse_move(f"{layout.grid.name(layout.grid.centre)} {''.join(tiles)}", position)
        except ThaigameError:
            continue  # marks lie on no square of their own
        assert isinstance(play, Play)
        faults = {fault.reason for fault in violations(position, play, game.spec.lexicon)}
        if faults == {"word"}:
            return play
    raise AssertionError(position.racks)


@pytest.mark.parametrize("game", ["kumkom", "crossing"])
def test_a_whole_game_with_challenge_exchange_and_reconnecting(
    own_room: tuple[Running, People], game: str
) -> None:
    server, people = own_room
    host = opened(people, game, mode="contest")
    at = Sitting(server, host, seated(people, host, {}, {}))
    # What is no word is taken off the board when it is challenged.
    mover = at.mover
    at.place(mover, no_word(at.game))
    at.click(mover, "#do-play")
    challenger = next(page for page in at.pages if page != mover)
    at.click(challenger, "#do-challenge", "#dialog .ok")
    expect(mover.locator("#pending")).to_contain_text("challenges; words: 1")
    at.click(mover, "#do-settle")
    assert not any(at.game.board)
    expect(mover.locator("#board .new")).to_have_count(0)
    # Two tiles go back into the bag.
    changing = at.mover
    changing.click("#do-exchange")
    for box in changing.locator("#dialog input").all()[:2]:
        box.check()
    at.click(changing, "#dialog .ok")
    expect(changing.locator("#moves li").last).to_contain_text("2")
    # A word of the list stands though it is challenged.
    mover = at.mover
    at.move()
    challenger = next(page for page in at.pages if page != mover)
    at.click(challenger, "#do-challenge", "#dialog .ok")
    at.click(challenger, "#do-settle")
    assert any(at.game.board)
    # Who was cut off while the other moved is shown it, and so is who loads the page anew.
    at.away = next(page for page in at.pages if page != at.mover)
    at.away.context.set_offline(True)
    at.click(at.mover, "#do-pass", "#dialog .options button")
    at.away.context.set_offline(False)
    at.away = None
    at.pages[0].reload()
    at.ready(timeout=20_000)
    at.to_the_end()
    # The record that a page gives says what happened, and the score that it makes.
    with challenger.expect_download() as found:
        challenger.click("a[href$='record.json']")
    record = read_json(Path(found.value.path()).read_text(encoding="utf-8"))
    assert record == record_of(at.game)


def test_three_play_a_game_of_one_s_own_layout(own_room: tuple[Running, People]) -> None:
    server, people = own_room
    host = opened(people, "crossword-three", seats="3")
    at = Sitting(server, host, seated(people, host, {}, {}, {}))
    mover = at.mover
    at.move()
    # Any opponent may challenge, and who did is told to all.
    last = [page for page in at.pages if page != mover][-1]
    at.click(last, "#do-challenge", "#dialog .ok")
    for page in at.pages:
        expect(page.locator("#pending")).to_contain_text("challenges; words: 1")
    at.click(last, "#do-settle")
    at.go_on(5)
    assert len({play.player for play in at.game.events if isinstance(play, Played)}) == 3


def test_the_printed_game_of_the_primary_school_takes_three(
    own_room: tuple[Running, People],
) -> None:
    server, people = own_room
    host = opened(people, "primary", seats="3")
    at = Sitting(server, host, seated(people, host, {}, {}, {}))
    at.to_the_end()


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until what is *wanted* has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(wanted)


@pytest.mark.parametrize("game", ["scrabble", "crossword", "primary", "kumkom", "crossing"])
def test_a_whole_turn_with_the_keyboard_alone_is_spoken_to_the_other(
    own_room: tuple[Running, People], game: str
) -> None:
    server, people = own_room
    host = opened(people, game, mode="contest")
    at = Sitting(server, host, seated(people, host, {}, {}))
    mover, other = at.mover, at.pages[1 - at.game.turn]
    best = at.generator.best(at.game.observation(at.game.turn).position, 1)[0]
    tab_to(mover, "#board input")
    at.place(mover, best.play, by_arrows=True)
    expect(mover.locator("#draft")).to_contain_text(f"{best.score} points")
    before = at.table.seq
    mover.keyboard.press("Control+Enter")
    at.done(before)
    # A screen reader says the play and whose turn it is, without the other touching anything.
    name = at.game.names[at.game.pending.player]  # type: ignore[union-attr]
    expect(other.locator("#polite")).to_contain_text(re.compile(f"{name}.*{best.score}"))
    expect(other.locator("#urgent")).to_have_text("Your turn.")
    before = at.table.seq
    tab_to(other, "#do-accept")
    other.keyboard.press("Enter")
    at.done(before)
    at.ready()
    before = at.table.seq
    tab_to(other, "#do-exchange")
    other.keyboard.press("Enter")
    tab_to(other, "#dialog input")
    other.keyboard.press("Space")
    tab_to(other, "#dialog .ok")
    other.keyboard.press("Enter")
    at.done(before)
    assert type(at.game.events[before]).__name__ == "Exchanged"
