"""Players: they look at matches by sockets or polls, answer what they are asked, and remember.

What is not confirmed is sent again, unchanged, as the protocol says. What they are shown goes to
the ``Witness``, who compares it with the store in the end.
"""

from __future__ import annotations

import asyncio
import random
from math import inf
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.testing.deltas import since_of, with_delta
from ludopolis.testing.simulation.network import Gone

if TYPE_CHECKING:
    from ludopolis.testing.simulation.network import Reply, Wire
    from ludopolis.testing.simulation.world import World

AGAIN: Final = frozenset({"store-unavailable", "store-busy", "too-many-requests"})
"""Refusals after which a request is sent again as it is."""
SILENCE: Final = 1.0
PATIENCE: Final = 3
"""After so many seconds of silence, and a question whether anybody is there, a socket is left."""
MAX_UNDO: Final = 3
NOT_ALLOWED: Final = 4403


class Person:
    """Somebody with a name, or, without one, somebody who only looks."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.rng = random.Random(f"{world.plan.seed} {name}")
        self.token = ""
        self.node = self.rng.randrange(len(world.nodes))

    async def come_in(self) -> None:
        """Get a cookie."""
        while not self.token:
            reply = await self.ask("POST", "/api/me", {"name": self.name})
            if reply is not None and reply.status == 200:
                self.token = reply.cookie

    async def ask(self, method: str, path: str, body: object = None) -> Reply | None:
        """One request to the usual node; None, and another node next time, if it is not there."""
        world = self.world
        node = world.nodes[self.node % len(world.nodes)]
        try:
            reply = await world.network.call(node, method, path, token=self.token, body=body)
        except Gone:
            await self.turn_away()
            return None
        if "/poll" not in path:
            world.trace.note(self.name or "nobody", f"{method} {path}: {reply.status}")
        world.witness.see_reply(self, method, path, reply)
        if reply.status >= 500:
            await self.turn_away()
        return reply

    async def turn_away(self) -> None:
        self.node = self.rng.randrange(len(self.world.nodes))
        await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def do(self, method: str, path: str, body: object = None) -> Reply:
        """As ``ask``, until there is an answer that is not about the store."""
        while True:
            reply = await self.ask(method, path, body)
            if reply is not None and reply.status < 500 and reply.status != 429:
                return reply


class Desk:
    """A person at a match, by a socket. ``seat`` is where to look from; -1 only looks."""

    def __init__(self, person: Person, match: str, seat: int | None) -> None:
        self.person = person
        self.world = person.world
        self.rng = person.rng
        self.match = match
        self.seat = seat
        self.viewer = seat
        self.number = 0
        self.asked_as: dict[int, int] = {}
        self.unanswered: list[dict[str, Any]] = []
        self.put_off: list[dict[str, Any]] = []
        self.shown: dict[str, Any] | None = None
        self.room: dict[str, Any] = {}
        self.lines: list[int] = []
        self.undone = 0
        self.silence = 0
        self.busy_until = 0.0
        self.is_connected = False
        self.name = f"{person.name or 'nobody'}/{'' if seat is None else seat} {match[:4]}"

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    # --- the socket --------------------------------------------------------------------------

    async def run(self) -> None:
        """Come back, to any node, for ever."""
        while True:
            try:
                await self.talk_once()
            except Gone as gone:
                self.is_connected = False
                self.world.trace.note(self.name, f"socket closed with {gone.code}")
                if gone.code == NOT_ALLOWED:
                    self.viewer = self.seat
                await self.person.turn_away()

    async def talk_once(self) -> None:
        world, person = self.world, self.person
        node = world.nodes[person.node % len(world.nodes)]
        wire = await world.network.open(node, f"{self.path}/socket{self.query()}", person.token)
        try:
            self.put_off.clear()
            for request in self.unanswered:
                wire.ask(request)
            await self.talk(wire)
        finally:
            wire.cut()

    def query(self) -> str:
        """Where to look from, and what is known from there."""
        if self.viewer is None:
            return ""
        known = ""
        if self.shown is not None and self.shown["viewer"] == self.viewer:
            known = f"&ply={self.shown['ply']}&branch={self.shown['branch']}"
        return f"?seat={self.viewer}{known}"

    async def talk(self, wire: Wire) -> None:
        self.silence = 0
        while True:
            data = await wire.next(SILENCE)
            if data is None:
                self.mind_silence(wire)
            else:
                self.silence = 0
                self.hear(msgspec.json.decode(data), data)
            if wire.downwards.empty():
                await self.think(wire)

    def mind_silence(self, wire: Wire) -> None:
        """Ask whether somebody is there; leave if nobody is."""
        self.silence += 1
        if self.silence == 1 and not self.unanswered:
            wire.ask({"type": "ping", "request": 0})
        if self.silence > PATIENCE:
            raise Gone(4408)

    async def think(self, wire: Wire) -> None:
        """Answer the question, if there is one, or do something else."""
        if self.put_off:
            await self.ask_again(wire)
        wish = self.wish()
        if wish is not None:
            await asyncio.sleep(self.rng.uniform(0.0, 0.08))
            wire.ask(self.new_request(wish))

    async def ask_again(self, wire: Wire) -> None:
        """The store was away: perhaps it is back."""
        await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        for request in self.put_off:
            wire.ask(request)
        self.put_off.clear()

    def new_request(self, wish: dict[str, Any]) -> dict[str, Any]:
        """A request that is kept until it is answered."""
        self.number += 1
        request = {**wish, "request": self.number}
        self.asked_as[self.number] = -1 if self.viewer is None else self.viewer
        self.unanswered.append(request)
        self.world.trace.note(self.name, f"asks {words(request)}")
        return request

    # --- hearing -----------------------------------------------------------------------------

    def hear(self, message: dict[str, Any], data: bytes) -> None:
        kind = message["type"]
        self.world.witness.see_bytes(self.match, data)
        if kind == "update":
            self.show(message)
        elif kind == "delta":
            self.show(self.with_delta(message))
        elif kind == "room":
            self.room = message
        elif kind == "said":
            self.lines.append(message["number"])
        else:
            self.settle(message)

    def with_delta(self, delta: dict[str, Any]) -> dict[str, Any]:
        """The whole update that a delta makes of the one before."""
        last = self.shown
        if last is None or delta.get("known", since_of(delta)) != last["ply"]:
            self.world.fault(f"view: {self.name} is told what does not follow from before")
            last = last or delta
        return with_delta(last, delta)

    def show(self, update: dict[str, Any]) -> None:
        self.is_connected = True
        self.shown = update
        self.viewer = update["viewer"]
        self.world.witness.see_update(self, update)

    def settle(self, answer: dict[str, Any]) -> None:
        found = [one for one in self.unanswered if one["request"] == answer["request"]]
        if not found or (answer["type"] == "refused" and answer["code"] in AGAIN):
            self.put_off += found
            return
        request = found[0]
        self.unanswered.remove(request)
        told = answer["type"] if answer["type"] == "accepted" else answer["code"]
        self.world.trace.note(self.name, f"hears {told} of {words(request)}")
        if answer["type"] == "accepted":
            self.world.witness.confirm(self, self.asked_as[request["request"]], request)
            self.viewer = request.get("seat", self.viewer)

    # --- wishing -----------------------------------------------------------------------------

    def wish(self) -> dict[str, Any] | None:
        """What to ask for now, if anything."""
        shown, rng = self.shown, self.rng
        if self.unanswered or self.world.is_closing:
            return None
        if rng.random() < 0.06:
            self.world.said += 1
            line = f"{rng.getrandbits(64):x}"
            return {"type": "chat", "text": f"{self.name} {self.world.said}", "id": line}
        if shown is None or shown["result"] is not None or self.seat == -1:
            return None
        if shown["viewer"] != self.viewer:
            return None
        if rng.random() < 0.01:
            return {"type": "resync", "ply": 0, "branch": shown["branch"]}
        undo = shown["undo"]
        if undo is not None and shown["viewer"] in undo["waiting"]:
            agrees = rng.random() < 0.6
            return {"type": "answer-undo", "agree": agrees, "branch": shown["branch"]}
        return self.move(shown) or self.turn_to_asked(shown)

    def move(self, shown: dict[str, Any]) -> dict[str, Any] | None:
        rng, branch, question = self.rng, shown["branch"], shown["question"]
        earliest = shown["may_undo_to"]
        may_undo = self.undone < MAX_UNDO and rng.random() < 0.1
        if may_undo and earliest is not None:
            self.undone += 1
            return {"type": "undo", "to_ply": earliest, "branch": branch}
        if may_undo and shown["viewer"] >= 0 and shown["ply"]:
            self.undone += 1
            return {"type": "request-undo", "to_ply": rng.randrange(shown["ply"]), "branch": branch}
        if question is None:
            return None
        if rng.random() < 0.004:
            return {"type": "concede"}
        option = rng.choice(question["options"])
        return {"type": "play", "ply": shown["ply"], "option": option, "branch": branch}

    def turn_to_asked(self, shown: dict[str, Any]) -> dict[str, Any] | None:
        """People who share a screen look from the seat that is asked."""
        asked = shown["view"]["asked"]
        seats = self.room.get("seats", [])
        if self.seat is not None:
            return self.turn_back(shown, seats)
        if asked is None or asked["seat"] == shown["viewer"]:
            return None
        if not seats or not seats[asked["seat"]]["mine"] or seats[asked["seat"]]["kind"] == "bot":
            return None
        return {"type": "watch", "seat": asked["seat"]}

    def turn_back(self, shown: dict[str, Any], seats: list[Any]) -> dict[str, Any] | None:
        """Who had lost a chair and has it again looks from it again."""
        if shown["viewer"] == self.seat or not seats or not seats[self.seat or 0]["mine"]:
            return None
        return {"type": "watch", "seat": self.seat}


class PollingDesk(Desk):
    """A person at a match, without a socket."""

    async def run(self) -> None:
        known = {"ply": 0, "branch": 0, "version": -1, "said": 0}
        while True:
            seat = "" if self.seat is None else f"seat={self.seat}&"
            query = "&".join(f"{name}={value}" for name, value in known.items())
            reply = await self.person.ask("GET", f"{self.path}/poll?{seat}{query}")
            if reply is None or reply.status != 200:
                self.is_connected = False
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))
                continue
            known = reply.json()
            for message in known.pop("messages"):
                self.hear(message, b"")
            # Who asks for something does not poll meanwhile.
            self.busy_until = inf
            await self.make_request()
            self.busy_until = self.world.loop.now

    async def make_request(self) -> None:
        wish = self.unanswered[0] if self.unanswered else self.wish()
        if wish is None or wish["type"] in {"resync", "watch"}:
            return
        request = self.unanswered[0] if self.unanswered else self.new_request(wish)
        viewer = self.asked_as[request["request"]]
        reply = await self.person.ask("POST", f"{self.path}/requests?seat={viewer}", request)
        if reply is not None and reply.status == 200:
            self.hear(reply.json(), reply.data)
        elif reply is not None and reply.status < 500:
            self.unanswered.clear()

    def turn_to_asked(self, shown: dict[str, Any]) -> dict[str, Any] | None:
        return None


def words(request: dict[str, Any]) -> str:
    """A request on one line."""
    rest = [str(value) for name, value in request.items() if name not in {"type", "request"}]
    return f"{request['request']}:{request['type']} {' '.join(rest)}"
