"""The route class of the API: a response has only the fields that were set, without nulls for the others."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute


class PlainRoute(APIRoute):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "response_model_exclude_unset": True})


def make_router(tag: str) -> APIRouter:
    return APIRouter(tags=[tag], route_class=PlainRoute, generate_unique_id_function=_operation_id)


def _operation_id(route: APIRoute) -> str:
    return route.name
