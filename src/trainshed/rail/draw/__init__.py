"""Drawing: tiles, maps and positions as SVG, and the same geometry as structs for the web page."""

from trainshed.rail.draw.gallery import STYLE, gallery, gallery_body
from trainshed.rail.draw.layout import TileArt, layout
from trainshed.rail.draw.position import BoardArt, CellArt, Livery, StationArt, load_liveries, position
from trainshed.rail.draw.printed import MapPieces, map_pieces
from trainshed.rail.draw.routes import RouteLine
from trainshed.rail.draw.svg import board_svg, tile_svg
from trainshed.rail.draw.table import table_svg
from trainshed.rail.draw.tileset import TileInfo, TileSet, company_liveries, tile_infos

__all__ = [
    "STYLE",
    "BoardArt",
    "CellArt",
    "Livery",
    "MapPieces",
    "RouteLine",
    "StationArt",
    "TileArt",
    "TileInfo",
    "TileSet",
    "board_svg",
    "company_liveries",
    "gallery",
    "gallery_body",
    "layout",
    "load_liveries",
    "map_pieces",
    "position",
    "table_svg",
    "tile_infos",
    "tile_svg",
]
