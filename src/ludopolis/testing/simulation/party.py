"""Those who play in a run: they come together, play, look after their chairs, and try things."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.testing.simulation.plan import LEVEL
from ludopolis.testing.simulation.player import Desk, Person, PollingDesk

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from ludopolis.testing.simulation.plan import Table
    from ludopolis.testing.simulation.world import World

NAMES: Final = ("Ada", "Ben", "Cem")
UNREADABLE: Final = "unreadable"
ABANDONED: Final = 1.5
GOODBYE: Final = 10.0
PROMPT: Final = 1.2
"""After so many seconds without anything new, all must know all."""


class Party:
    """All persons of a run, and where they sit."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.persons = [Person(world, name) for name in NAMES]
        self.watcher = Person(world, "Eve")
        self.nobody = Person(world, "")
        self.rng = random.Random(f"party {world.plan.seed}")
        self.desks: list[Desk] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.heads: dict[str, tuple[float, object]] = {}

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def begin(self) -> None:
        """Everybody comes in, and all tables of the plan are opened."""
        wanted = {int(s) for table in self.world.plan.tables for s in table.seats if s != "bot"}
        for number in sorted(wanted):
            await self.persons[number].come_in()
        for number, table in enumerate(self.world.plan.tables):
            self.spawn(self.open(table, is_first=number == 0))

    # --- coming together ---------------------------------------------------------------------

    async def open(self, table: Table, *, is_first: bool) -> None:
        owner = self.persons[0]
        reply = await owner.do("POST", "/api/matches", table.request())
        if reply.status != 201:
            self.world.fault(f"error: no match could be made: {reply.data!r}")
            return
        page = reply.json()
        match = page["summary"]["id"]
        self.world.matches.append(match)
        self.world.trace.note(owner.name, f"has made {match}")
        for seat, who in enumerate(table.seats):
            if who not in {"0", "bot"}:
                await self.join(self.persons[int(who)], match, seat, page["invite"])
        await self.start(owner, match)
        self.look(table, match)
        if is_first:
            await self.try_things(match, table)

    async def join(self, guest: Person, match: str, seat: int, invite: str) -> None:
        path = f"/api/matches/{match}"
        await guest.do("POST", f"{path}/enter", {"invite": invite})
        await guest.do("POST", f"{path}/seats/{seat}", {})
        await guest.do("POST", f"{path}/ready", {"ready": True})

    async def start(self, owner: Person, match: str) -> None:
        path = f"/api/matches/{match}"
        while True:
            page = (await owner.do("GET", path)).json()
            if page.get("summary", {}).get("status") in {"playing", "over"}:
                return
            await owner.do("POST", f"{path}/start")

    def look(self, table: Table, match: str) -> None:
        """Each person opens one socket, or polls; somebody else looks on."""
        for number in sorted({int(seat) for seat in table.seats if seat != "bot"}):
            own = [seat for seat, who in enumerate(table.seats) if who == str(number)]
            kind = PollingDesk if table.is_polled and number == 1 else Desk
            desk = kind(self.persons[number], match, own[0] if len(own) == 1 else None)
            self.sit_at(desk)
            self.spawn(self.mind_chairs(desk, own, is_owner=number == 0))
        if table.is_public:
            self.sit_at(Desk(self.nobody, match, -1))

    def sit_at(self, desk: Desk) -> None:
        self.desks.append(desk)
        self.spawn(desk.run())

    # --- chairs ------------------------------------------------------------------------------

    async def mind_chairs(self, desk: Desk, own: list[int], *, is_owner: bool) -> None:
        """Take one's own chairs back; the owner lets bots play where nobody sits."""
        person, waited = desk.person, 0.0
        while True:
            await asyncio.sleep(0.5)
            seats = desk.room.get("seats", [])
            if self.world.is_closing or not seats or desk.room["status"] != "playing":
                continue
            for seat in own:
                if is_left(seats[seat]) and not seats[seat]["conceded"]:
                    await person.ask("POST", f"{desk.path}/seats/{seat}", {})
            free = [n for n, seat in enumerate(seats) if seat["absent"] and n not in own]
            waited = waited + 0.5 if free else 0.0
            if is_owner and waited > ABANDONED:
                for seat in free:
                    body = {"level": LEVEL}
                    await person.ask("PUT", f"{desk.path}/seats/{seat}/bot", body)

    # --- trying things -----------------------------------------------------------------------

    async def try_things(self, match: str, table: Table) -> None:
        """What people do besides playing, and what some should not be able to do."""
        rng, path = self.rng, f"/api/matches/{match}"
        owner, greed = self.persons[0], random.Random(f"greed {self.world.plan.seed}")
        if self.world.plan.has_unreadable:
            self.spoil_a_copy(match)
        for _ in range(4):
            await asyncio.sleep(rng.uniform(0.1, 0.8))
            await self.nobody.ask("GET", "/api/matches")
            await self.peep(match, rng.randrange(len(table.seats)))
            if rng.random() < 0.2:
                seat = rng.randrange(len(table.seats))
                who = table.seats[seat]
                person = self.persons[0 if who == "bot" else int(who)]
                remover = person if rng.random() < 0.6 else owner
                await remover.ask("DELETE", f"{path}/seats/{seat}")
                if remover is owner and greed.random() < 0.5:
                    await owner.ask("POST", f"{path}/seats/{seat}", {})
            if rng.random() < 0.1 + greed.random() / 10:
                seats = [{"kind": "me"} for _ in table.seats]
                await owner.ask("POST", f"{path}/fork", {"ply": 0, "seats": seats})

    async def peep(self, match: str, seat: int) -> None:
        """Somebody without a name tries to look from a chair."""
        path = f"/api/matches/{match}"
        way = self.rng.randrange(3)
        if way == 0:
            desk = Desk(self.nobody, match, seat)
            self.spawn(self.look_once(desk))
        elif way == 1:
            reply = await self.nobody.ask("GET", f"{path}/poll?seat={seat}")
            if reply is not None and reply.status == 200:
                self.expect_seat_closed(match, seat, reply.json()["messages"])
        else:
            reply = await self.nobody.ask("GET", f"{path}/replay/0?viewer={seat}")
            if reply is not None and reply.status == 200:
                self.expect_seat_closed(match, seat, [{**reply.json(), "result": None}])

    async def look_once(self, desk: Desk) -> None:
        task = asyncio.ensure_future(desk.talk_once())
        await asyncio.wait([task], timeout=1.0)
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()

    def expect_seat_closed(self, match: str, seat: int, messages: list[dict[str, Any]]) -> None:
        is_over = self.world.status_of(match) == "over"
        if not is_over and any(message.get("viewer") == seat for message in messages):
            self.world.fault(f"secret: nobody looked from chair {seat} of {match}")

    def spoil_a_copy(self, match: str) -> None:
        """Put a match into the store that can't be read."""
        database = self.world.database
        database.hide_uncommitted()
        cursor = database.handle.execute("SELECT * FROM matches WHERE id = ?", (match,))
        names = [column[0] for column in cursor.description]
        row = dict(zip(names, cursor.fetchone(), strict=True))
        config = msgspec.json.decode(row["config"]) | {"id": UNREADABLE, "rules_version": 999}
        row |= {"id": UNREADABLE, "config": msgspec.json.encode(config), "public": 1}
        marks = ", ".join("?" for _ in names)
        columns = ", ".join(f'"{name}"' for name in names)
        sql = f"INSERT INTO matches ({columns}) VALUES ({marks})"  # noqa: S608 - of the schema
        database.handle.execute(sql, list(row.values()))
        self.world.trace.note("world", "a match that can't be read is in the store")

    # --- the end -----------------------------------------------------------------------------

    def is_over(self) -> bool:
        world = self.world
        is_begun = len(world.matches) == len(world.plan.tables)
        return is_begun and all(world.status_of(match) == "over" for match in world.matches)

    def check_prompt(self) -> None:
        """While nodes can tell each other, nobody is left behind the others at the table."""
        plan = self.world.plan
        if plan.lost_notes or not (plan.is_lone or plan.has_redis):
            return
        for match in self.world.matches:
            head = self.world.database.read("SELECT max(number) FROM moves WHERE match = ?", match)
            if head != self.heads.get(match, (0, None))[1]:
                self.heads[match] = (self.world.loop.now, head)
            elif self.world.loop.now - self.heads[match][0] > PROMPT:
                self.check_level(match)

    def check_level(self, match: str) -> None:
        """Nothing has been stored for a while: all must have been shown the same."""
        since = self.world.loop.now - PROMPT
        desks = [d for d in self.desks if d.match == match and d.is_connected and d.seat != -1]
        told = [d.shown for d in desks if d.shown and not d.silence and d.busy_until < since]
        places = {(shown["branch"], shown["ply"]) for shown in told}
        if len(places) > 1:
            self.world.fault(f"late: of {match} some know {max(places)}, some {min(places)}")

    def waiting(self) -> list[str]:
        """Which matches do not go on, and what their players wait for."""
        found = []
        for match in self.world.matches:
            if self.world.status_of(match) != "over":
                asked = [
                    d.shown["view"]["asked"] for d in self.desks if d.match == match and d.shown
                ]
                found.append(f"{match} does not go on; asked are {asked}")
        return found or ["no match was made"]

    def unanswered(self) -> list[str]:
        return [
            f"{desk.name} got no answer to {desk.unanswered}"
            for desk in self.desks
            if desk.unanswered
        ]

    async def say_goodbye(self) -> None:
        """Somebody looks into the lobby once more, at every node."""
        for number in range(len(self.world.nodes)):
            deadline, reply = self.world.loop.now + GOODBYE, None
            while reply is None and self.world.loop.now < deadline:
                self.nobody.node = number
                reply = await self.nobody.ask("GET", "/api/matches")
            if reply is None:
                self.world.fault(f"waits: node{number} does not answer")


def is_left(seat: dict[str, Any]) -> bool:
    """A chair whose holder should come back."""
    return bool(seat["absent"] or not seat["mine"] or seat["kind"] == "bot")
