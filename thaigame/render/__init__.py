"""Boards for the eye."""

from thaigame.render.text import board_text

__all__ = ["board_text"]
