"""The base pack names every effect; packs that can't be played are refused with key and line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.content.pack import PackRefusal
from ludopolis.core.game import Setup
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.games import base_pack, open_game
from ludopolis.games.uchronia import pack
from ludopolis.games.uchronia.effects.catalogue import CATALOGUE
from ludopolis.games.uchronia.pack import Pack, load_pack, load_pack_text
from ludopolis.text import LANGUAGES, render
from ludopolis.wire.text import Line

if TYPE_CHECKING:
    from ludopolis.wire.error import Refusal

BASE = base_pack("uchronia").read_text("utf-8")
PACK = load_pack(base_pack("uchronia")).data
VIADUCT_EFFECT = 'effect = "transfer"\narguments = { source = "forum", target = "hand" }\n'
ARGUMENTS = [
    "file",
    "line",
    "key",
    "materials",
    "order",
    "value",
    "stated",
    "found",
    "least",
    "most",
    "seats",
    "known",
    "effect",
    "kind",
    "argument",
]
OWN_BUILDING = """
[[building]]
id = "amber_mill"
name_en = "Amber Mill"
name_fr = "Moulin d’Ambre"
name_nl = "Ambermolen"
material = "clay"
kind = "order_bonus"
order = "trade"
effect = "draw"
arguments = { amount = 2 }
text_en = "Trade Bonus: draw 2 cards."
text_fr = "Bonus Commerce : piochez 2 cartes."
text_nl = "Handelsbonus: trek 2 kaarten."
"""


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def edited(old: str, new: str) -> str:
    assert old in BASE
    return BASE.replace(old, new, 1)


def refused(text: str) -> list[Refusal]:
    with pytest.raises(PackRefusal) as caught:
        load_pack_text("mine.toml", text)
    return caught.value.problems


def pack_source() -> str:
    assert pack.__file__ is not None
    return Path(pack.__file__).read_text("utf-8")


def codes(text: str) -> list[str]:
    return [problem.code for problem in refused(text)]


def grown() -> str:
    """The base pack with a Building more."""
    text = BASE.replace("building_names = 40", "building_names = 41", 1)
    text = text.replace("building_cards = 80", "building_cards = 82", 1)
    text = text.replace("building_names = 8", "building_names = 9", 1)
    return text + OWN_BUILDING


def test_every_effect_is_named_by_the_base_pack() -> None:
    assert {building.effect for building in PACK.building} == set(CATALOGUE)


def test_every_building_speaks_three_languages() -> None:
    texts = [
        getattr(building, f"{what}_{language}")
        for building in PACK.building
        for what in ("name", "text")
        for language in LANGUAGES
    ]

    assert all(texts)
    assert len(texts) == 40 * 6


def test_notes_and_provenance_are_kept() -> None:
    assert {building.provenance for building in PACK.building} == {
        "rulebook",
        "partly",
        "reconstructed",
    }
    assert all(building.notes for building in PACK.building)


def test_an_unknown_effect_is_refused_at_its_line() -> None:
    text = edited(VIADUCT_EFFECT, 'effect = "teleport"\n')

    (problem,) = refused(text)

    assert problem.code == "uchronia-pack-effect"
    assert problem.arguments == {
        "file": "mine.toml",
        "line": line_of(text, 'effect = "teleport"'),
        "key": "building[0].effect",
        "effect": "teleport",
    }


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('id = "clay"\n', 'id = "glass"\n', "uchronia-pack-materials"),
        ('order = "production"\ncost', 'order = "trade"\ncost', "uchronia-pack-order"),
        ("cost = 1\n", "cost = 0\n", "uchronia-pack-amount"),
        ("resource_cards = 174", "resource_cards = 175", "uchronia-pack-count"),
        ("players_max = 5", "players_max = 9", "uchronia-pack-players"),
        ("4 = 16\n", "", "uchronia-pack-threshold"),
        ("round_guard = 300", "round_guard = 0", "uchronia-pack-amount"),
        ("setup_draw = 6", "setup_draw = 60", "uchronia-pack-amount"),
        ('kind = "scoring"', 'kind = "permanent"', "uchronia-pack-kind"),
        ('order = "exploration"\nhook', 'order = "plot"\nhook', "uchronia-pack-bonus-order"),
        ('kind = "scoring"\n', 'kind = "scoring"\norder = "trade"\n', "uchronia-pack-no-order"),
        ('source = "forum", ', 'source = "moon", ', "uchronia-pack-argument"),
        ('source = "forum", ', "", "uchronia-pack-argument-missing"),
        ("{ amount = 1 }", "{ amount = 1, colour = 2 }", "uchronia-pack-argument-unknown"),
        ("{ amount = 1 }", "{ amount = true }", "uchronia-pack-argument"),
        ('first = "stock"', 'first = "forum"', "uchronia-pack-same-zone"),
        (
            'first = "stock", second = "forum"',
            'first = "stock", second = "hand"',
            "uchronia-pack-hand-first",
        ),
        ('name_en = "Viaduct"\n', "", "pack-key-missing"),
        ("copies_per_building = 2", "copies_per_building = 0", "uchronia-pack-amount"),
    ],
)
def test_faults_are_named(old: str, new: str, code: str) -> None:
    assert code in codes(edited(old, new))


def test_an_unknown_material_is_refused() -> None:
    viaduct = 'name_nl = "Viaduct"\nmaterial = "clay"'

    assert "uchronia-pack-colour" in codes(edited(viaduct, viaduct.replace("clay", "glass")))


def test_too_few_buildings_are_refused() -> None:
    head = BASE[: BASE.index("[[building]]")]

    assert "uchronia-pack-names" in codes(f"building = []\n{head}")


def test_every_refusal_has_its_text() -> None:
    written = re.findall(r'"(uchronia-pack-[a-z-]+)"', pack_source())

    for code in set(written):
        arguments = dict.fromkeys(ARGUMENTS, "x")
        for language in LANGUAGES:
            text = render(Line(f"refusal-{code}", dict(arguments)), language)
            assert text != f"refusal-{code}"


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(grown(), "utf-8")

    game = open_game("uchronia", file)
    s = game.new(Setup(4, 3))
    rng = seeded(4)

    assert playout(s, rng) > 100
    assert game.violations(s) == []
    assert game.names()["fr"]["amber_mill"] == "Moulin d’Ambre"
    assert game.pack_hash != open_game("uchronia").pack_hash


def test_numbers_of_options_do_not_depend_on_the_pack(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(grown(), "utf-8")
    mine, base = open_game("uchronia", file), open_game("uchronia")

    for ask, spec in enumerate(base.asks):
        assert mine.asks[ask].count == spec.count
    assert mine.word(4, 145 + 39) == base.word(4, 145 + 39) == "bonus:chancery"
    assert mine.word(4, 145 + 40) == "bonus:amber_mill"


def test_the_pack_is_plain_data() -> None:
    assert msgspec.convert(msgspec.to_builtins(PACK), Pack) == PACK
