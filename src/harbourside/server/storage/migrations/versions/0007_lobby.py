"""What the lobby is ordered and filtered by, and the salts of the marks that stand for networks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

COUNT_SEATS = {
    "sqlite": "json_array_length(summary, '$.seats')",
    "postgresql": "json_array_length(summary->'seats')",
}
COUNT_OPEN_SEATS = {
    "sqlite": "(SELECT count(*) FROM json_each(summary, '$.seats') AS seat "
    "WHERE json_extract(seat.value, '$.kind') = 'open')",
    "postgresql": "(SELECT count(*) FROM json_array_elements(summary->'seats') AS seat "
    "WHERE seat->>'kind' = 'open')",
}
EARLIER_OF_THE_SAME_HOST = """
    SELECT count(*) FROM tables AS earlier
    WHERE earlier.host = tables.host AND earlier.listed AND earlier.status IN ('gathering', 'playing')
    AND (earlier.created < tables.created OR (earlier.created = tables.created AND earlier.id < tables.id))
"""


def upgrade() -> None:
    op.create_table(
        "salts",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("salt", sa.String(64), nullable=False),
    )
    op.add_column("tables", sa.Column("network_mark", sa.String(32), nullable=True))
    for name in ("lobby_round", "players", "open_seats"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_index("ix_tables_network", "tables", ["network_mark", "status"])
    dialect = op.get_bind().dialect.name
    op.execute(
        f"UPDATE tables SET players = {COUNT_SEATS[dialect]}, open_seats = "
        f"CASE WHEN status = 'gathering' THEN {COUNT_OPEN_SEATS[dialect]} ELSE 0 END"
    )
    op.execute(
        f"UPDATE tables SET lobby_round = ({EARLIER_OF_THE_SAME_HOST}) "
        "WHERE listed AND status IN ('gathering', 'playing')"
    )
    op.drop_index("ix_tables_lobby", "tables")
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "lobby_round", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_lobby", "tables")
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "updated"])
    op.drop_index("ix_tables_network", "tables")
    op.drop_index("ix_tables_host", "tables")
    for name in ("open_seats", "players", "lobby_round", "network_mark"):
        op.drop_column("tables", name)
    op.drop_table("salts")
