"""A referee over HTTP: ``judge_endpoint.py [PORT]``, then ``/judge?game=kumkom&word=น้ำ&word=ทะเล``.

Answers JSON: the ruling, or 400 with what is wrong with the question in Thai and English.
"""

from __future__ import annotations

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import thaigame
from thaigame.layouts import bundled_layout


def ruling(query: dict[str, list[str]]) -> dict[str, object]:
    """Return the ruling on all words of one play; raises ThaigameError for a bad question."""
    # By name only: whoever asks from outside must not choose a file here.
    names = query.get("game", ["kumkom"])
    game = thaigame.GameSpec(
        layout := bundled_layout(names[0]), thaigame.find_lexicon(layout.lexicon)
    )
    ruled = thaigame.judge(game, query.get("word", []))
    return {"acceptable": ruled.acceptable, "words": ruled.words, "by": ruled.authority}


class Referee(BaseHTTPRequestHandler):
    """Answers each question by itself; many may ask at once."""

    def do_GET(self) -> None:
        """Answer one question."""
        asked = urlsplit(self.path.encode("latin-1").decode(errors="replace"))  # as it was sent
        if asked.path != "/judge":
            self.send_error(404)
            return
        try:
            status, body = 200, ruling(parse_qs(asked.query))
        except thaigame.ThaigameError as error:
            status, body = 400, {each: error.message.text(each) for each in ("th", "en")}
        content = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


if __name__ == "__main__":
    with ThreadingHTTPServer(("127.0.0.1", int(*sys.argv[1:] or ["8000"])), Referee) as server:
        print(f"http://127.0.0.1:{server.server_port}/judge?game=kumkom&word=น้ำ", flush=True)
        server.serve_forever()
