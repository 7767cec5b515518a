"""An installed package has its packs as the build has read them: the same, only sooner."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import ludopolis
from ludopolis.content import kept as kept_module
from ludopolis.content.kept import kept
from ludopolis.content.pack import keep
from ludopolis.content.source import parse_toml
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, base_pack, rules_versions, with_pack
from ludopolis.wire.error import Refusal

FILES: Final = sorted(Path(ludopolis.__file__).parent.joinpath("games").rglob("*.toml"))
DEAR: Final = {"asyncio", "html", "json", "tomllib", "tempfile", "ludopolis.wire.rest"}
"""What takes long to load, and a first position does without."""
BEGIN: Final = """
import sys
from pathlib import Path
from ludopolis.content import kept
kept.KEPT = Path({file!r})
import ludopolis
ludopolis.new({slug!r})
print(*sys.modules)
"""
TEXTS: Final = [file.read_text(encoding="utf-8") for file in FILES]


@cache
def built() -> bytes:
    return keep(TEXTS, map(base_pack, SLUGS))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What the build keeps in an installed package."""
    file = tmp_path / "kept.msgpack"
    file.write_bytes(built())
    monkeypatch.setattr(kept_module, "KEPT", file)
    kept.cache_clear()
    yield file
    kept.cache_clear()


def forget(file: Path) -> None:
    assert len(kept().files) == len(set(TEXTS))
    assert len(kept().packs) == len(SLUGS)
    file.unlink()
    kept.cache_clear()
    assert not kept().files


@pytest.mark.parametrize("text", TEXTS, ids=[file.stem for file in FILES])
def test_what_is_kept_is_what_the_file_says(text: str, installed: Path) -> None:
    values = repr(parse_toml("", text))
    forget(installed)

    assert values == repr(parse_toml("", text))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_the_same_from_what_is_kept(slug: str, installed: Path) -> None:
    version = rules_versions(slug)[-1]
    first = with_pack(slug, base_pack(slug), version)
    forget(installed)
    read = with_pack(slug, base_pack(slug), version)
    setup = Setup(read.seats[0], seed=7)

    assert first.pack_hash == read.pack_hash
    assert repr(first.names()) == repr(read.names())
    assert first.new(setup).save() == read.new(setup).save()


@pytest.mark.usefixtures("installed")
def test_a_changed_file_is_read_again() -> None:
    assert parse_toml("", "added = 1\n" + TEXTS[0]) == parse_toml("", TEXTS[0]) | {"added": 1}


@pytest.mark.parametrize("slug", SLUGS)
def test_what_the_build_has_checked_is_not_read_or_checked_again(
    slug: str, installed: Path
) -> None:
    program = BEGIN.format(file=str(installed), slug=slug)
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert set(done.stdout.split()) & DEAR == set()


@pytest.mark.usefixtures("installed")
def test_a_changed_pack_is_checked(tmp_path: Path) -> None:
    text = base_pack("utopia").read_text(encoding="utf-8")
    pack = tmp_path / "base.toml"
    pack.write_text(text.replace("\nvalue = 1\n", "\nvalue = 99\n", 1), encoding="utf-8")

    with pytest.raises(Refusal, match="utopia-pack-value"):
        with_pack("utopia", pack, rules_versions("utopia")[-1])
