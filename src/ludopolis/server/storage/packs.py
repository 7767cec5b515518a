"""Packs, kept beside the matches that are played with them.

The program has every pack that it ever came with. One that a host has changed in its place, or has
of their own, is gone with the next version or another machine: the store has it still.
"""

from __future__ import annotations

import atexit
import contextlib
import shutil
import tempfile
import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ludopolis.content.source import read_files
from ludopolis.games import SLUGS, add_own_folder, open_game, own_folders, pack_source
from ludopolis.server.catalogue import playable
from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.database import reading, writing
from ludopolis.server.storage.schema import packs
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ludopolis.core.game import Game

FILES: Final = msgspec.msgpack.Decoder(dict[str, str])
LOG: Final = structlog.get_logger("store")


async def open_packs(engine: AsyncEngine) -> None:
    """Keep the packs that are here, and have those at hand that only the store has."""
    folder_of_unpacked()
    with contextlib.suppress(StoreAway):
        known = await stored_packs(engine)
        await keep({key: game for key, game in packs_here().items() if key not in known}, engine)
        for slug, pack_hash in sorted(known):
            if not is_here(slug, pack_hash):
                await unpack(engine, slug, pack_hash)


async def stored_packs(engine: AsyncEngine) -> set[tuple[str, str]]:
    async with reading(engine) as connection:
        rows = await connection.execute(select(packs.c.game, packs.c.hash))
        return {(row.game, row.hash) for row in rows.all()}


# --- keeping ---------------------------------------------------------------------------------


def packs_here() -> dict[tuple[str, str], Game]:
    """What new matches are played with, and what the host has of their own."""
    present = [open_game(slug) for slug in playable()]
    return {(game.slug, game.pack_hash): game for game in [*present, *own_packs()]}


def own_packs() -> Iterator[Game]:
    for folder in own_folders():
        for entry in sorted(folder.iterdir()) if folder.is_dir() else ():
            for slug in playable():
                with contextlib.suppress(Refusal):
                    yield open_game(slug, pack_hash=entry.stem)


async def keep(found: dict[tuple[str, str], Game], engine: AsyncEngine) -> None:
    if not found:
        return
    new = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert
    rows = [{"game": slug, "hash": h, "files": files_of(g)} for (slug, h), g in found.items()]
    async with writing(engine) as connection:
        await connection.execute(new(packs).on_conflict_do_nothing(), rows)


def files_of(game: Game) -> bytes:
    files = {file.name: file.text for file in read_files(pack_source(game))}
    return zlib.compress(msgspec.msgpack.encode(files))


# --- having at hand --------------------------------------------------------------------------


def is_here(slug: str, pack_hash: str) -> bool:
    """Whether the pack can be had without the store, or its game is unknown anyway."""
    if slug not in SLUGS:
        return True
    try:
        open_game(slug, pack_hash=pack_hash)
    except Refusal as refusal:
        return refusal.code != "pack-missing"
    return True


async def unpack(engine: AsyncEngine, slug: str, pack_hash: str) -> None:
    """Put the pack where games, and the processes of bots, look for it; if the store has it."""
    query = select(packs.c.files).where(packs.c.game == slug, packs.c.hash == pack_hash)
    async with reading(engine) as connection:
        data = await connection.scalar(query)
    if data is not None:
        LOG.info("pack taken from the store", game=slug, pack=pack_hash)
        write_down(pack_hash, FILES.decode(zlib.decompress(data)))


def write_down(pack_hash: str, files: dict[str, str]) -> None:
    """Whole or not at all: another process may look, or write it, at the same moment."""
    folder = folder_of_unpacked()
    made = Path(tempfile.mkdtemp(dir=folder))
    for name, text in files.items():
        (made / Path(name).name).write_text(text, "utf-8")
    try:
        made.rename(folder / pack_hash)
    except OSError:
        shutil.rmtree(made)


def folder_of_unpacked() -> Path:
    """Gone with this process; those that are begun after the first call look here too."""
    folder = made_folder()
    folder.mkdir(exist_ok=True)
    if folder not in own_folders():
        add_own_folder(folder)
    return folder


@cache
def made_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="ludopolis-packs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
