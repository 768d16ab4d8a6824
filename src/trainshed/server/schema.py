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
    false,
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
    Column("ended", String(10)),  # agreed or given-up; null: not ended, or ended by the rules
    Column("known_deck", Boolean, nullable=False, server_default=false()),  # somebody may know what is hidden
    Column("places", Text),  # of a finished game, by seat, as JSON; null: not known
    Column("solo", Integer),  # what the rank of a finished solo game is read from
    Column("tallied", Boolean, nullable=False, server_default=false()),  # `played` has its results, if they count
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
    Column("stand_in_by", String(32), nullable=False, server_default=""),  # who set it; empty: the seat's person
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

own = Table(
    "own",  # what a person keeps for himself with a table
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("shelf", String(10), nullable=False, server_default=""),  # archive, hidden; empty: the list
    Column("notes", Text, nullable=False, server_default=""),
    Column("notes_n", Integer, nullable=False, server_default="0"),  # number of changes; optimistic lock
)

played = Table(
    "played",  # results of people; they outlast the tables
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("time", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("level", String(40), nullable=False),  # of the bots, if all others are; mixed; empty: alone or with people
    Column("solo", Integer),  # what the rank is read from; null: not alone, or there are no ranks
    Column("daily", Boolean, nullable=False),
    Index("ix_played_person", "person", "title", "time"),
)

visits = Table(
    "visits",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seen", Integer, nullable=False),  # the last position shown to the person
)
