"""Where the cache lies: what is said here for Linux is what platformdirs says there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from platformdirs import user_cache_path

from thaigame.resources import cache_folder


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs itself is asked")
@pytest.mark.parametrize("named", [None, "", "relative", "/srv/caches"])
@pytest.mark.parametrize("home", [None, "", "/home/somchai", "/"])
def test_the_cache_of_linux_lies_where_platformdirs_says(
    named: str | None, home: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("THAIGAME_CACHE", raising=False)
    for name, value in (("XDG_CACHE_HOME", named), ("HOME", home)):
        monkeypatch.delenv(name, raising=False)
        if value is not None:
            monkeypatch.setenv(name, value)
    assert cache_folder() == user_cache_path("thaigame")


def test_the_cache_lies_where_its_variable_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAIGAME_CACHE", "/srv/mine")
    assert cache_folder() == Path("/srv/mine")
