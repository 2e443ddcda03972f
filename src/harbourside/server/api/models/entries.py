"""An entry of the journal as a viewer may see it. Its public fields are those of the kinds of entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Union, get_type_hints

from pydantic import Field, TypeAdapter, WithJsonSchema, create_model

from harbourside.engine.message import Arg
from harbourside.server.api.models.base import ResponseModel
from harbourside.server.table.entries import KINDS

EntryKind = Annotated[str, WithJsonSchema({"type": "string", "enum": list(KINDS)})]


class FadedEventInfo(ResponseModel):
    id: str
    args: dict[str, Arg]


class EventInfo(ResponseModel):
    id: str
    args: dict[str, Arg]
    fades: FadedEventInfo | None = None
    """The event as this viewer will see it after the next decision."""


def _public_fields() -> dict[str, Any]:
    """Every public field of any kind. Where several kinds have it, any of their types."""
    types: dict[str, list[Any]] = {}
    descriptions: dict[str, list[str]] = {}
    for kind, content in KINDS.items():
        hints, schema = get_type_hints(content), TypeAdapter(content).json_schema()["properties"]
        for name in content.public:
            types.setdefault(name, []).append(hints[name])
            if "description" in schema[name]:
                text = schema[name]["description"]
                descriptions.setdefault(name, []).append(f"For {kind}: {text[:1].lower()}{text[1:]}")
    return {
        name: (Union[*found, None], Field(None, description=" ".join(descriptions.get(name, [])) or None))
        for name, found in types.items()
    }


if TYPE_CHECKING:
    _PublicFields = ResponseModel
else:
    _PublicFields = create_model("_PublicFields", __base__=ResponseModel, **_public_fields())


class EntryInfo(_PublicFields):
    """An entry of the journal as the viewer may see it. Numbers have no gaps and are the same for all."""

    number: int
    kind: EntryKind
    at: int
    seat: int | None
    decision: int | None = None
    """For move: how many decisions came before it."""
    action: str | None = None
    """For move: its key. Only for the player who made it; after the end for everybody."""
    events: list[EventInfo] | None = None
    invitation: str | None = None
    """For rematch: the viewer's own invitation to the new table."""
