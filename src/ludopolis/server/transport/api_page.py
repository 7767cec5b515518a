"""The page that describes the REST interface: plain HTML made of its OpenAPI document.

No script, nothing from other sites: it stands on the same origin as the players' cookies.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Router

METHODS: Final = ("get", "post", "put", "delete")
STYLE: Final = b"""
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
article { border-top: 1px solid #8888; padding: 0.5rem 0; }
h3 { font-family: ui-monospace, monospace; font-size: 1rem; margin: 0.3rem 0; }
table { border-collapse: collapse; }
td, th { padding: 0.1rem 1rem 0.1rem 0; text-align: left; vertical-align: top; }
p { margin: 0.2rem 0; }
"""


class ApiPage(OpenAPIRenderPlugin):
    """Renders the page, and serves its style."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ANN401
        return page_of(openapi_schema).encode()

    def receive_router(self, router: Router) -> None:
        @get("/page.css", include_in_schema=False)
        async def style() -> Response[bytes]:
            return Response(STYLE, media_type="text/css")

        router.register(style)


def page_of(document: dict[str, Any]) -> str:
    title = escape(f"{document['info']['title']} {document['info']['version']}")
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f'<title>{title}</title><link rel="stylesheet" href="/schema/page.css"></head>',
        f'<body><main><h1>{title}</h1><p><a href="/schema/openapi.json">openapi.json</a></p>',
        "<h2>Requests</h2>",
        *(operation(*found) for found in operations(document)),
        "<h2>Types</h2>",
        *(kind(*found) for found in sorted(document["components"]["schemas"].items())),
        "</main></body></html>",
    ]
    return "".join(parts)


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in sorted(document["paths"].items()):
        for method in METHODS:
            if method in methods:
                yield method, path, methods[method]


def operation(method: str, path: str, about: dict[str, Any]) -> str:
    """One request: what it does, what goes in and what comes out."""
    parts = [f"<article><h3>{method.upper()} {escape(path)}</h3>"]
    words = about.get("description") or about.get("summary") or ""
    parts.append(f"<p>{escape(words)}</p>")
    rows = [(each["name"], each["in"], type_of(each["schema"])) for each in parameters(about)]
    if "requestBody" in about:
        rows.append(("body", "JSON", type_of(schema_in(about["requestBody"]))))
    for status, answer in sorted(about["responses"].items()):
        rows.append((status, escape(answer.get("description", "")), type_of(schema_in(answer))))
    parts.append(table(rows))
    return "".join([*parts, "</article>"])


def parameters(about: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in about.get("parameters") or [] if each["in"] in {"path", "query"}]


def schema_in(part: dict[str, Any]) -> dict[str, Any]:
    for content in (part.get("content") or {}).values():
        found: dict[str, Any] = content.get("schema", {})
        return found
    return {}


def kind(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        (escape(field), "" if field in needed else "optional", type_of(about))
        for field, about in schema.get("properties", {}).items()
    ]
    words = escape(schema.get("description", ""))
    shown = escape(name)
    return f'<article id="{shown}"><h3>{shown}</h3><p>{words}</p>{table(rows)}</article>'


def type_of(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to those that are described below."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for join in ("oneOf", "anyOf"):
        if join in schema:
            return " or ".join(type_of(each) for each in schema[join])
    if "enum" in schema:
        return ", ".join(escape(str(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    return escape(str(schema.get("type", "")))


def table(rows: list[tuple[str, str, str]]) -> str:
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"
