"""What was begun can go on: every version of the rules, with every pack that a game came with."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copyfile

import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import FOLDER, SLUGS, base_pack, open_game, pack_source, rules_versions
from ludopolis.play.position import new, play_out, replay
from ludopolis.play.record import verify
from ludopolis.wire.error import Refusal

RELEASED: dict[str, list[str]] = json.loads(
    (Path(__file__).parent / "packs.json").read_text("utf-8")
)
EVERY = [
    (slug, version, pack)
    for slug in SLUGS
    for version in rules_versions(slug)
    for pack in RELEASED[slug]
]
OTHER = "0" * 64


@pytest.fixture
def own_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Uchronia with more cards to draw, kept in the host's folder; its hash."""
    text = base_pack("uchronia").read_text("utf-8").replace("great_works = 5", "great_works = 6")
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    found = open_game("uchronia", file).pack_hash
    kept = tmp_path / "packs"
    kept.mkdir()
    copyfile(file, kept / f"{found}.toml")
    monkeypatch.setenv("LUDOPOLIS_PACKS", str(kept))
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_the_present_pack_is_listed(slug: str) -> None:
    """A pack that changes: see "Changing a rule or a pack" in docs/design/kernel.md."""
    assert open_game(slug).pack_hash == RELEASED[slug][-1], (
        f"the pack of {slug} has changed: keep the old one as packs/released/<its hash>.toml, "
        "and add the new hash at the end of tests/content/packs.json"
    )


@pytest.mark.parametrize(("slug", "version", "pack"), EVERY)
def test_every_version_is_played_with_every_pack(slug: str, version: int, pack: str) -> None:
    game = open_game(slug, rules_version=version, pack_hash=pack)
    s = game.new(Setup(2, 1))
    rng = seeded(1)
    for _ in range(60):
        s.apply(s.decision.options[rng.below(len(s.decision.options))])

    assert (game.slug, game.rules_version, game.pack_hash) == (slug, version, pack)
    assert game.violations(s) == []
    assert game is open_game(slug, rules_version=version, pack_hash=pack)


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_else_is_kept(slug: str) -> None:
    folder = FOLDER / slug / "packs" / "released"
    kept = [file.name.removesuffix(".toml") for file in folder.iterdir()] if folder.is_dir() else []

    assert set(kept) <= set(RELEASED[slug][:-1])


@pytest.mark.parametrize("slug", SLUGS)
def test_the_newest_is_the_default(slug: str) -> None:
    assert open_game(slug).rules_version == rules_versions(slug)[-1]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("version", [-1, 99])
def test_rules_that_are_not_here(slug: str, version: int) -> None:
    with pytest.raises(Refusal, match="rules-version"):
        open_game(slug, rules_version=version)


@pytest.mark.parametrize("pack", [OTHER, "../base", "released", ".", "base"])
def test_a_pack_that_is_not_here(pack: str) -> None:
    with pytest.raises(Refusal, match="pack-missing"):
        open_game("uchronia", pack_hash=pack)


def test_a_pack_of_the_host_is_found_by_its_hash(own_pack: str) -> None:
    game = open_game("uchronia", pack_hash=own_pack)

    assert game.pack_hash == own_pack
    assert pack_source(game).name == f"{own_pack}.toml"


def test_a_file_under_a_wrong_hash_is_not_taken_for_it(
    own_pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copyfile(tmp_path / "packs" / f"{own_pack}.toml", tmp_path / f"{OTHER}.toml")
    monkeypatch.setenv("LUDOPOLIS_PACKS", str(tmp_path))

    with pytest.raises(Refusal, match="pack-missing"):
        open_game("uchronia", pack_hash=OTHER)


@pytest.mark.parametrize("version", rules_versions("uchronia"))
def test_records_are_replayed_by_their_own_rules(version: int) -> None:
    position = new("uchronia", seed=7)
    game = open_game("uchronia", rules_version=version)
    position.game, position.state = game, game.new(position.setup)
    record = play_out(position, ["uniform", "uniform"]).record()

    again = replay(record)

    assert again.game is game
    assert verify(record, again.game) == record.result
