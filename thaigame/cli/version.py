"""What ``--version`` says."""

from __future__ import annotations

import thaigame


def version() -> str:
    """Return the version and the kernel in use."""
    return f"thaigame {thaigame.__version__}"
