"""The scanner finds the line of every key, however the text is written."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.content.locate import KeyPath, key_path, key_text, locate

TEXT = '''\
a = 1
"q.x".b = """two
lines]"""" # here
[district] # hi
k = [ 1, # one
  [2, 3],
  { x = 1, y.z = "}" },
]
[[things]]
id = 'a'
[things.sub]
v = """\\"""quoted"""
[[things.slots]]
w = 1979-05-27 07:32:00Z
[[things.slots]]
[[things]]
id = \'\'\'
b\'\'\'
last = {}
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("a", 1),
        ("district", 4),
        ("district.k", 5),
        ("district.k[0]", 5),
        ("district.k[1][1]", 6),
        ("district.k[2].y.z", 7),
        ("things", 9),
        ("things[0].id", 10),
        ("things[0].sub.v", 12),
        ("things[0].slots[0].w", 14),
        ("things[0].slots[1]", 15),
        ("things[1]", 16),
        ("things[1].id", 17),
        ("things[1].last", 19),
    ],
)
def test_line_of_path(path: str, line: int) -> None:
    tomllib.loads(TEXT)

    assert locate(TEXT)[key_path(path)] == line


def test_quoted_key() -> None:
    assert locate(TEXT)["q.x", "b"] == 2


def test_windows_line_ends() -> None:
    assert locate(TEXT.replace("\n", "\r\n")) == locate(TEXT)


def test_spelling_of_paths() -> None:
    assert key_text(key_path("district[3].neighbours[0]")) == "district[3].neighbours[0]"


def toml_string(text: str) -> str:
    return '"' + "".join(f"\\u{ord(c):04x}" if c in '"\\' or c < " " else c for c in text) + '"'


SAFE = st.characters(min_codepoint=9, max_codepoint=0x2FF, exclude_characters="\r\x7f")
KEYS = st.text(alphabet="abc_-19", min_size=1, max_size=3) | st.text(SAFE, max_size=3).map(
    toml_string
)
SCALARS = st.one_of(
    st.integers(-99, 99).map(str),
    st.booleans().map(lambda value: str(value).lower()),
    st.text(SAFE, max_size=5).map(toml_string),
    st.text('ab]}"\n#=,', max_size=6).map(lambda text: f"'''{text}'''"),
    st.text("ab]}'\n#=,", max_size=6).map(lambda text: f'"""{text}"""'),
)
COMMAS = st.sampled_from([",", ", ", " ,\n  ", ", # ] why\n"])


def arrays(values: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.builds(lambda comma, parts: f"[{comma.join(parts)}\n]", COMMAS, st.lists(values))


def inline_tables(values: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pairs = st.dictionaries(KEYS, values, max_size=3)
    return pairs.map(lambda table: "{" + ", ".join(f"{k} = {v}" for k, v in table.items()) + "}")


VALUES = st.recursive(
    SCALARS, lambda inner: st.one_of(arrays(inner), inline_tables(inner)), max_leaves=6
)
HEADERS = st.builds(
    lambda names, array: f"[[{'.'.join(names)}]]" if array else f"[{'.'.join(names)}]",
    st.lists(KEYS, min_size=1, max_size=3),
    st.booleans(),
)
LINES = st.one_of(
    st.builds(lambda key, value: f"{key} = {value}", KEYS, VALUES),
    st.builds(
        lambda key, value: f" {key}  .{key}x= {value} # 'c", KEYS.filter(str.isalnum), VALUES
    ),
    HEADERS,
    st.sampled_from(["", "# [no]", "  # x = 1"]),
)


def valid_part(lines: list[str]) -> str:
    """The lines that make a valid text, one after the other."""
    text = ""
    for line in lines:
        try:
            tomllib.loads(f"{text}{line}\n")
        except tomllib.TOMLDecodeError:
            continue
        text = f"{text}{line}\n"
    return text


def paths(value: object, path: KeyPath = ()) -> list[KeyPath]:
    """Every path of a parsed text."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *(found for step, part in inner for found in paths(part, (*path, step)))]


@given(st.lists(LINES, max_size=12))
def test_scanner_finds_exactly_the_paths_of_the_parser(lines: list[str]) -> None:
    text = valid_part(lines)

    found = locate(text)

    assert {(), *found} == set(paths(tomllib.loads(text)))


@given(st.lists(LINES, max_size=8), st.integers(0, 50))
def test_blank_lines_above_move_every_line(lines: list[str], above: int) -> None:
    text = valid_part(lines)

    moved = locate("\n" * above + text)

    assert moved == {path: line + above for path, line in locate(text).items()}
