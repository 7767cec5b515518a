"""Every route and every message × everybody × every history of a chair, public and private.

What is let and what is refused must be as ``rights`` says, and nobody can tell two worlds apart
that differ only in what they may not know: not by one byte of any answer. All combinations of the
three games are tried with ``LUDOPOLIS_TESTS=all``, else a sample in which each case is tried by
everybody in some histories, and each history with some cases.
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

import msgspec
import pytest
from sqlalchemy import delete, update

from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.match.match import Match, match_of
from ludopolis.server.rooms.room import Room
from ludopolis.server.settings import Settings
from ludopolis.server.storage.schema import matches, moves
from ludopolis.server.transport.app import make_app
from ludopolis.wire.message import SocketRequest
from tests.extent import IS_ALL, is_chosen
from tests.server.inside import ADMIN, Answer, Wire, come, inside, request
from tests.server.rights import (
    ELSEWHERE,
    INVITED,
    KEY,
    MESSAGES,
    OPEN,
    PEOPLE,
    ROUTES,
    STARTED,
    Case,
    MessageCase,
    Model,
)
from tests.server.test_secrets import seen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ludopolis.server.match.entry import Config
    from ludopolis.server.transport.app import Application

SAMPLE = 50
"""One combination of so many is tried, unless all are; prime to the games, fewer than worlds."""
PLIES = 9
ME, EMPTY = {"kind": "me"}, {"kind": "empty"}

# Who does it, how, and what it means to the model.
STEPS: dict[str, tuple[str, str, str, object]] = {
    "sit": ("holder", "POST", "/seats/1", {}),
    "ready": ("holder", "POST", "/ready", {}),
    "rise": ("holder", "DELETE", "/seats/1", None),
    "remove": ("owner", "DELETE", "/seats/1", None),
    "bot": ("owner", "PUT", "/seats/1/bot", {"level": "uniform"}),
    "concede": ("holder", "POST", "/requests?seat=1", {"type": "concede", "request": 1}),
    "ask": ("heir", "POST", "/consent", {"seat": 1}),
    "owner-agrees": ("owner", "PUT", "/consent", {"seat": 1, "agree": True}),
    "other-agrees": ("other", "PUT", "/consent", {"seat": 1, "agree": True}),
    "holder-agrees": ("holder", "PUT", "/consent", {"seat": 1, "agree": True}),
    "other-declines": ("other", "PUT", "/consent", {"seat": 1, "agree": False}),
    "take": ("heir", "POST", "/seats/1", {}),
    "heir-rises": ("heir", "DELETE", "/seats/1", None),
    "ask-fork": ("owner", "POST", "/consent", {"seat": -1}),
    "other-lets-fork": ("other", "PUT", "/consent", {"seat": -1, "agree": True}),
    "holder-lets-fork": ("holder", "PUT", "/consent", {"seat": -1, "agree": True}),
    "fork": ("owner", "POST", "/fork", {"ply": 0, "seats": [ME, ME, ME]}),
    "owner-concedes": ("owner", "POST", "/requests?seat=0", {"type": "concede", "request": 1}),
    "other-concedes": ("other", "POST", "/requests?seat=2", {"type": "concede", "request": 1}),
}
MEANT: dict[str, Any] = {
    "sit": lambda m: m.sit(1, "holder"),
    "ready": lambda m: setattr(m.places[1], "is_ready", True),
    "rise": lambda m: m.rise(1),
    "remove": lambda m: (
        m.remove(1) if m.places[1].is_person else setattr(m.places[1], "holder", "")
    ),
    "bot": lambda m: m.bot(1, "uniform"),
    "concede": lambda m: m.concede(1),
    "ask": lambda m: m.ask(1, "heir"),
    "owner-agrees": lambda m: m.agree(1, "owner"),
    "other-agrees": lambda m: m.agree(1, "other"),
    "holder-agrees": lambda m: m.agree(1, "holder"),
    "other-declines": lambda m: m.asked_for.pop(1),
    "take": lambda m: m.sit(1, "heir"),
    "heir-rises": lambda m: m.rise(1),
    "ask-fork": lambda m: m.ask(-1, "owner"),
    "other-lets-fork": lambda m: m.agree(-1, "other"),
    "holder-lets-fork": lambda m: m.agree(-1, "holder"),
    "fork": lambda m: setattr(m, "is_forked", True),
    "owner-concedes": lambda m: m.concede(0),
    "other-concedes": lambda m: m.concede(2),
}


class World:
    """A match that came about by real requests, what the model makes of it, and how to go back."""

    def __init__(self, app: Application, tokens: dict[str, str], model: Model) -> None:
        self.app = app
        self.hall = app.server.hall
        self.tokens = tokens
        self.model = model
        self.key = ""
        self.invite = ""
        self.entries: list[Entry] = []
        self.twins: dict[int, Match] = {}

    @property
    def present(self) -> Match:
        return self.hall.rooms[self.key].match

    async def do(self, who: str, method: str, path: str, body: object = None) -> Answer:
        full = path if path.startswith("/api") else f"/api/matches/{self.key}{path}"
        return await request(self.app, method, full, body, self.tokens[who])

    async def step(self, name: str) -> None:
        who, method, path, body = STEPS[name]
        answer = await self.do(who, method, path, body)
        assert answer.status < 300, (name, answer.body)
        assert b'"refused"' not in answer.body, (name, answer.body)
        MEANT[name](self.model)

    # --- coming about ------------------------------------------------------------------------

    async def begin(self, game: str, steps: str) -> None:
        before, bar, after = steps.partition("|")
        wanted = {"game": game, "seats": [ME, EMPTY, EMPTY], "public": self.model.is_public}
        made = (await self.do("owner", "POST", "/api/matches", wanted)).json
        self.key, self.invite = made["summary"]["id"], made["invite"]
        self.model.sit(0, "owner")
        await self.gather(before.split())
        if bar:
            assert (await self.do("owner", "POST", "/start")).status == 200
            self.model.start()
            await self.play_on()
            for name in after.split():
                await self.happen(name)

    async def gather(self, steps: list[str]) -> None:
        for who in INVITED:
            assert (await self.do(who, "POST", "/enter", {"invite": self.invite})).status == 200
            if not self.model.is_public:
                self.model.joined.add(who)
        if "alone" in steps:
            await self.do("owner", "PUT", "/seats/2/bot", {"level": "uniform"})
            self.model.bot(2, "uniform")
        else:
            await self.do("other", "POST", "/seats/2", {})
            await self.do("other", "POST", "/ready", {})
            self.model.sit(2, "other")
            self.model.places[2].is_ready = True
        for name in steps:
            if name != "alone":
                await self.step(name)

    async def play_on(self) -> None:
        rng = random.Random(1)
        entries = await self.hall.store.entries(self.key)
        ahead = match_of(self.present.game, self.present.config, entries)
        played = [random_move(ahead, rng) for _ in range(PLIES)]
        await self.hall.change(self.hall.rooms[self.key], lambda _: played)

    async def happen(self, name: str) -> None:
        room = self.hall.rooms[self.key]
        if name == "abandon":
            # As the sweep does it for a chair that nobody has come back to.
            entry = Entry("bot", 1, details=Details(name="holder", level="level2"))
            await self.hall.change(room, lambda _: [entry])
            self.model.bot(1, "level2")
        elif name == "ask-undo":
            self.note_facts()
            body = {"type": "request-undo", "request": 1, "to_ply": self.model.back, "branch": 0}
            answer = await self.do("owner", "POST", "/requests?seat=0", body)
            assert answer.json["type"] == "accepted", answer.body
            self.model.undo_asked = True
        else:
            await self.step(name)

    async def end(self) -> None:
        for name in ("owner-concedes", "other-concedes"):
            if self.model.is_playing and not (
                name[:5] == "other" and not self.model.places[2].holder
            ):
                await self.step(name)

    async def settle(self) -> None:
        """Everything so far is what each request finds."""
        self.note_facts()
        self.entries = await self.hall.store.entries(self.key)

    def note_facts(self) -> None:
        table, model = self.present.table, self.model
        if table is None:
            return
        model.asked, model.ply = table.asked, table.ply
        if not table.history.state.over:
            model.option = table.history.state.decision.options[0]
        steps = table.history.steps
        model.back = max(ply for ply, step in enumerate(steps) if not step.is_forced)
        for seat in range(3):
            earliest = table.may_undo_to(seat)
            model.free_undo[seat] = earliest is not None and model.back >= earliest

    # --- two worlds --------------------------------------------------------------------------

    def put(self, match: Match) -> None:
        """The match is this one, in a room that nobody was in."""
        room = self.hall.rooms[self.key] = Room(match, self.hall.clock.tick)
        room.audience.version = 7

    async def go_back(self, config: Config) -> None:
        """Forget what a request has changed."""
        later = moves.c.number >= len(self.entries)
        async with self.app.server.engine.begin() as connection:
            await connection.execute(delete(moves).where(moves.c.match == self.key, later))
            change = update(matches).where(matches.c.id == self.key)
            await connection.execute(change.values(status=self.model.status))
        self.put(match_of(open_game(config.game), config, self.entries))

    def twin(self, viewer: int) -> Match:
        """The same match with another seed, and all that the viewer can't know dealt anew."""
        if viewer not in self.twins:
            self.twins[viewer] = self.dealt_anew(self.present, viewer)
        return self.twins[viewer]

    def dealt_anew(self, match: Match, viewer: int) -> Match:
        config = msgspec.structs.replace(match.config, seed="98765432123456789", salt="77" * 32)
        twin = Match(match.game, config)
        for entry in self.entries:
            if entry.kind not in {"play", "ask-undo"}:
                twin.apply(entry)
        table, true = twin.table, match.table
        twin.number, twin.last, twin.updated = match.number, match.last, match.updated
        if table is None or true is None:
            return twin
        table.history.steps = [seen(step, viewer) for step in true.history.steps]
        table.history.cached = dict(true.history.cached)
        table.history.state = true.history.state.clone()
        table.history.state.determinize(viewer, seeded(5))
        table.undo_request, table.undone = true.undo_request, list(true.undone)
        twin.times, twin.position = match.times, match.position
        return twin


