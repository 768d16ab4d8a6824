"""Database tables. The action log is the source of truth; the game's state is computed from it and the setup."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2)),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("setup", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("n", Integer, nullable=False),  # number of the last entry; optimistic lock of every change
    Column("moves", Integer, nullable=False),
    Column("waiting", Text, nullable=False),  # seats that owe an action, as JSON
    Column("over", Boolean, nullable=False),
    Column("asked", Text),  # open undo request, as JSON
    Column("rematch", String(32)),
    Column("daily", String(80)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("undo", String(10), nullable=False, server_default="free"),  # free, ask or none
    Column("tick", Text),  # name of the part of the game reached, as JSON; null: not known yet
    Column("totals", Text),  # scores of a finished game by seat, as JSON
    Column("help", String(10), nullable=False, server_default="full"),  # none, values or full
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # person or bot
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("person", String(32)),
    Column("token", String(32)),
    Column("stand_in", String(40), nullable=False, server_default=""),  # level of the bot while the person is away
    Column("programs", Text, nullable=False, server_default=""),  # orders of the person, as JSON; empty: none
    Index("ix_seats_person", "person"),
)

actions = Table(
    "actions",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # act, undo or redo
    Column("seat", Integer, nullable=False),
    Column("key", String(100)),
    Column("body", Text, nullable=False),  # the action; numbers of the actions undone or restored
    Column("time", Float, nullable=False),
    UniqueConstraint("game", "key"),
)

messages = Table(
    "messages",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # chat, ask, decline, seat, program
    Column("seat", Integer),
    Column("key", String(100)),
    Column("body", Text, nullable=False),
    Column("time", Float, nullable=False),
    UniqueConstraint("game", "key"),
)

results = Table(
    "results",
    metadata,
    Column("daily", String(80), primary_key=True),  # title and day
    Column("person", String(32), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("total", Integer),  # null while the board is being played
    Column("time", Float, nullable=False),
)
