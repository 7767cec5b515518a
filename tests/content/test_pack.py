"""Packs: shape, meaning, hashing, and problems that name file, line and key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.content import Loaded, PackRefusal, load, load_text
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from pathlib import Path


class District(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name_en: str
    size: int = 1
    neighbours: list[str] = []
    name_fr: str = ""
    text_en: str = ""


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    district: list[District]
    prices: dict[str, int] = {}


GOOD = """\
title = "Ys"

[[district]]
id = "port"
name_en = "Harbour"
name_fr = "Port"
neighbours = ["hill"]

[[district]]
id = "hill"
name_en = "Hill"
text_en = "High up."
neighbours = [
  "port",
  "moon",
]
"""


def problems(text: str) -> list[tuple[str, int | str, int | str]]:
    with pytest.raises(Refusal) as caught:
        load_text("city.toml", text, City)
    refusal = caught.value
    found = refusal.problems if isinstance(refusal, PackRefusal) else [refusal]
    return [(p.code, p.arguments["line"], p.arguments.get("key", "")) for p in found]


def good() -> Loaded[City]:
    return load_text("city.toml", GOOD, City)


def test_data_and_name() -> None:
    city = good()

    assert city.name == "city.toml"
    assert city.data.district[1].neighbours == ["port", "moon"]


def test_hash_ignores_comments_layout_and_order_of_keys() -> None:
    rewritten = GOOD.replace("[\n", "[ # near\n").replace(
        'id = "port"\nname_en = "Harbour"', 'name_en="Harbour"\nid="port"'
    )

    assert load_text("other.toml", rewritten, City).hash == good().hash


def test_hash_follows_content() -> None:
    assert load_text("city.toml", GOOD.replace("High", "Low"), City).hash != good().hash


def test_same_hash_means_same_order_of_tables() -> None:
    first = load_text("a", "title='t'\ndistrict=[]\nprices={b=1,a=2}", City)
    second = load_text("b", "title='t'\ndistrict=[]\nprices={a=2,b=1}", City)

    assert first.hash == second.hash
    assert list(first.data.prices) == list(second.data.prices)


def test_syntax_error_names_line() -> None:
    assert problems("title = 'x'\ndistrict = = 2\n") == [("pack-syntax", 2, "")]


def test_syntax_error_at_end_names_last_line() -> None:
    assert problems("title = 'x'\ndistrict = [") == [("pack-syntax", 2, "")]


def test_key_given_twice_is_a_syntax_error() -> None:
    assert problems("title = 'x'\ntitle = 'y'\n") == [("pack-syntax", 2, "")]


def test_unknown_key() -> None:
    text = GOOD.replace('text_en = "High up."', "colour = 3")

    assert problems(text) == [("pack-key-unknown", 12, "district[1].colour")]


def test_unknown_key_at_the_top() -> None:
    assert problems(f"town = 1\n{GOOD}") == [("pack-key-unknown", 1, "town")]


def test_missing_key_names_the_line_of_its_table() -> None:
    text = GOOD.replace('name_en = "Hill"\n', "")

    assert problems(text) == [("pack-key-missing", 9, "district[1].name_en")]


def test_missing_key_at_the_top() -> None:
    assert problems("title = 'x'") == [("pack-key-missing", 1, "district")]


def test_wrong_type_names_element_of_array() -> None:
    assert problems(GOOD.replace('"moon"', "4")) == [("pack-type", 15, "district[1].neighbours[1]")]


def test_wrong_type_in_mapping_names_the_mapping() -> None:
    assert problems(f"prices = {{ gold = 'much' }}\n{GOOD}") == [("pack-type", 1, "prices")]


def test_repeated_id() -> None:
    assert problems(GOOD.replace('"hill"\nname', '"port"\nname')) == [
        ("pack-id-twice", 10, "district[1].id")
    ]


def test_number_too_large_for_the_rules() -> None:
    text = GOOD.replace('text_en = "High up."', f"size = {2**63}")

    assert problems(text) == [("pack-number", 12, "district[1].size")]


def test_several_problems_are_told_together_in_order() -> None:
    text = GOOD.replace('"Harbour"', "7").replace('text_en = "High up."', "colour = 3")

    assert problems(text) == [
        ("pack-type", 5, "district[0].name_en"),
        ("pack-key-unknown", 12, "district[1].colour"),
    ]


@pytest.mark.parametrize("opening", ["x = [", "x = {a="])
def test_nesting_without_end_is_refused(opening: str) -> None:
    text = "x = " + opening.removeprefix("x = ") * 50_000

    with pytest.raises(Refusal) as caught:
        load_text("deep.toml", text, City)

    assert caught.value.code in {"pack-too-deep", "pack-syntax"}


def test_game_notes_problems_of_meaning() -> None:
    city = good()

    city.problem("district[1].neighbours[1]", "city-unknown-district", id="moon")
    city.problem("district[0].neighbours", "city-one-way")

    with pytest.raises(PackRefusal) as caught:
        city.check()
    assert caught.value.code == "city-one-way"
    assert [p.arguments["line"] for p in caught.value.problems] == [7, 15]
    assert caught.value.problems[1].arguments == {
        "file": "city.toml",
        "line": 15,
        "key": "district[1].neighbours[1]",
        "id": "moon",
    }


def test_game_refuses_at_once() -> None:
    with pytest.raises(PackRefusal, match=r"city-bad .*key=title"):
        good().refuse("title", "city-bad")


def test_check_is_content_with_a_good_pack() -> None:
    good().check()


def test_names_by_language_and_id() -> None:
    names = good().names()

    assert names["en"]["port"] == names["en"]["district.port"] == "Harbour"
    assert names["fr"] == {"port": "Port", "district.port": "Port"}
    assert names["en"]["hill.text"] == "High up."


def test_directory_is_one_pack(tmp_path: Path) -> None:
    tmp_path.joinpath("a.toml").write_text("title = 'Ys'\n", encoding="utf-8")
    tmp_path.joinpath("b.toml").write_text(GOOD.split("\n", 2)[2], encoding="utf-8")
    tmp_path.joinpath("notes.txt").write_text("not a pack", encoding="utf-8")

    city = load(tmp_path, City)

    assert city.hash == good().hash


def test_arrays_of_several_files_are_joined(tmp_path: Path) -> None:
    first, second = GOOD.split("\n\n[[", 2)[:2], GOOD.rsplit("\n\n", 1)[1]
    tmp_path.joinpath("a.toml").write_text("\n[[".join(first), encoding="utf-8")
    tmp_path.joinpath("b.toml").write_text(second, encoding="utf-8")

    city = load(tmp_path, City)

    assert city.hash == good().hash
    city.problem("district[1].neighbours[1]", "odd")
    assert city.problems[0].arguments["file"] == "b.toml"
    assert city.problems[0].arguments["line"] == 7


def test_key_in_two_files_is_refused(tmp_path: Path) -> None:
    tmp_path.joinpath("a.toml").write_text(GOOD, encoding="utf-8")
    tmp_path.joinpath("b.toml").write_text("\ntitle = 'Is'", encoding="utf-8")

    with pytest.raises(Refusal) as caught:
        load(tmp_path, City)

    assert caught.value.code == "pack-key-twice"
    assert caught.value.arguments == {
        "file": "b.toml",
        "line": 2,
        "key": "title",
        "other": "a.toml",
    }


def test_empty_directory(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="pack-empty"):
        load(tmp_path, City)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="pack-unreadable"):
        load(tmp_path / "none.toml", City)


def test_text_in_another_encoding(tmp_path: Path) -> None:
    tmp_path.joinpath("city.toml").write_bytes("\ntitle = 'Île'".encode("latin-1"))

    with pytest.raises(Refusal, match=r"pack-not-utf8 .*line=2"):
        load(tmp_path / "city.toml", City)
