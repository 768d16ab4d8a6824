"""Route handlers about what is a person's own: the list of tables, notes, results."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody, QueryParameter

from . import my_tables, notes, own_games
from .hub import Sender, TheHub
from .own_wire import Notes, NotesRequest, OwnGames, ShelfRequest, Shelved, TableSummary

Archived = Annotated[bool, QueryParameter(name="archived")]


@get("/tables")
async def get_tables(hub: TheHub, me: Sender, archived: Archived = False) -> list[TableSummary]:
    """List my tables, or those in my archive: my turn first, then running ones, then finished ones, newest first."""
    return await my_tables.mine(hub, me, "archive" if archived else "")


@delete("/tables/{id:str}")
async def delete_table(hub: TheHub, me: Sender, id: FromPath[str]) -> None:
    """Delete a table for good. Only its host may do so, and only if nobody else sits there."""
    await my_tables.delete(hub, me, id)


@put("/tables/{id:str}/shelf")
async def put_shelf(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ShelfRequest]) -> Shelved:
    """Put a table into my archive, out of my lists, or back. It changes nothing for others."""
    return await my_tables.put(hub, me, id, data.shelf)


@get("/tables/{id:str}/notes")
async def get_notes(hub: TheHub, me: Sender, id: FromPath[str]) -> Notes:
    """Return my notes at a table. Nobody else can read them."""
    return await notes.read(hub, me, id)


@put("/tables/{id:str}/notes")
async def put_notes(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[NotesRequest]) -> Notes:
    """Store my notes at a table; 409 `notes-changed` if another window changed them first."""
    return await notes.write(hub, me, id, data)


@get("/me/games")
async def get_own_games(hub: TheHub, me: Sender) -> OwnGames:
    """Return what I have reached: bests, solo ranks, my last games and results against bots, by title."""
    return await own_games.look(hub, me)


HANDLERS = (get_tables, delete_table, put_shelf, get_notes, put_notes, get_own_games)
