# ruff: noqa: E501 -- lines of a pack are quoted as they are written
"""Section 24: the content files, and packs that are refused with file, key and line."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.content.pack import PackRefusal
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import base_pack, open_game
from ludopolis.text import LANGUAGES, render
from tests.dominations.given import GAME
from tests.dominations.naive import PACK

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.wire.error import Refusal

FILES: Final = {file.name: file.read_text("utf-8") for file in base_pack("dominations").iterdir()}


def written(folder: Path, changes: dict[str, tuple[str, str]]) -> Path:
    """The base pack in a folder, with one text of a file changed for another."""
    pack = folder / "mine"
    pack.mkdir()
    for name, text in FILES.items():
        old, new = changes.get(name, ("", ""))
        assert old in text
        (pack / name).write_text(text.replace(old, new, 1) if old else text, "utf-8")
    return pack


def refused(folder: Path, name: str, old: str, new: str) -> Refusal:
    with pytest.raises(PackRefusal) as caught:
        open_game("dominations", written(folder, {name: (old, new)}))
    for language in LANGUAGES:
        assert render(caught.value.line(), language)
    return caught.value


def line_of(name: str, words: str) -> int:
    return FILES[name][: FILES[name].index(words)].count("\n") + 1


@pytest.mark.rule("D-24.1")
def test_everything_has_a_name_in_three_languages() -> None:
    for language in LANGUAGES:
        names = GAME.names()[language]
        assert all(names[mastery.id] for mastery in PACK.mastery)
        assert all(names[monument.id] for monument in PACK.monument)
        assert all(names[nation.id] for nation in PACK.nation)
        assert all(names[role.id] for role in PACK.role)
        assert all(names[domain.id] for domain in PACK.domain)
        assert names["campfire"]


@pytest.mark.rule("D-24.2")
def test_provenance_changes_nothing(tmp_path: Path) -> None:
    change = ('provenance = "reconstructed"', 'provenance = "partly"')
    other = open_game("dominations", written(tmp_path, {"tiles.toml": change}))
    setup = Setup(2, 1)

    assert other.new(setup).save() == GAME.new(setup).save()
    assert other.pack_hash != GAME.pack_hash


@pytest.mark.rule("D-24.3")
def test_the_same_files_elsewhere_are_the_same_pack(tmp_path: Path) -> None:
    assert open_game("dominations", written(tmp_path, {})).pack_hash == GAME.pack_hash


@pytest.mark.rule("D-24.3")
def test_the_base_pack_is_well_formed() -> None:
    spread = Counter((mastery.domain, mastery.value) for mastery in PACK.mastery)
    assert set(spread.values()) == {4}
    assert len(spread) == 18
    assert set(Counter(tile.camp for tile in PACK.tile).values()) == {15}
    dots = Counter(dot for tile in PACK.tile for dot in tile.dots)
    assert set(dots.values()) == {45}


MARKETS: Final = '{ trigger = "turn_start", outcome = "knowledge", domain = "trade", amount = 1, per = "cities", per_domain = "trade", max = 1 }'
CARAVANS: Final = '{ trigger = "passive", outcome = "camp_bonus", amount = 2, camp = "trade" }'

FAULTS: Final = [
    ("masteries.toml", MARKETS, MARKETS.replace("turn_start", "sunrise"), "pack-value", "trigger"),
    ("masteries.toml", MARKETS, MARKETS.replace('"knowledge"', '"gold"'), "pack-value", "outcome"),
    ("masteries.toml", MARKETS, MARKETS.replace('"cities"', '"ships"'), "pack-value", "per"),
    ("masteries.toml", MARKETS, MARKETS.replace("max", "most"), "pack-key-unknown", "most"),
    ("masteries.toml", MARKETS, MARKETS.replace('domain = "trade", amount', "amount", 1), "pack-key-missing", "domain"),
    ("masteries.toml", MARKETS, MARKETS.replace("max = 1", "level = 1"), "dominations-key", "level"),
    ("masteries.toml", CARAVANS, CARAVANS.replace("passive", "turn_start"), "dominations-trigger", "trigger"),
    ("masteries.toml", "value = 3", "value = 6", "dominations-spread", "mastery"),
    ("masteries.toml", '  { n = "art", e = "trade", s = "trade", w = "craftsmanship" },', '  { n = "trade", e = "trade", s = "craftsmanship", w = "art" },', "dominations-copies", "copies"),
    ("monuments.toml", "condition = { own_cities = 1 }", "condition = { edges_min = 1 }", "dominations-shape", "edges_min"),
    ("monuments.toml", "piece = { city_vp = 1 }", 'piece = { dots = ["art", "art", "art"] }', "dominations-shape", "piece"),
    ("monuments.toml", "level = 2", "level = 3", "dominations-order", "level"),
    ("objectives.toml", "what_if = false", "what_if = true", "dominations-objectives", "objectives"),
    ("objectives.toml", "n = 9, what_if", "what_if", "pack-key-missing", "n"),
    ("tiles.toml", 'camp = "trade"', 'camp = "art"', "dominations-camps", "tile"),
    ("tiles.toml", 'dots = ["trade", "trade", "religion"]', 'dots = ["trade", "trade", "trade"]', "dominations-dots", "tile"),
    ("core.toml", "ages = 3", "ages = 4", "dominations-fixed", "ages"),
    ("core.toml", "reserve = 10", "reserve = 11", "dominations-fixed", "city_level"),
    ("core.toml", 'power = "set_order"', 'power = "extra_tiles"', "dominations-powers", "role"),
]  # fmt: skip


@pytest.mark.rule("D-24.3")
@pytest.mark.parametrize(("name", "old", "new", "code", "key"), FAULTS)
def test_faults(tmp_path: Path, name: str, old: str, new: str, code: str, key: str) -> None:
    refusal = refused(tmp_path, name, old, new)

    problems = [p for p in refusal.problems if p.code == code]  # type: ignore[attr-defined]
    assert problems, refusal
    assert key in str(problems[0].arguments["key"])
    assert problems[0].arguments["file"] == name


@pytest.mark.rule("D-24.3")
def test_the_line_of_a_fault(tmp_path: Path) -> None:
    refusal = refused(tmp_path, "masteries.toml", MARKETS, MARKETS.replace("turn_start", "dawn"))

    assert refusal.arguments["line"] == line_of("masteries.toml", MARKETS)
    assert refusal.arguments["key"] == "mastery[0].basic[0].trigger"


@pytest.mark.rule("D-24.4")
def test_random_games_stay_below_the_design_target() -> None:
    scores: list[int] = []
    for seed in range(3):
        s = GAME.new(Setup(4, seed))
        rng = seeded(seed)
        while not s.over:
            s.apply(s.decision.options[rng.below(len(s.decision.options))])
        scores += s.scores()

    assert 10 < sum(scores) / len(scores) < 100
