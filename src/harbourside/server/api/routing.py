"""The routers of the API. A response has only the fields that were set, without nulls for the others."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute


class PlainRoute(APIRoute):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "response_model_exclude_unset": True})


def make_router(tag: str, route_class: type[PlainRoute] = PlainRoute) -> APIRouter:
    return APIRouter(tags=[tag], route_class=route_class, generate_unique_id_function=_operation_id)


def _operation_id(route: APIRoute) -> str:
    return route.name
