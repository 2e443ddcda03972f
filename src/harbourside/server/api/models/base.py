"""The types that all requests and responses share."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from harbourside.engine.facts import LONGEST_TEXT
from harbourside.engine.message import Arg
from harbourside.server.fields import StrictModel

OptionText = Annotated[str, Field(max_length=LONGEST_TEXT)]


OptionInt = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]


OptionValue = bool | OptionInt | OptionText | None


class RequestModel(StrictModel):
    """A request body."""


class ResponseModel(BaseModel):
    """A part of a response."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class MessageInfo(ResponseModel):
    """A sentence in no language yet: the id of a message in the Fluent catalogues, and its arguments."""

    id: str
    args: dict[str, Arg]


class ErrorResponse(ResponseModel):
    """Why a request was refused."""

    error: MessageInfo
    text: str
    """The error as a sentence, in the language of the Accept-Language header."""
    where: list[str] = []
    """The parts of the request that are wrong."""
