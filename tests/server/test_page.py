"""Addresses of the page: a person gets the page also where there is nothing, a program gets JSON."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.helpers import Server

from harbourside.server.api import page

pytestmark = pytest.mark.anyio

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"
PAGE = "<!doctype html><title>Harbourside</title>"


@pytest.fixture(params=["built", "not built"])
def built(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """With the page in the package, and without."""
    (tmp_path / "index.html").write_text(PAGE)
    is_built = bool(request.param == "built")
    monkeypatch.setattr(page, "web_folder", lambda: tmp_path if is_built else None)
    return is_built


async def get(server: Server, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    client = await server.stranger()
    return await client.request(method, path, headers=headers)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/review", "/tables/nonsense", "/table", "/arena/", "/table/x/y", "/assets/gone.js"]
)
async def test_a_person_at_an_unknown_address_gets_the_page(built: bool, server: Server, path: str) -> None:
    answer = await get(server, path, accept=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert (answer.text == PAGE) == built
    assert "accept" in answer.headers["vary"]


async def test_without_a_built_page_it_is_said_in_the_persons_language(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "web_folder", lambda: None)
    answer = await get(server, "/nowhere", **{"accept": BROWSER, "accept-language": "pl"})
    assert 'lang="pl"' in answer.text


@pytest.mark.parametrize("accept", ["*/*", "application/json", "", "text/html;q=0, application/json"])
async def test_a_program_at_an_unknown_address_gets_json(built: bool, server: Server, accept: str) -> None:
    answer = await get(server, "/nowhere", accept=accept)
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "refused-not-found"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/tables/nonsense"])
async def test_the_api_answers_in_json_also_to_a_browser(built: bool, server: Server, path: str) -> None:
    answer = await get(server, path, accept=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["text"]


async def test_what_is_sent_to_an_unknown_address_is_refused_in_json(server: Server) -> None:
    answer = await get(server, "/nowhere", "POST", accept=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "refused-not-found"
