"""What all that goes over the wire is made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from harbourside.engine.facts import LONGEST_TEXT
from harbourside.engine.message import Arg

OptionText = Annotated[str, Field(max_length=LONGEST_TEXT)]


OptionInt = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]


OptionValue = bool | OptionInt | OptionText | None


class RequestModel(BaseModel):
    """A request: strict, and without fields that nobody would read."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class ResponseModel(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class MessageInfo(ResponseModel):
    """A sentence before it is put into a language: a message of the Fluent catalogues with its arguments."""

    id: str
    args: dict[str, Arg]


class ErrorResponse(ResponseModel):
    """Why a request was refused."""

    error: MessageInfo
    text: str
    """The same in the language that the request accepts."""
    where: list[str] = []
    """The parts of the request that are not as they should be."""
