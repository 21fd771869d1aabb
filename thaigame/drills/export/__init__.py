"""Sheets of exercises as files: printed pages, office documents, flash cards, quiz imports.

``export(sheet, path)`` chooses the form by the file's suffix. Every form is written by a
maintained library of the extra ``drills`` and loaded only when it is asked for.
"""

from thaigame.drills.export.choose import SUFFIXES, export
from thaigame.drills.export.head import Head
from thaigame.drills.export.kit import kit_pdf

__all__ = ["SUFFIXES", "Head", "export", "kit_pdf"]
