"""Every answer: headers that keep browsers safe, nothing from other sites, small if it may be."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from ludopolis.games import SLUGS
from ludopolis.server.transport.headers import POLICY, SECURITY
from ludopolis.text.catalogue import LANGUAGES
from tests.server.people import BOT, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House

CATALOGUE = [
    "/api/games",
    *(f"/api/games/{slug}?lang={lang}" for slug in SLUGS for lang in LANGUAGES),
    *(f"/api/texts/{lang}" for lang in LANGUAGES),
    *(f"/api/rules/{slug}" for slug in SLUGS),
]
PAGES = ["/", "/credits", "/account", "/nowhere", "/schema", "/schema/", "/schema/nowhere"]
OTHERS = ["/health", "/ready", "/metrics", "/schema/openapi.json", "/schema/page.css"]
FOREIGN = re.compile(r"""(?:src|href|action|url\()\s*=?\s*["']?(?:https?:)?//[^"'\s>]+""")


def routes(house: House) -> list[tuple[str, str]]:
    """Every method and address of the server."""
    app: Any = house.uvicorn.config.app
    return [
        (method, re.sub(r"\{\w+:(\w+)\}", lambda m: "0" if m[1] == "int" else "x", route.path))
        for route in app.litestar.routes
        for method in sorted(getattr(route, "methods", set()))
    ]


def test_every_answer_carries_the_headers(house: House) -> None:
    with httpx.Client(base_url=house.url, verify=False) as client:
        for method, path in routes(house):
            answer = client.request(method, path)

            found = {name: answer.headers.get_list(name) for name in SECURITY}
            assert found == {name: [value] for name, value in SECURITY.items()}, (method, path)


def test_the_policy_has_no_exceptions() -> None:
    assert "unsafe" not in POLICY
    assert "*" not in POLICY
    assert "http" not in POLICY
    assert "data:" not in POLICY


def test_who_has_secure_cookies_is_visited_by_https_only(open_house: Callable[..., House]) -> None:
    plain, secure = open_house(), open_house(secure_cookies=True)

    found = [
        "strict-transport-security" in httpx.get(h.url, verify=False).headers
        for h in (plain, secure)
    ]

    assert found == [False, True]


@pytest.mark.parametrize("path", [*PAGES, *OTHERS])
def test_no_page_names_another_site(house: House, path: str) -> None:
    text = httpx.get(house.url + path, verify=False, follow_redirects=True).text

    assert FOREIGN.findall(text) == []
    assert "<script>" not in text
    assert "<style" not in text
    assert " style=" not in text


def test_the_api_page_tells_every_request_and_type(house: House) -> None:
    document = httpx.get(f"{house.url}/schema/openapi.json", verify=False).json()
    page = httpx.get(f"{house.url}/schema", verify=False).text

    for path, methods in document["paths"].items():
        for method in methods:
            assert f"<h3>{method.upper()} {path}</h3>" in page
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert set(re.findall(r'href="#(\w+)"', page)) <= set(document["components"]["schemas"])


@pytest.mark.parametrize("path", [*CATALOGUE, "/"])
def test_what_is_the_same_for_all_is_compressed(house: House, path: str) -> None:
    with httpx.Client(base_url=house.url, verify=False) as client:
        small = client.get(path, headers={"accept-encoding": "br, gzip;q=0.8"})
        whole = client.get(path, headers={"accept-encoding": "identity"})
        none = client.get(path, headers={"accept-encoding": "gzip;q=0"})
        known = client.get(path, headers={"if-none-match": small.headers["etag"]})

    assert small.content == whole.content == none.content
    assert "content-encoding" not in whole.headers
    assert "content-encoding" not in none.headers
    assert (known.status_code, known.content) == (304, b"")
    assert small.headers["vary"] == "accept-encoding"
    if len(whole.content) > 1000:
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(whole.content) * 0.6


def test_files_of_the_client_are_compressed(house: House) -> None:
    page = httpx.get(house.url, verify=False).text
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
        with httpx.stream("GET", house.url + path) as answer:
            raw = b"".join(answer.iter_raw())
        if answer.headers.get("content-encoding") == "gzip":
            assert len(raw) < len(gzip.decompress(raw))
        assert "immutable" in answer.headers["cache-control"]


def test_nothing_of_one_s_own_is_compressed(house: House) -> None:
    """Its length would tell of secrets to whoever may put text beside them."""
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, BOT, title="long " * 15))
    own = ["/api/me", "/api/matches?mine=true", f"/api/matches/{key}", "/api/sessions"]
    own += [f"/api/matches/{key}/replay/0", f"/api/matches/{key}/poll", "/api/matches"]

    found = {path: ada.get(path) for path in own}

    assert {answer.status_code for answer in found.values()} == {200}
    assert [path for path in own if "content-encoding" in found[path].headers] == []
    ada.close()
