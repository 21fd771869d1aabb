"""Sheets of exercises as files: printed pages, office documents, flash cards, quiz imports.

``export(sheet, path)`` chooses the form by the file's suffix, ``export_set`` writes the sheets of a
class with their keys. Every form is written by a maintained library of the extra ``drills`` and
loaded only when it is asked for.
"""

from thaigame.drills.export.choose import SUFFIXES, export, export_set, kit_pdf
from thaigame.drills.export.page import Head

__all__ = ["SUFFIXES", "Head", "export", "export_set", "kit_pdf"]
