"""Sessions that can be revoked, passwords reset, authors of chat, moderation and its log."""

import sqlalchemy as sa
from alembic import op

from ludopolis.wire.names import account_key, plain

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    make_sessions()
    make_moderation()
    make_log()
    op.add_column("visitors", sa.Column("account_key", sa.String(160)))
    tell_accounts_apart()
    op.create_index("accounts_alike", "visitors", ["account_key"], unique=True)
    clean("visitors", "id", "name")
    clean("chat", "number", "text")


def make_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("revoked", sa.Double),
    )
    op.create_index("sessions_of_visitor", "sessions", ["visitor"])
    op.create_index("sessions_revoked", "sessions", ["revoked"])
    op.create_table(
        "resets",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )


def make_moderation() -> None:
    op.create_table(
        "mutes",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("accused", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("lifted", sa.Double),
    )


def make_log() -> None:
    """What moderators do is only ever added; the database itself sees to it."""
    op.create_table(
        "moderation",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("moderator", sa.String(80), nullable=False),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("target", sa.String(80), nullable=False),
        sa.Column("details", sa.String(500), nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER moderation_no_{change.lower()} BEFORE {change} ON moderation"
                " BEGIN SELECT RAISE(ABORT, 'the log of moderation is only added to'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION moderation_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$"
        " BEGIN RAISE EXCEPTION 'the log of moderation is only added to'; END $$"
    )
    op.execute(
        "CREATE TRIGGER moderation_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation"
        " FOR EACH STATEMENT EXECUTE FUNCTION moderation_is_kept()"
    )


def tell_accounts_apart() -> None:
    """The oldest of accounts that look alike gets the key; the others keep their exact name."""
    visitors = sa.table("visitors", sa.column("id"), sa.column("account"), sa.column("account_key"))
    query = sa.text("SELECT id, account FROM visitors WHERE account IS NOT NULL ORDER BY created")
    taken: set[str] = set()
    for key, account in op.get_bind().execute(query).all():
        drawn = account_key(account)
        if drawn not in taken:
            taken.add(drawn)
            op.execute(visitors.update().where(visitors.c.id == key).values(account_key=drawn))


def clean(name: str, key: str, column: str) -> None:
    """Free what was typed before of signs that deceive."""
    table = sa.table(name, sa.column(key), sa.column(column))
    for row in op.get_bind().execute(sa.select(table.c[key], table.c[column])).all():
        if plain(row[1]) != row[1]:
            change = table.update().where(table.c[key] == row[0])
            op.execute(change.values({column: plain(row[1])}))
