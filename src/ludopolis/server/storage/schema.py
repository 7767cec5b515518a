"""The tables of the store. Moves are only ever added; the key (match, number) keeps one history."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

visitors: Final = Table(
    "visitors",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("account", String(40), unique=True),
    Column("password", String(200)),
    Column("created", Double, nullable=False),
)

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("config", LargeBinary, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Integer, nullable=False),
    Column("created", Double, nullable=False),
    # What follows is an index of what the moves say, for lists and for the sweep.
    Column("status", String(8), nullable=False),
    Column("updated", Double, nullable=False),
    # By the server's own time.
    Column("due", Double),
    # What lists say of the match, and after how many entries.
    Column("listing", LargeBinary),
    Column("listed", Integer),
)
Index("matches_public", matches.c.public, matches.c.updated)
Index("matches_owner", matches.c.owner, matches.c.status)
Index("matches_listed", matches.c.public, matches.c.status, matches.c.updated)
Index("matches_due", matches.c.due)

moves: Final = Table(
    "moves",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("tick", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Matches written down now and then, to be read quickly. Only a cache: it may be emptied any time.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("version", String(100), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

participants: Final = Table(
    "participants",
    METADATA,
    Column("visitor", String(32), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    # Who said it, and the name that their client gave the line: sent again, it is the same line.
    Column("author", String(32)),
    Column("line", String(36)),
)
Index("chat_of_match", chat.c.match, chat.c.number)
Index("chat_once", chat.c.match, chat.c.author, chat.c.line, unique=True)

uptime: Final = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("away", Double, nullable=False),
    Column("beat", Double, nullable=False),
)

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)