def random_move(match: Match, rng: random.Random) -> Entry:
    """Make a move; what it was."""
    table = match.playing
    option = rng.choice(table.history.state.decision.options)
    entry = Entry("play", table.asked, table.ply, option)
    match.apply(entry)
    return entry


def histories() -> Iterator[tuple[str, str, str]]:
    """Status, name and steps of all histories of the chair."""
    for name, steps in OPEN.items():
        yield "open", name, steps
    for status in ("playing", "over"):
        for name, steps in STARTED.items():
            if not (status == "over" and ("alone" in steps or name == "undo asked for")):
                yield status, name, steps


WorldName: TypeAlias = tuple[str, str, str, bool]
WORLDS: list[WorldName] = [
    (*history, is_public) for history in histories() for is_public in (False, True)
]


class Try:
    """Tries requests in one world, and counts."""

    def __init__(self, world: World, number: int = 0) -> None:
        self.world = world
        self.number = number
        self.config = world.present.config
        self.count = 0
        self.faults: list[str] = []

    def is_chosen(self, route: str = "") -> bool:
        """Whether the next combination is tried: another one of the same case in each world."""
        self.number += 1
        is_key = route in KEY and self.world.model.is_public and self.world.model.is_playing
        return is_key or is_chosen(self.number, SAMPLE)

    async def everything(self) -> None:
        for who in PEOPLE:
            for route, cases in ROUTES.items():
                for case in cases:
                    if self.is_chosen(route):
                        await self.route(who, route.partition(" ")[0], case)
            for kind, message_cases in MESSAGES.items():
                for viewer in (None, -1, 0, 1, 2):
                    for message in message_cases:
                        if self.is_chosen():
                            await self.message(who, kind, viewer, message)

    # --- what is tried -----------------------------------------------------------------------

    async def route(self, who: str, method: str, case: Case) -> None:
        may = case.may(self.world.model, who)
        if case.is_dear and may:
            return
        path, body = self.filled(case.path), self.filled(case.body)

        async def ask() -> tuple[bool, bytes]:
            answer = await self.world.do(who, method, path, body)
            assert answer.status < 500, answer.body
            is_let = answer.status < 300
            if case.is_told:
                is_let = is_let and self.world.key.encode() in answer.body
            return is_let, str(answer.status).encode() + answer.body

        await self.check(who, f"{method} {path} {body}", ask, may=may, is_read=method == "GET")

    async def message(self, who: str, kind: str, viewer: int | None, case: MessageCase) -> None:
        model = self.world.model
        is_in = model.sees(who, viewer)
        query = "" if viewer is None else f"?seat={viewer}"
        path = f"/api/matches/{self.world.key}/socket{query}"
        fields = {"type": kind, **self.filled(case.fields)}

        async def ask() -> tuple[bool, bytes]:
            wire = Wire(self.world.app, path, self.world.tokens[who])
            answer = await wire.ask(fields)
            return answer["type"] == "accepted", await wire.close()

        may = is_in and case.may(model, who, self.place(who, viewer))
        is_read = kind in {"ping", "watch", "resync"}
        await self.check(who, f"socket{query} {fields}", ask, may=may, is_read=is_read)

    def place(self, who: str, viewer: int | None) -> int:
        """The chair that one looks from who names none: one's own that is asked, or the first."""
        if viewer is not None:
            return viewer
        own = self.world.model.seats_of(who)
        asked = self.world.model.asked
        return asked if asked in own else (own or [-1])[0]

    def filled(self, what: Any) -> Any:  # noqa: ANN401 - JSON
        model = self.world.model
        values = {"{ply}": model.ply, "{option}": model.option, "{back}": model.back}
        if isinstance(what, dict):
            return {name: self.filled(value) for name, value in what.items()}
        if what == "{invite}":
            return self.world.invite
        if isinstance(what, str):
            return values.get(what, what.replace("{ply}", str(model.ply)))
        return what

    # --- what must hold ----------------------------------------------------------------------

    async def check(self, who: str, what: str, ask: Any, *, may: bool, is_read: bool) -> None:  # noqa: ANN401
        world = self.world
        self.count += 1
        world.put(world.present)
        is_let, told = await ask()
        if is_let != may:
            self.faults.append(f"{who}: {what}: {'let' if is_let else 'refused'} {told[:200]!r}")
        is_changed = world.present.number != len(world.entries)
        if is_changed and not is_let:
            self.faults.append(f"{who}: {what}: refused, and yet something was stored")
        self.check_canaries(who, what, told)
        if is_changed:
            await world.go_back(self.config)
        elif is_read or not is_let:
            await self.check_twin(who, what, ask, told)

    async def check_twin(self, who: str, what: str, ask: Any, told: bytes) -> None:  # noqa: ANN401
        """Ask the same in a world that is another only in what this person may not know."""
        world = self.world
        if world.model.is_over:
            return
        match = world.present
        own = world.model.seats_of(who)
        twin = world.twin(own[0] if own else -1)
        world.put(twin)
        _, otherwise = await ask()
        world.put(match)
        hidden = match.config.seed_hash.encode()
        if otherwise.replace(twin.config.seed_hash.encode(), hidden) != told:
            self.faults.append(f"{who}: {what}: tells two worlds apart")

    def check_canaries(self, who: str, what: str, told: bytes) -> None:
        world = self.world
        secrets = [token.partition(".")[0] for token in world.tokens.values() if "." in token]
        secrets += [token.partition(".")[2] for token in world.tokens.values() if "." in token]
        is_end = '"status":"over"' in told.decode() and not world.model.is_forked
        if not world.model.is_seed_public and not is_end:
            secrets += [f'"{self.config.seed}"', self.config.salt]
        if who != "owner":
            secrets.append(world.invite)
        if any(secret.encode() in told for secret in secrets):
            self.faults.append(f"{who}: {what}: tells a secret")


