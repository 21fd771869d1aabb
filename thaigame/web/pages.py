"""Pages from templates, texts from the catalogue, dates as people here write them."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from thaigame.texts import LANGUAGES, Message, language, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

FOLDER: Final = Path(__file__).parent
STATIC: Final = FOLDER / "static"
BUDDHIST: Final = 543
"""Years that the Buddhist era is ahead."""


def text(key: str, /, **values: object) -> str:
    """Return the text that a template names; a test sees to it that every such key exists."""
    return str(Message(key, tuple(sorted(values.items()))))


def told_date(iso: str) -> str:
    """Return a moment as people write it in the language in force; Thai years are Buddhist."""
    moment = datetime.fromisoformat(iso)
    year = moment.year + (BUDDHIST if language() == "th" else 0)
    return f"{moment.day}/{moment.month}/{year} {moment:%H:%M:%S}"


def now() -> str:
    """Return this moment, as the database keeps moments."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


_PAGES: Final = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_PAGES.globals.update(t=text, language=language, languages=LANGUAGES)
_PAGES.filters["told_date"] = told_date


def page(request: Request, template: str, *, status: int = 200, **values: Any) -> HTMLResponse:  # noqa: ANN401  what the template needs
    """Return the page that *template* makes; ``role`` is that of who asks."""
    hall = request.app.state.hall
    role = hall.role(request.state.device)
    html = _PAGES.get_template(template).render(
        path=request.url.path, role=role, may_know_words=hall.may_know_words(request.state.device),
        **values,
    )  # fmt: skip
    return HTMLResponse(html, status)


def as_json(document: Mapping[str, object], status: int = 200) -> Response:
    """Return *document*; Thai stands in it as it is."""
    body = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return Response(body, status, media_type="application/json")


def script_texts(*texts: Message) -> dict[str, str]:
    """Return texts for a page's script, by the last part of their keys."""
    return {each.key.rpartition(".")[2]: str(each) for each in texts}


def refused(request: Request, status: int, told: str) -> Response:
    """Say why a request is refused: as a page to people, as JSON to scripts."""
    if request.headers.get("accept", "").startswith("application/json"):
        return as_json({"error": {"code": str(status), "message": told, "at": None}}, status)
    return page(request, "refused.html", status=status, told=told or str(message("web.no_page")))
