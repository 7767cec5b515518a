"""Who sees everything that players are told, and compares it with what is stored.

One history per match; what was confirmed is there, once; what anybody was shown is what the stored
entries show that viewer; and nobody was shown what only others may know.
"""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.play.moment import SPECTATOR, Moment
from ludopolis.play.report import Reporter
from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.match.match import Match, game_of
from ludopolis.server.storage.store import entry_of

if TYPE_CHECKING:
    from ludopolis.testing.simulation.network import Reply
    from ludopolis.testing.simulation.player import Desk, Person
    from ludopolis.testing.simulation.world import World

WHOLE: Final = ("view", "seats", "undo", "result", "question", "may_undo_to", "ply", "branch")
OWNER: Final = "SELECT owner FROM matches WHERE id = ?"
LATE: Final = ("view", "result", "ply", "branch")
"""What a delayed spectator must have been shown in the end."""
KINDS: Final = {
    "undo": ("undo", "to_ply"),
    "request-undo": ("ask-undo", "to_ply"),
    "answer-undo": ("answer-undo", "agree"),
    "concede": ("concede", ""),
}
"""Of requests, the entries that they make, and the field that is the entry's value."""


class Confirmed:
    """A request that was answered with ``accepted``."""

    def __init__(self, desk: Desk, seat: int, request: dict[str, Any]) -> None:
        self.match = desk.match
        self.name = desk.name
        self.seat = seat
        self.request = request


class Sighting:
    """An update that somebody was shown."""

    def __init__(self, desk: Desk, update: dict[str, Any]) -> None:
        self.name = desk.name
        self.person = desk.person.name
        self.update = update

    @property
    def where(self) -> tuple[int, int]:
        return self.update["branch"], self.update["ply"]


