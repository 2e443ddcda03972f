"""Devices that have logged in, which others who guess a password do not lock out."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            *("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE")),
            index=True,
            nullable=False,
        ),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("devices")