async def people(app: Application) -> dict[str, str]:
    """The token of everybody."""
    tokens = {who: await come(app, who) for who in PEOPLE if who not in {"nobody", "admin"}}
    return tokens | {"nobody": "", "admin": ADMIN}


async def made(app: Application, tokens: dict[str, str], game: str, known: WorldName) -> World:
    status, name, steps, is_public = known
    world = World(app, tokens, Model(is_public=is_public))
    await world.begin(game, steps)
    if status == "over":
        await world.end()
    assert world.model.status == status, name
    await world.settle()
    return world


async def try_worlds(folder: Path, game: str, worlds: list[WorldName]) -> tuple[int, list[str]]:
    count, faults = 0, []
    async with inside(folder) as app:
        for known in worlds:
            status, name, _, is_public = known
            # Others in each world: nobody may report, or chat, as often as all worlds would ask.
            world = await made(app, await people(app), game, known)
            tried = Try(world, WORLDS.index(known))
            await tried.everything()
            count += tried.count
            where = f"{game}, {status}, {name}, {'public' if is_public else 'private'}"
            faults += [f"{where}: {fault}" for fault in tried.faults]
    return count, faults


@pytest.mark.parametrize("number", range(len(SLUGS)))
def test_everybody_may_what_the_model_says_and_no_more(
    tmp_path: Path,
    number: int,
    record_property: Any,  # noqa: ANN401
) -> None:
    # Each game has its share of the worlds, or all of them.
    worlds = WORLDS if IS_ALL else WORLDS[number :: len(SLUGS)]

    count, faults = asyncio.run(try_worlds(tmp_path, SLUGS[number], worlds))

    record_property("combinations", count)
    print(f"{SLUGS[number]}: {len(worlds)} worlds, {count} combinations")  # noqa: T201
    assert faults == []


