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
    # What accounts that look alike have in common; none for old ones that another was before.
    Column("account_key", String(160)),
)
Index("accounts_alike", visitors.c.account_key, unique=True)

# A session that was made of an old cookie has the visitor's id; once revoked it stays, so that
# the cookie makes no other.
sessions: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("agent", String(200), nullable=False),
    Column("revoked", Double),
)
Index("sessions_of_visitor", sessions.c.visitor)
Index("sessions_revoked", sessions.c.revoked)

resets: Final = Table(
    "resets",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("visitor", String(32), nullable=False),
    Column("expires", Double, nullable=False),
)

packs: Final = Table(
    "packs",
    METADATA,
    Column("game", String(20), primary_key=True),
    Column("hash", String(64), primary_key=True),
    # Their names and texts, packed.
    Column("files", LargeBinary, nullable=False),
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
    # Who said it (none in lines said before that was noted), and the name that their client gave
    # the line: sent again, it is the same line.
    Column("visitor", String(32)),
    Column("line", String(36)),
)
Index("chat_of_match", chat.c.match, chat.c.number)
Index("chat_of_visitor", chat.c.visitor)
Index("chat_once", chat.c.match, chat.c.visitor, chat.c.line, unique=True)

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

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("visitor", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", Double, nullable=False),
)

reports: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("match", String(16), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("accused", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("reason", String(500), nullable=False),
    Column("closed", Double),
)

bans: Final = Table(
    "bans",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("value", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),
    Column("reason", String(500), nullable=False),
    Column("lifted", Double),
)

# What moderators did. Rows are only ever added: the database refuses to change or delete them.
moderation: Final = Table(
    "moderation",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("moderator", String(80), nullable=False),
    Column("deed", String(20), nullable=False),
    Column("target", String(80), nullable=False),
    Column("details", String(500), nullable=False),
)