class Witness:
    """All that was seen and confirmed in a run."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.confirmed: list[Confirmed] = []
        self.sightings: dict[str, list[Sighting]] = {}
        self.seeds: dict[str, bytes] = {}
        self.moves = 0

    # --- while it happens --------------------------------------------------------------------

    def confirm(self, desk: Desk, seat: int, request: dict[str, Any]) -> None:
        self.confirmed.append(Confirmed(desk, seat, request))
        self.moves += request["type"] == "play"

    def see_update(self, desk: Desk, update: dict[str, Any]) -> None:
        self.sightings.setdefault(desk.match, []).append(Sighting(desk, update))

    def see_bytes(self, match: str, data: bytes) -> None:
        """No seed is told before its match is over."""
        if match not in self.seeds:
            rows = self.world.database.read("SELECT config FROM matches WHERE id = ?", match)
            self.seeds[match] = (
                b"" if not rows else msgspec.json.decode(rows[0][0])["seed"].encode()
            )
        for key, seed in self.seeds.items():
            if seed and seed in data and self.world.status_of(key) != "over":
                self.world.fault(f"secret: the seed of {key} is told while it is played")

    def see_reply(self, person: Person, method: str, path: str, reply: Reply) -> None:
        if reply.status == 500 and self.world.is_calm:
            self.world.fault(f"error: {method} {path} is answered 500")
        parts = path.split("/")
        if len(parts) > 3 and parts[2] == "matches":
            self.see_bytes(parts[3].partition("?")[0], reply.data)
        is_lobby = (method, path) == ("GET", "/api/matches")
        if is_lobby and reply.status != 200 and self.world.is_calm:
            self.world.fault(f"lobby: {person.name or 'nobody'} gets {reply.status}")

    # --- afterwards --------------------------------------------------------------------------

    def verify(self) -> None:
        for match in self.world.matches:
            history = History(self, match)
            history.fold()
            history.check_confirmed()
            for desk in self.world.party.desks:
                if desk.match == match and desk.is_connected:
                    history.check_final(desk)
        self.check_chat()

    def check_chat(self) -> None:
        rows = self.world.database.read("SELECT text FROM chat ORDER BY number")
        stored = Counter(row[0] for row in rows)
        for text, count in stored.items():
            if count > 1:
                self.world.fault(f"doubled: '{text}' was said {count} times")
        for one in self.confirmed:
            if one.request["type"] == "chat" and one.request["text"] not in stored:
                self.world.fault(f"lost: '{one.request['text']}' was confirmed and is not stored")

    def visitors_of(self, person: str) -> set[str]:
        rows = self.world.database.read("SELECT id FROM visitors WHERE name = ?", person)
        return {row[0] for row in rows}


class History:
    """One match as it is stored, and what was told of it."""

    def __init__(self, witness: Witness, match: str) -> None:
        self.witness = witness
        self.world = witness.world
        self.id = match
        config, self.entries = read_match(self.world, match)
        self.game = game_of(config)
        self.match = Match(self.game, config)
        self.reporter = Reporter(self.game)
        self.unchecked = list(witness.sightings.get(match, []))
        self.by_chair: list[Sighting] = []
        self.branches: list[int] = []
        self.plays: dict[tuple[int, int], tuple[int, int]] = {}
        self.holders: dict[tuple[int, int], set[tuple[int, str]]] = {}
        self.sitters: dict[int, list[str]] = {}

    @property
    def where(self) -> tuple[int, int]:
        table = self.match.table
        return (0, 0) if table is None else (table.branch, table.ply)

    def fold(self) -> None:
        """Carry the entries out once more, and compare what was seen on the way."""
        for number, entry in enumerate(self.entries):
            if entry.number != number:
                self.world.fault(f"history: {self.id} has no entry {number}")
            if entry.kind not in {"play", "tick"}:
                self.check_sightings()
            self.carry_out(entry)
        self.check_sightings()
        for sighting in self.by_chair:
            self.check_viewer(sighting)
        for sighting in self.unchecked:
            self.world.fault(f"view: {sighting.name} was shown {sighting.where}, which never was")

    def carry_out(self, entry: Entry) -> None:
        before = self.where
        self.branches.append(before[0])
        self.check_takeover(entry)
        try:
            self.match.apply(entry)
        except Exception as error:  # noqa: BLE001 - whatever it is, it should not be stored
            self.world.fault(f"history: entry {entry.number} of {self.id} is refused: {error!r}")
        if entry.kind == "play":
            if self.where == before or before in self.plays:
                self.world.fault(f"doubled: ply {before[1]} of {self.id} is stored twice")
            self.plays[before] = (entry.seat, entry.value)
        held = self.holders.setdefault(self.where, set())
        for seat, chair in enumerate(self.match.chairs):
            if chair.holder is not None:
                held.add((seat, chair.holder.key))
                if self.match.table is not None:
                    self.sitters.setdefault(seat, []).append(chair.holder.key)

    # --- what was shown ----------------------------------------------------------------------

    def check_sightings(self) -> None:
        """Compare what was shown of this branch so far."""
        table = self.match.table
        if table is None or not self.unchecked:
            return
        left: list[Sighting] = []
        moments: dict[int, Moment] = {}
        for sighting in self.unchecked:
            branch, ply = sighting.where
            if branch != table.branch or ply > table.ply:
                left.append(sighting)
                continue
            if ply not in moments:
                moments[ply] = Moment(table, self.reporter, None, ply)
            self.check_sighting(sighting, moments[ply])
        self.unchecked = left

    def check_sighting(self, sighting: Sighting, moment: Moment) -> None:
        update, name = sighting.update, sighting.name
        viewer, since = update["viewer"], update["since"]
        if viewer != SPECTATOR and update["result"] is None:
            self.by_chair.append(sighting)
        if update["view"] != plain(moment.view(viewer)):
            self.world.fault(f"view: {name} was shown {update['view']} at {sighting.where}")
        if update["told"] != plain(moment.reports(since, viewer)):
            self.world.fault(f"view: {name} was told {update['told']} at {sighting.where}")
        if update["question"] is not None and update["question"] != plain(moment.question(viewer)):
            self.world.fault(f"view: {name} was asked {update['question']} at {sighting.where}")

    def check_takeover(self, entry: Entry) -> None:
        """Nobody here lets anybody: a chair is for who had it, the future for who plays alone."""
        if self.match.table is None or entry.kind not in {"sit", "forked"}:
            return
        if entry.kind == "sit":
            mine, known = entry.details.visitor, self.sitters[entry.seat][-1:]
        else:
            rows = self.world.database.read(OWNER, entry.details.match)
            mine = rows[0][0] if rows else ""
            known = [key for keys in self.sitters.values() for key in keys]
        if mine and any(key != mine for key in known):
            self.world.fault(f"secret: {mine} gets to see what others hold in {self.id}: {entry}")

    def check_viewer(self, sighting: Sighting) -> None:
        """Who looked from a chair must have held it."""
        seat = sighting.update["viewer"]
        held = {who for chair, who in self.holders.get(sighting.where, set()) if chair == seat}
        if not held & self.witness.visitors_of(sighting.person):
            who = sighting.person or "nobody"
            self.world.fault(
                f"secret: {who} looked from chair {seat} of {self.id} at {sighting.where}"
            )

    def check_final(self, desk: Desk) -> None:
        """What somebody is shown in the end is what is stored."""
        table, shown = self.match.table, desk.shown
        if table is None or shown is None:
            return
        moment = Moment(table, self.reporter, self.match.result)
        expected = plain(moment.update(shown["viewer"], 0, 0))
        is_late = shown["viewer"] == SPECTATOR and self.match.config.delay > 0
        for name in LATE if is_late else WHOLE:
            if shown[name] != expected[name]:
                wrong = f"{name} {shown[name]} and not {expected[name]}"
                self.world.fault(f"view: {desk.name} is left with {wrong}")

    # --- what was confirmed ------------------------------------------------------------------

    def check_confirmed(self) -> None:
        made = Counter(
            (entry.kind, entry.seat, entry.value, branch)
            for entry, branch in zip(self.entries, self.branches, strict=True)
        )
        for one in self.witness.confirmed:
            if one.match == self.id and not self.is_there(one, made):
                self.world.fault(f"lost: {one.name} was confirmed {one.request}")

    def is_there(self, one: Confirmed, made: Counter[tuple[str, int, int, int]]) -> bool:
        """Whether the store has it; what was found is not found a second time."""
        request = one.request
        if request["type"] == "play":
            played = self.plays.get((request["branch"], request["ply"]))
            return played == (one.seat, request["option"])
        if request["type"] not in KINDS:
            return True
        kind, field = KINDS[request["type"]]
        if not field:
            return any(entry[:2] == (kind, one.seat) for entry in made)
        key = (kind, one.seat, int(request[field]), request["branch"])
        made[key] -= 1
        return made[key] >= 0


def read_match(world: World, match: str) -> tuple[Config, list[Entry]]:
    """A match from the store, without asking any node."""
    database = world.database
    rows = database.read("SELECT config FROM matches WHERE id = ?", match)
    cursor = database.handle.execute(
        "SELECT * FROM moves WHERE match = ? ORDER BY number", (match,)
    )
    names = [column[0] for column in cursor.description]
    found = [entry_of(SimpleNamespace(**dict(zip(names, row, strict=True)))) for row in cursor]
    return msgspec.json.decode(rows[0][0], type=Config), found


def plain(value: object) -> Any:  # noqa: ANN401 - as a client reads it
    return msgspec.json.decode(msgspec.json.encode(value))
