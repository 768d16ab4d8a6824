"""Messages and refusals of this game; names of tiles by colour, content and shape, never by a number."""

from __future__ import annotations

from functools import partial

from trainshed.rail.play import naming
from trainshed.rail.play.words import Refuser, Speaker

say, say_log, ask, refuse = Speaker("lilliput"), Speaker("lilliput-log"), Speaker("lilliput-ask"), Refuser("lilliput")
tile_name = partial(naming.tile_name, "lilliput-tile")
tile_name_or_id = partial(naming.tile_name_or_id, "lilliput-tile")
