"""Charts of the notebooks: Matplotlib with the font of the sheets, which has Thai letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
from matplotlib import font_manager

from thaigame.render.fonts import font_file

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

font_manager.fontManager.addfont(font_file("Regular"))
plt.rcParams.update({
    "font.family": "Sarabun",
    "figure.figsize": (6.4, 2.8),
    "figure.dpi": 80,
    "axes.spines.top": False,
    "axes.spines.right": False,
})


def bars(values: Mapping[str, float], title: str, label: str = "") -> None:
    """Draw a bar for each value, the first at the left."""
    _, axes = plt.subplots(layout="constrained")
    axes.bar(list(values), list(values.values()), color="#93c0ec", edgecolor="#1f2430")
    axes.set(title=title, ylabel=label)


def side_by_side(names: Sequence[str], groups: Mapping[str, Sequence[float]], title: str) -> None:
    """Draw bars of several groups, those of one name beside each other."""
    _, axes = plt.subplots(layout="constrained")
    width = 0.8 / len(groups)
    for number, (group, values) in enumerate(groups.items()):
        places = [at + number * width for at in range(len(names))]
        axes.bar(places, values, width, label=group)
    axes.set_xticks([at + 0.4 - width / 2 for at in range(len(names))], names)
    axes.set_title(title)
    axes.legend()


def steps(lines: Mapping[str, Sequence[float]], title: str, label: str = "") -> None:
    """Draw how values grow from one place to the next."""
    _, axes = plt.subplots(layout="constrained")
    for name, values in lines.items():
        axes.plot(range(len(values)), values, marker="o", markersize=3, label=name)
    axes.set(title=title, xlabel=label)
    axes.legend()
