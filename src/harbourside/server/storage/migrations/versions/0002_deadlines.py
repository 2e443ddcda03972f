"""When time runs out at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])


def downgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_column("tables", "deadline")
