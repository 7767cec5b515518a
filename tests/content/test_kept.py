"""An installed package has its packs as the build has read them: the same, only sooner."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import ludopolis
from ludopolis.content import source
from ludopolis.content.source import KEPT, keep, kept_tables, parse_toml
from ludopolis.games import SLUGS, base_pack, rules_versions, with_pack

FILES: Final = sorted(Path(ludopolis.__file__).parent.joinpath("games").rglob("*.toml"))
TEXTS: Final = [file.read_text(encoding="utf-8") for file in FILES]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an installed package, with what the build keeps there."""
    (tmp_path / KEPT).write_bytes(keep(TEXTS))
    monkeypatch.setattr(source, "files", lambda _: tmp_path)
    kept_tables.cache_clear()
    yield tmp_path
    kept_tables.cache_clear()


def forget(folder: Path) -> None:
    assert len(kept_tables()) == len(set(TEXTS))
    (folder / KEPT).unlink()
    kept_tables.cache_clear()
    assert kept_tables() == {}


@pytest.mark.parametrize("text", TEXTS, ids=[file.stem for file in FILES])
def test_what_is_kept_is_what_the_file_says(text: str, installed: Path) -> None:
    kept = repr(parse_toml("", text))
    forget(installed)

    assert kept == repr(parse_toml("", text))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_the_same_from_what_is_kept(slug: str, installed: Path) -> None:
    version = rules_versions(slug)[-1]
    kept = with_pack(slug, base_pack(slug), version)
    forget(installed)
    read = with_pack(slug, base_pack(slug), version)

    assert kept.pack_hash == read.pack_hash
    assert repr(kept.names()) == repr(read.names())


@pytest.mark.usefixtures("installed")
def test_a_changed_file_is_read_again() -> None:
    assert parse_toml("", "added = 1\n" + TEXTS[0]) == parse_toml("", TEXTS[0]) | {"added": 1}
