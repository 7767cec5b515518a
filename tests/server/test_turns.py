"""Whose bot thinks next: nobody waits because another has many bots."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import pytest

from ludopolis.server.background import turns as turns_module
from ludopolis.server.background.turns import Turns
from tests.server.people import BOT, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import House
    from tests.server.people import Socket

SLOW = {"kind": "bot", "level": "level5"}


class Desk:
    """A queue under test: thoughts that last until the test ends them."""

    def __init__(self, per_owner: int) -> None:
        self.turns = Turns(per_owner)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, owner: str, name: str, *, attended: bool = True) -> None:
        self.ends[name] = asyncio.Event()
        work = self.think(owner, name, attended=attended)
        self.tasks[name] = asyncio.create_task(work)
        await asyncio.sleep(0)

    async def think(self, owner: str, name: str, *, attended: bool) -> None:
        async with self.turns.turn(owner, lambda: attended):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        assert name in self.begun, self.begun
        self.ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def cancel(self, name: str) -> None:
        self.tasks[name].cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.tasks[name]


def test_a_place_is_left_for_others() -> None:
    async def tried() -> list[str]:
        desk = Desk(2)
        for name in ("e1", "e2", "e3", "e4"):
            await desk.ask("eve", name)
        await desk.ask("ada", "a1")
        return desk.begun

    assert asyncio.run(tried()) == ["e1", "e2", "a1"]


def test_visitors_take_turns_and_so_do_their_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)

    async def tried() -> list[str]:
        nonlocal now
        desk = Desk(1)
        for name in ("e1", "e2", "e3"):
            await desk.ask("eve", name)
        for name in ("a1", "a2"):
            await desk.ask("ada", name)
        await desk.ask("ben", "b1")
        for name in ("e1", "a1", "b1", "e2", "a2"):
            now += 1.0
            await desk.end(name)
        return desk.begun

    assert asyncio.run(tried()) == ["e1", "a1", "b1", "e2", "a2", "e3"]


def test_who_has_thought_least_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)

    async def tried() -> list[str]:
        nonlocal now
        desk = Desk(1)
        await desk.ask("eve", "e1")
        await desk.ask("ben", "b1")
        for number in range(2, 5):
            await desk.ask("eve", f"e{number}")
            await desk.ask("ada", f"a{number}")
        now = 1.0
        await desk.end("e1")
        for number in range(2, 5):
            now += 0.01
            await desk.end(f"a{number}")
        return desk.begun

    assert asyncio.run(tried()) == ["e1", "b1", "a2", "a3", "a4", "e2"]


def test_matches_that_somebody_looks_at_come_first() -> None:
    async def tried() -> list[str]:
        desk = Desk(1)
        await desk.ask("eve", "e1")
        await desk.ask("ben", "b1")
        await desk.ask("cleo", "c1", attended=False)
        await desk.ask("ada", "a1")
        await desk.end("e1")
        await desk.end("b1")
        return desk.begun

    assert asyncio.run(tried()) == ["e1", "b1", "a1", "c1"]


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)

    async def tried() -> list[str]:
        nonlocal now
        desk = Desk(1)
        await desk.ask("eve", "e0")
        await desk.ask("ben", "b0")
        await desk.ask("cleo", "c1", attended=False)
        for number in range(1, 20):
            now += 1.0
            await desk.ask("eve", f"e{number}")
            await desk.ask("ben", f"b{number}")
            await desk.end(f"e{number - 1}")
            await desk.end(f"b{number - 1}")
            if "c1" in desk.begun:
                return desk.begun
        return desk.begun

    begun = asyncio.run(tried())

    assert begun[-1] == "c1" or begun[-2] == "c1"
    assert len(begun) < 2 * turns_module.PATIENCE + 6


def test_who_gives_up_leaves_no_trace() -> None:
    async def tried() -> tuple[list[str], Turns]:
        desk = Desk(1)
        for owner in ("eve", "ben", "cleo", "ada"):
            await desk.ask(owner, owner)
        await desk.cancel("cleo")
        await desk.cancel("eve")
        await asyncio.sleep(0)
        begun = list(desk.begun)
        for owner in ("ben", "ada"):
            await desk.end(owner)
        return begun, desk.turns

    begun, turns = asyncio.run(tried())

    assert begun == ["eve", "ben", "ada"]
    assert (turns.waiting, turns.thinking, turns.used) == ([], {}, {})


def test_those_who_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "MAX_REMEMBERED", 20)

    async def tried() -> int:
        desk = Desk(1)
        await desk.ask("eve", "eve")
        for number in range(200):
            await desk.ask(f"v{number}", f"v{number}")
            await desk.end(f"v{number}")
        return len(desk.turns.used)

    assert asyncio.run(tried()) <= 20


# --- at a server -----------------------------------------------------------------------------


@pytest.fixture
def small_house(open_house: Callable[..., House]) -> Iterator[House]:
    house = open_house(bot_workers=1, bot_seconds=0.2, bot_grace=0.5)
    yield house
    house.close()


def ply_of(house: House, key: str) -> int:
    return house.server.hall.rooms[key].match.playing.ply


def test_bots_among_themselves_wait_for_somebody_to_look(small_house: House) -> None:
    ada = Person(small_house.url, "Ada")
    key = id_of(ada.make(BOT, BOT, public=True))
    made = ply_of(small_house, key)
    time.sleep(0.8)
    alone = ply_of(small_house, key)
    with ada.socket(key) as wire:
        while wire.until("update")["ply"] < made + 10:
            pass
    while small_house.server.hall.rooms[key].bots.is_busy:
        time.sleep(0.02)
    left = ply_of(small_house, key)
    time.sleep(0.8)
    still = ply_of(small_house, key)
    polled = ada.get(f"/api/matches/{key}/poll").json()
    known = f"ply={polled['ply']}&branch={polled['branch']}&version={polled['version']}"
    after = ada.get(f"/api/matches/{key}/poll?{known}").json()
    ada.close()

    assert made == alone
    assert left == still >= made + 10
    assert after["ply"] > polled["ply"]


def test_a_match_without_persons_is_not_due(small_house: House) -> None:
    ada = Person(small_house.url, "Ada")
    key = id_of(ada.make(BOT, BOT))
    ada.close()

    found = small_house.server.hall.due_of(small_house.server.hall.rooms[key].match)

    assert found is None


def test_bots_of_persons_who_are_away_go_on(small_house: House) -> None:
    ada = Person(small_house.url, "Ada")
    key = id_of(ada.make(ME, BOT, BOT))
    with ada.socket(key, "?seat=0") as wire:
        update = wire.until("update")
        while update["view"]["asked"]["seat"] != 0:
            update = wire.until("update")
        while update["view"]["asked"]["seat"] == 0:
            wire.play()
            update = wire.last["update"]
            if update["view"]["asked"]["seat"] == 0:
                update = wire.until("update")
    deadline = time.monotonic() + 20
    match = small_house.server.hall.rooms[key].match
    while match.playing.asked != 0 and time.monotonic() < deadline:
        time.sleep(0.02)
    ada.close()

    assert match.playing.asked == 0


def test_many_slow_bots_of_one_do_not_stop_those_of_others(small_house: House) -> None:
    """Between a person's move and the bot's answer hardly anybody else's bots have thought."""
    eve, ben = Person(small_house.url, "Eve"), Person(small_house.url, "Ben")
    greedy = [id_of(eve.make(*[SLOW] * 4, game="uchronia", public=True)) for _ in range(12)]
    key = id_of(ben.make(ME, BOT))
    with contextlib.ExitStack() as stack:
        for match in greedy:
            stack.enter_context(eve.socket(match))
        wire = stack.enter_context(ben.socket(key, "?seat=0"))
        wire.until("update")
        while small_house.server.workers.turns.thinking.get(owner(small_house, greedy[0])) is None:
            time.sleep(0.02)
        overtaken = [thoughts_until_asked(small_house, wire, greedy) for _ in range(6)]
    eve.close()
    ben.close()

    assert max(overtaken) <= 4


def owner(house: House, key: str) -> str:
    return house.server.hall.rooms[key].match.config.owner


def thoughts_until_asked(house: House, wire: Socket, others: list[str]) -> int:
    """Answer one question and wait for the next; how many moves the others' bots made."""
    update = wire.last["update"]
    while update["question"] is None:
        update = wire.until("update")
    before = sum(house.server.hall.rooms[key].match.number for key in others)
    wire.play()
    update = wire.last["update"]
    while update["question"] is None:
        update = wire.until("update")
    return sum(house.server.hall.rooms[key].match.number for key in others) - before
