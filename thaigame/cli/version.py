"""What ``--version`` says."""

from __future__ import annotations

import thaigame
from thaigame.movegen import _native
from thaigame.texts import variant


def version() -> str:
    """Return the version and the kernel in use; raise KernelError where a required one is not."""
    kernel = variant("cli.kernel", _native.kernel_name())
    return f"thaigame {thaigame.__version__} ({kernel})"
