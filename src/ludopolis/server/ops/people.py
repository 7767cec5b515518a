"""Looking after people without a server, or beside a running one: passwords, data, peace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.play.files import write_whole
from ludopolis.server.ops.admin import open_store
from ludopolis.server.rooms.farewell import say_farewell
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.dossier import dossier_of
from ludopolis.server.storage.moderation import Moderation, visitor_named
from ludopolis.server.transport.resets import make_reset

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.server.settings import Settings
    from ludopolis.server.storage.store import Store
    from ludopolis.wire.rest import BanInfo, Deed, NewBan, ReportInfo

HOST: Final = "host"
"""Who has done it, in the log: whoever may use the commands."""


async def found_visitor(store: Store, account: str) -> str:
    async with store.engine.connect() as connection:
        return await visitor_named(connection, account)


async def reset_password(settings: Settings, account: str) -> str:
    """A code that lets somebody choose a password."""
    async with open_store(settings) as store:
        visitor = await found_visitor(store, account)
        await Moderation(store.engine).note(HOST, "reset-password", account)
        return await make_reset(store.engine, visitor)


async def export_person(settings: Settings, account: str, file: Path) -> None:
    async with open_store(settings) as store:
        found = await dossier_of(store.engine, await found_visitor(store, account))
    write_whole(file, msgspec.json.format(msgspec.json.encode(found)), is_private=True)


async def delete_person(settings: Settings, account: str) -> None:
    async with open_store(settings) as store:
        visitor = await found_visitor(store, account)
        clock = ServerClock(store.engine, settings.beat_seconds)
        await clock.beat()
        await say_farewell(Hall(settings, store, clock), visitor)
        await Moderation(store.engine).note(HOST, "delete", visitor)


async def list_reports(settings: Settings, *, is_all: bool) -> list[ReportInfo]:
    async with open_store(settings) as store:
        return await Moderation(store.engine).reports(is_all=is_all)


async def close_report(settings: Settings, number: int) -> None:
    async with open_store(settings) as store:
        await Moderation(store.engine).close_report(number, HOST)


async def ban(settings: Settings, wanted: NewBan) -> BanInfo:
    async with open_store(settings) as store:
        return await Moderation(store.engine).ban(wanted, HOST)


async def unban(settings: Settings, number: int) -> None:
    async with open_store(settings) as store:
        await Moderation(store.engine).lift(number, HOST)


async def list_bans(settings: Settings) -> list[BanInfo]:
    async with open_store(settings) as store:
        return await Moderation(store.engine).bans()


async def list_deeds(settings: Settings) -> list[Deed]:
    async with open_store(settings) as store:
        return await Moderation(store.engine).log()
