"""Who is waited for, and when everybody was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE players SET seen = created")
    op.add_column("tables", sa.Column("waits_for", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("hold_after", sa.Integer, nullable=True))
    op.create_index("ix_tables_hold", "tables", ["hold_after"])


def downgrade() -> None:
    op.drop_index("ix_tables_hold", "tables")
    op.drop_column("tables", "hold_after")
    op.drop_column("tables", "waits_for")
    op.drop_column("players", "seen")
