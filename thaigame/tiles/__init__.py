"""Pieces: what is printed on them, what they can stand for, the bag and the racks."""

from thaigame.tiles.bag import Bag
from thaigame.tiles.kind import BLANK, Face, Kind, Tile, fixed_name
from thaigame.tiles.rack import Rack
from thaigame.tiles.tileset import TileSet

__all__ = ["BLANK", "Bag", "Face", "Kind", "Rack", "Tile", "TileSet", "fixed_name"]
