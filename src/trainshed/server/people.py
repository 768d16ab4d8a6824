"""Identity of a browser: a random id in a signed cookie, with a chosen name and language."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import Struct

from . import schema
from .problems import invalid
from .wire import Me, MeRequest

if TYPE_CHECKING:
    from .hub import TableHub

OLD_COOKIE = "trainshed"
"""The name cookies had before; those who have one stay who they are."""
_YEARS = 5 * 366 * 24 * 3600


class Person(Struct, frozen=True):
    """A person, identified by the id in the cookie."""

    id: str


def cookie_name(port: int) -> str:
    """Return the cookie's name. Browsers share cookies between the ports of a machine, so it names the port."""
    return f"trainshed-{port}"


def sign(secret: bytes, id: str) -> str:
    return f"{id}.{hmac.new(secret, b'person/' + id.encode(), sha256).hexdigest()[:40]}"


def recognise(secret: bytes, cookie: str | None) -> Person | None:
    """Return the person of a cookie; None if the signature is missing or wrong."""
    id, dot, _ = (cookie or "").partition(".")
    if not dot or cookie is None or not cookie.isascii() or not hmac.compare_digest(cookie, sign(secret, id)):
        return None
    return Person(id)


def newcomer() -> Person:
    return Person(secrets.token_hex(12))


def set_cookie(name: str, secret: bytes, person: Person, secure: bool) -> str:
    """Return the value of a Set-Cookie header."""
    extra = "; Secure" if secure else ""
    return f"{name}={sign(secret, person.id)}; Path=/; Max-Age={_YEARS}; HttpOnly; SameSite=Lax{extra}"


def check_name(name: str) -> str:
    """Return the name without surrounding spaces; reject unprintable characters."""
    name = name.strip()
    if not name.isprintable():
        raise invalid("a name is up to 40 printable characters", "name")
    return name


async def look(hub: TableHub, me: Person) -> Me:
    query = sa.select(schema.people.c.name, schema.people.c.language).where(schema.people.c.id == me.id)
    async with hub.store.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    return Me(row.name, row.language) if row else Me("", None)


async def change(hub: TableHub, me: Person, data: MeRequest) -> Me:
    values = {"name": check_name(data.name), "language": data.language}
    insert = hub.store.insert(schema.people).values(id=me.id, **values)
    async with hub.store.writing() as connection:
        await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=values))
    return Me(data.name.strip(), data.language)


async def names(hub: TableHub, ids: set[str]) -> dict[str, str]:
    """Return the chosen names of people, by id."""
    query = sa.select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(ids))
    async with hub.store.reading() as connection:
        return {row.id: row.name for row in await connection.execute(query)}
