"""A run that was stopped goes on where it was: what is done of it, in one file.

The file opens with a line that says which run it is of: game, hashes of layout, word list and code,
seed, how many games. A file of another run is refused. The sums follow, compressed.
"""

from __future__ import annotations

import io
import json
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from thaigame.errors import StateError
from thaigame.filing import keep_file, why
from thaigame.strategy.training.moments import NAMES, Moments
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

_WRONG: Final = (
    *(ValueError, KeyError, TypeError, AttributeError, StopIteration, EOFError),
    *(RecursionError, MemoryError),  # deep brackets, an array said to be larger than any machine
)


@dataclass(frozen=True)
class Checkpoint:
    """How far a run is: the generation, what it goes by, its batches and sums.

    ``values`` is the file of the values that the players go by, empty before there are any;
    ``held`` are the sums over the batches that are held back.
    """

    generation: int
    reference: tuple[int, ...]
    values: str
    done: frozenset[int]
    seen: Moments
    held: Moments

    def to_bytes(self, header: Mapping[str, Any]) -> bytes:
        """Return the file of a run with this header; the same bytes for the same state."""
        state = {
            "generation": self.generation,
            "reference": self.reference,
            "values": self.values,
            "done": sorted(self.done),
        }
        out = io.BytesIO()
        for moments in (self.seen, self.held):
            for array in moments.arrays().values():
                np.save(out, array, allow_pickle=False)
        first = json.dumps({"run": header, "state": state}, ensure_ascii=False, sort_keys=True)
        return first.encode() + b"\n" + zlib.compress(out.getvalue(), 1)


def keep(path: str | Path, header: Mapping[str, Any], state: Checkpoint) -> None:
    """Write a checkpoint in one step; raise OSError where that cannot be."""
    keep_file(path, state.to_bytes(header))


def read(path: str | Path, header: Mapping[str, Any]) -> Checkpoint | None:
    """Return the checkpoint in a file, None where there is no file.

    Raise StateError for what is none, and for one of another run.
    """
    try:
        content = Path(path).read_bytes()
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise StateError(message("values.unreadable", path=str(path), why=why(error))) from error
    try:
        first, _, rest = content.partition(b"\n")
        told = json.loads(first)
        run, state = told["run"], told["state"]
        if run == dict(header):
            source = io.BytesIO(zlib.decompress(rest))
            seen, held = _moments(source), _moments(source)
            return Checkpoint(
                state["generation"],
                tuple(state["reference"]),
                state["values"],
                frozenset(state["done"]),
                seen,
                held,
            )
        other = next(key for key in header if run.get(key) != header[key])
    except (*_WRONG, zlib.error) as error:
        raise StateError(message("values.checkpoint_damaged", path=str(path))) from error
    raise StateError(
        message(
            "values.checkpoint_other",
            path=str(path),
            what=other,
            found=str(run.get(other)),
            wanted=str(header[other]),
        )
    )


def _moments(source: io.BytesIO) -> Moments:
    return Moments(*(np.load(source, allow_pickle=False) for _ in NAMES))
