"""Lines of chat have names, so that one that is sent again is not said twice."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chat", sa.Column("visitor", sa.String(32)))
    op.add_column("chat", sa.Column("line", sa.String(36)))
    op.create_index("chat_of_visitor", "chat", ["visitor"])
    op.create_index("chat_once", "chat", ["match", "visitor", "line"], unique=True)
