"""An answer and its three forms: for people, ``--json``, and ``--jsonl``, an answer a line."""

from __future__ import annotations

from collections.abc import Callable  # noqa: TC003  a NamedTuple's annotations are looked at
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.cli import failure, output
from thaigame.cli.options import given_words, standard_input_stream
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import BinaryIO


_LONGEST: Final = 100_000
"""Bytes of a request; a position with its racks and a word has some hundreds."""


class Answer(NamedTuple):
    """What a request is answered: the JSON document, the exit status, and how people are told."""

    document: object
    status: int = 0
    tell: Callable[[], None] = lambda: None


def answer_one(given: Answer, *, as_json: bool) -> int:
    """Print an answer as JSON or for people; return its status."""
    if as_json:
        output.print_json(given.document)
    else:
        given.tell()
    return given.status


def answer_words(
    answer: Callable[[list[str]], Answer], words: Sequence[str], *, as_json: bool, jsonl: bool
) -> int:
    """Answer the words of the call, or every line of standard input; return the status."""
    if jsonl:
        return answer_lines(answer)
    return answer_one(answer(given_words(words)), as_json=as_json)


def answer_lines(answer: Callable[[list[str]], Answer]) -> int:
    """Answer every line of standard input; return the gravest status.

    A line is a JSON array of strings (the arguments the command would take), one JSON string, or
    plain text whose words are the arguments. Empty lines are passed over. A line that cannot be
    answered gets an error of its own, and the next one is read.
    """
    status = 0
    for line in _lines(standard_input_stream().buffer):
        try:
            arguments = _arguments(line)
            if not arguments:
                continue
            given = answer(arguments)
        except Exception as error:  # noqa: BLE001  one bad line must not end the others
            given = Answer(failure.document(failure.as_error(error)), 2)
        output.print_json(given.document, flush=True)
        status = max(status, given.status)
    return status


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; of one that is too long as much as shows that it is."""
    while line := stream.readline(_LONGEST + 1):
        rest = line
        while len(rest) > _LONGEST and not rest.endswith(b"\n"):
            rest = stream.readline(_LONGEST + 1)
        yield line


def _arguments(line: bytes) -> list[str]:
    if len(line) > _LONGEST:
        raise failure.CallError(message("cli.long_request", longest=_LONGEST))
    try:
        text = line.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise failure.CallError(message("cli.not_utf8", at=error.start), at=error.start) from None
    if not text.startswith(("[", '"')):
        return text.split()
    import json

    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        at = getattr(error, "pos", None)
        raise failure.CallError(message("cli.bad_request", line=text[:60]), at=at) from None
    values = [value] if isinstance(value, str) else value
    if isinstance(values, list) and all(isinstance(each, str) for each in values):
        return values
    raise failure.CallError(message("cli.bad_request", line=text[:60]))