def test_a_sample_has_every_case_with_everybody() -> None:
    worlds = range(len(WORLDS))

    tried = [any(is_chosen(case + world, SAMPLE) for world in worlds) for case in range(SAMPLE)]

    assert all(tried)


def test_every_route_has_its_line(tmp_path: Path) -> None:
    app = make_app(Settings(database=str(tmp_path / "test.db")))
    found = {
        f"{method} {route.path}"
        for route in app.litestar.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS" and not route.path.startswith("/schema")
    }

    assert sorted(found - set(ROUTES) - set(ELSEWHERE)) == []
    assert sorted((set(ROUTES) | set(ELSEWHERE)) - found) == []


def test_every_message_has_its_line() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(SocketRequest)}

    assert tags == set(MESSAGES)


def test_a_planted_leak_is_noticed(tmp_path: Path) -> None:
    async def faults() -> tuple[list[str], list[str]]:
        async with inside(tmp_path) as app:
            known = ("playing", "person", STARTED["person"], True)
            world = await made(app, await people(app), "uchronia", known)
            honest, leaking = Try(world), Try(world)
            poll = ROUTES["GET /api/matches/{key:str}/poll"][3]
            await honest.route("holder", "GET", poll)
            # Another's cards are the same in both worlds, and the own ones are not.
            world.twins[1] = world.dealt_anew(world.present, 2)
            await leaking.route("holder", "GET", poll)
            return honest.faults, leaking.faults

    honest, leaking = asyncio.run(faults())

    assert honest == []
    assert [fault.rpartition(": ")[2] for fault in leaking] == ["tells two worlds apart"]
