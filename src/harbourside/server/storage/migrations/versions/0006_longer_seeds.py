"""Seeds of 192 bits, which nobody can foresee a deal from: up to 58 decimal digits."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite does not count characters. To alter a column there is to drop the table and all that hangs on it.
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(64), existing_nullable=False)
