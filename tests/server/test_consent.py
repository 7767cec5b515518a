"""Seeds stay secret as long as any match that shares them is in play; consent opens a chair."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from ludopolis.games import open_game
from ludopolis.play.record import verify
from ludopolis.server.match import snapshots
from ludopolis.server.match.authority import NOBODY, Visitor
from ludopolis.server.match.entry import Config, Details, Entry
from ludopolis.server.match.match import Match, match_of
from ludopolis.wire.record import decode, seed_hash
from tests.server.inside import Answer, Wire, come, inside, request

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from ludopolis.server.transport.app import Application

ME, BOT, EMPTY = {"kind": "me"}, {"kind": "bot", "level": "uniform"}, {"kind": "empty"}


class Someone:
    """A visitor who makes requests inside."""

    def __init__(self, app: Application, token: str) -> None:
        self.app = app
        self.token = token

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        return await request(self.app, method, f"/api/matches{path}", body, self.token)

    async def make(self, *seats: object, **more: object) -> str:
        body = {"game": "utopia", "seats": list(seats), **more}
        made: str = (await self.ask("POST", "", body)).json["summary"]["id"]
        return made

    async def page(self, key: str) -> Any:  # noqa: ANN401
        return (await self.ask("GET", f"/{key}")).json

    async def fork(self, key: str) -> str:
        answer = await self.ask("POST", f"/{key}/fork", {"ply": 0, "seats": [ME, BOT]})
        made: str = answer.json["summary"]["id"]
        return made

    async def concede(self, key: str) -> None:
        body = {"type": "concede", "request": 1}
        assert (await self.ask("POST", f"/{key}/requests?seat=0", body)).json["type"] == "accepted"


@contextlib.asynccontextmanager
async def table(folder: Path) -> AsyncIterator[Callable[[str], Coroutine[Any, Any, Someone]]]:
    async with inside(folder) as app:

        async def person(name: str) -> Someone:
            return Someone(app, await come(app, name))

        yield person


def test_a_fork_that_is_given_up_does_not_tell_the_seed_of_its_base(tmp_path: Path) -> None:
    async def tell() -> None:
        async with table(tmp_path) as person:
            ada = await person("Ada")
            base = await ada.make(ME, BOT)
            fork = await ada.fork(base)
            await ada.concede(fork)
            # A fork of what is over, whose seed is a secret still.
            second = await ada.fork(fork)
            await ada.concede(second)
            for key in (fork, second):
                page = await ada.page(key)
                assert page["summary"]["status"] == "over"
                assert (page["seed"], page["salt"]) == (None, None)
                assert (await ada.ask("GET", f"/{key}/record")).status == 403

            wire = Wire(ada.app, f"/api/matches/{fork}/socket", ada.token)
            await wire.ask({"type": "ping"})
            await ada.concede(base)
            await asyncio.sleep(0.05)
            told = await wire.close()

            for key in (base, fork, second):
                page = await ada.page(key)
                assert seed_hash(page["seed"], page["salt"]) == page["seed_hash"]
                assert (await ada.ask("GET", f"/{key}/record")).status == 200
            assert page["seed"].encode() in told

    asyncio.run(tell())


def test_who_has_a_secret_fork_can_not_let_others_in(tmp_path: Path) -> None:
    async def tell() -> None:
        async with table(tmp_path) as person:
            ada, ben, cleo = await person("Ada"), await person("Ben"), await person("Cleo")
            key = await ada.make(EMPTY, EMPTY, public=True)
            for seat in (0, 1):
                await ben.ask("POST", f"/{key}/seats/{seat}", {})
            await ben.ask("POST", f"/{key}/ready", {})
            assert (await ada.ask("POST", f"/{key}/start")).status == 200
            await ben.fork(key)
            await ada.ask("DELETE", f"/{key}/seats/1")

            answer = await cleo.ask("POST", f"/{key}/consent", {"seat": 1})

            assert answer.json["code"] == "match-forked"

    asyncio.run(tell())


def test_a_fork_of_a_finished_match_hides_nothing(tmp_path: Path) -> None:
    async def tell() -> None:
        async with table(tmp_path) as person:
            ada = await person("Ada")
            base = await ada.make(ME, BOT)
            await ada.concede(base)
            fork = await ada.fork(base)

            assert (await ada.page(base))["seed"] is not None
            assert (await ada.page(fork))["seed"] is None

    asyncio.run(tell())


def test_the_record_of_a_match_has_its_salt_and_can_be_verified(tmp_path: Path) -> None:
    async def tell() -> None:
        async with table(tmp_path) as person:
            ada = await person("Ada")
            key = await ada.make(ME, BOT)
            await ada.concede(key)

            record = decode((await ada.ask("GET", f"/{key}/record")).body)

            assert record.header.format == 2
            assert record.salt == (await ada.page(key))["salt"]
            assert int(record.seed or 0) > 2**128
            verify(record, open_game("utopia"))

    asyncio.run(tell())


# --- what was stored before there were salts and consent -------------------------------------


def config_of_old(**changes: object) -> Config:
    game = open_game("utopia")
    stored = {
        "id": "old",
        "game": "utopia",
        "rules_version": game.rules_version,
        "pack_id": game.pack_id,
        "pack_hash": game.pack_hash,
        "seats": 2,
        "flags": {},
        "seed": "8579654243493139725",
        "owner": "ada",
        "created": 0.0,
        **changes,
    }
    return msgspec.convert(stored, Config)


OLD = [
    Entry("sit", 0, details=Details("ada", "Ada")),
    Entry("sit", 1, details=Details("ben", "Ben")),
    Entry("ready", 1, value=1),
    Entry("start"),
    Entry("rise", 1, value=1),
    Entry("sit", 1, details=Details("ada", "Ada 2")),
]


def test_an_old_match_is_replayed_and_has_its_old_hash() -> None:
    match = match_of(open_game("utopia"), config_of_old(), OLD)

    assert match.chairs[1].sitters == ["ben", "ada"]
    assert match.players() == {"ada", "ben"}
    assert match.config.seed_hash == seed_hash(8579654243493139725)
    assert match.playing.record(reveal=True).header.format == 1


def test_an_owner_without_a_name_is_not_nobody() -> None:
    sat = Entry("sit", 0, details=Details("", "The host"))
    match = match_of(open_game("utopia"), config_of_old(owner=""), [sat, *OLD[1:]])

    assert match.chairs[0].hold == "emptied"
    assert match.seats_of(NOBODY) == []
    assert not match.is_owner(NOBODY)
    assert not match.may_look(NOBODY)


def test_who_was_removed_may_still_look_and_come_back() -> None:
    match = match_of(open_game("utopia"), config_of_old(), OLD[:5])

    assert match.chairs[1].hold == "emptied"
    assert match.may_look(Visitor("ben"))
    assert match.may_take(Visitor("ben"), 1)
    assert not match.may_take(Visitor("ada"), 1)


def test_a_snapshot_keeps_who_has_sat_and_what_is_asked() -> None:
    asked = Entry("ask-consent", 1, details=Details("cleo", "Cleo"))
    given = Entry("consent", 1, value=1, details=Details("ada"))
    forked = Entry("forked", details=Details(match="elsewhere"))
    match = match_of(open_game("utopia"), config_of_old(), [*OLD[:5], asked, given, forked])
    last = Entry("tick", number=match.number)
    match.apply(last)

    again: Match = snapshots.restore(match.game, match.config, snapshots.take(match), [last])

    assert again.players() == {"ada", "ben"}
    assert again.consents[1].waiting(again.players()) == {"ben"}
    assert again.consents[1].asker == "cleo"
    assert again.forks == ["elsewhere"]
    assert again.chairs[1].holder is None


def test_a_snapshot_keeps_by_whom_a_chair_was_lent() -> None:
    asked = Entry("ask-consent", 1, details=Details("cleo", "Cleo"))
    given = Entry("consent", 1, value=1, details=Details("ada"))
    sat = Entry("sit", 1, details=Details("cleo", "Cleo"))
    match = match_of(open_game("utopia"), config_of_old(), [*OLD[:5], asked, given, sat])
    last = Entry("tick", number=match.number)
    match.apply(last)

    again: Match = snapshots.restore(match.game, match.config, snapshots.take(match), [last])

    assert again.chairs[1].lenders == ["ben"]
    assert again.may_take(Visitor("ben"), 1)
    assert not again.may_take(Visitor("ada"), 1)
