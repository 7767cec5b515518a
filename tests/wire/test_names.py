"""What people type is freed of all that deceives the eye, in every field of every request."""

from __future__ import annotations

import inspect
import types
import typing
import unicodedata
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.server.settings import Settings
from ludopolis.server.transport.app import make_app
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SocketRequest
from ludopolis.wire.names import MAX_MARKS, SECRETS, account_key, check_account, plain

EVIL = {
    "escape": "\x1b[31m",
    "delete": "\x7f",
    "override": "\u202e",
    "isolate": "\u2066",
    "mark": "\u200f",
    "arabic mark": "\u061c",
    "zero width": "\u200b",
    "joiner": "\u200d",
    "word joiner": "\u2060",
    "byte order": "\ufeff",
    "soft hyphen": "\u00ad",
    "tag": "\U000e0041",
    "filler": "\u3164",
    "braille blank": "\u2800",
    "line": "\u2028",
    "private": "\ue000",
}


@pytest.mark.parametrize("evil", EVIL.values(), ids=EVIL)
def test_signs_that_deceive_are_taken_out(evil: str) -> None:
    assert plain(f"Ada{evil}Ada").replace(" ", "").replace("[31m", "") == "AdaAda"


@pytest.mark.parametrize(
    "text",
    [
        "Chloé",
        "Élise 2",
        "شیرین\u200cبانو",
        "👩\u200d🚀 says hi ❤️",
        "ทีมที่",
        "北京 — 東京",
        "Zoë’s “hat”",
    ],
)
def test_honest_writing_stays_as_it_is(text: str) -> None:
    assert plain(text) == text


def test_marks_do_not_pile_up() -> None:
    assert plain("Z" + "\u0301" * 30 + "oë") == "Z" + "\u0301" * MAX_MARKS + "oë"


@given(st.text())
def test_plain_text_is_harmless_short_and_plain(text: str) -> None:
    found = plain(text)

    assert plain(found) == found
    assert len(found) <= len(text)
    assert {unicodedata.category(sign) for sign in found} & {"Cc", "Cs", "Co", "Cn", "Zl"} == set()
    assert not set(found) & set(
        "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    )


# --- all requests ----------------------------------------------------------------------------


def bodies() -> list[type[msgspec.Struct]]:
    """What can be sent to the server: the bodies of its routes, and the messages of its sockets."""
    app = make_app(Settings()).litestar
    found: dict[str, Any] = {kind.__name__: kind for kind in typing.get_args(SocketRequest)}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            field = handler.parsed_data_field
            if field is not None:
                found[field.annotation.__name__] = field.annotation
    return [found[name] for name in sorted(found)]


def sent(kind: Any) -> Any:  # noqa: ANN401 - of any type
    """A value of the type, as JSON, with a text that is meant to deceive wherever it can."""
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        made = {field.name: sent(field.type) for field in msgspec.structs.fields(kind)}
        tag = kind.__struct_config__.tag
        return {**made, "type": tag} if tag else made
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return sent(inner[0])
    if origin is typing.Literal:
        return inner[0]
    if origin in {typing.Union, types.UnionType}:
        return sent(inner[0])
    if origin is list:
        return [sent(inner[0])]
    if origin is dict:
        return {sent(inner[0]): sent(inner[1])}
    return {str: "Ada\u202e \x1b\u200bB", int: 1, float: 1.0, bool: True}[kind]


def texts(value: object) -> list[str]:
    """All texts in a decoded value, but for those that nobody is shown."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, msgspec.Struct):
        names = [name for name in value.__struct_fields__ if name not in SECRETS]
        return [text for name in names for text in texts(getattr(value, name))]
    if isinstance(value, dict):
        value = [*value, *value.values()]
    return [text for item in value for text in texts(item)] if isinstance(value, list) else []


@pytest.mark.parametrize("kind", bodies(), ids=lambda kind: kind.__name__)
def test_every_text_of_every_request_is_plain(kind: type[msgspec.Struct]) -> None:
    found = texts(msgspec.json.decode(msgspec.json.encode(sent(kind)), type=kind))

    assert [text for text in found if text != plain(text)] == []


# --- accounts --------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["ada", "ADA", "Ａｄａ", "аdа", "A d a", "Αda"], ids=ascii)
def test_accounts_that_look_alike_are_one(other: str) -> None:
    assert account_key(other) == account_key("Ada")


@pytest.mark.parametrize("other", ["Adah", "Eda", "Àda"])
def test_other_accounts_are_others(other: str) -> None:
    assert account_key(other) != account_key("Ada")


@pytest.mark.parametrize("account", ["pаypal", "Αda", "Iвan"], ids=ascii)
def test_letters_of_two_scripts_are_refused(account: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_account(account)

    assert refusal.value.code == "account-scripts"


@pytest.mark.parametrize("account", ["Ada 2", "Élise", "Иван", "田中さん", "Σωκράτης", "محمد"])
def test_accounts_of_one_script_are_fine(account: str) -> None:
    check_account(account)
