"""What accounts' names look like, so that nobody else bears one."""

import sqlalchemy as sa
from alembic import op

from harbourside.server.names import looks

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = op.create_table(
        "looks",
        sa.Column("look", sa.String(64), primary_key=True),
        sa.Column(
            *("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE")),
            index=True,
            nullable=False,
        ),
    )
    # Of accounts that look alike already, the one that is older has the look; the others keep their names.
    accounts = op.get_bind().execute(
        sa.text(
            "SELECT accounts.player, accounts.name FROM accounts"
            " JOIN players ON players.id = accounts.player ORDER BY players.created, players.id"
        )
    )
    owners: dict[str, str] = {}
    for player, name in accounts:
        for look in sorted(looks(name)):
            owners.setdefault(look, player)
    if owners:
        op.bulk_insert(table, [{"look": look, "player": player} for look, player in owners.items()])


def downgrade() -> None:
    op.drop_table("looks")
