"""What a player's request does to a match. Sockets and polling share it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from ludopolis.play.foresight import gesture
from ludopolis.server.catalogue import DEFAULT_LEVEL
from ludopolis.server.match.authority import Caller, known_visitor
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.metrics import MOVES, REFUSALS, player_of
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import (
    Accepted,
    AnswerUndo,
    Chat,
    Concede,
    Play,
    Refused,
    RequestUndo,
    Said,
    SocketRequest,
    Undo,
)

if TYPE_CHECKING:
    from ludopolis.play.table import Table
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room
    from ludopolis.server.storage.batch import Batch

DECODER: Final = msgspec.json.Decoder(SocketRequest)
MAX_CHAT: Final = 500
Answered: TypeAlias = "Callable[[Accepted | Refused, Batch | None], None]"
"""What is to be done with an answer and what was stored for it."""


class Player:
    """Somebody who makes requests: a caller at one seat of a room, or a spectator (-1)."""

    def __init__(self, hall: Hall, room: Room, caller: Caller, name: str, viewer: int) -> None:
        self.hall = hall
        self.room = room
        self.caller = caller
        self.name = name
        self.viewer = viewer
        self.counted: Final = player_of(room.match.config.game, "person")

    async def perform(self, request: SocketRequest) -> tuple[Accepted | Refused, Batch | None]:
        """Do what is asked: the answer, which is true on disk, and what was stored for it.

        The caller must tell the room of what was stored, at once.
        """
        begun = time.perf_counter()
        stored: Batch | None = None
        try:
            if isinstance(request, Chat):
                await self.say(request)
            elif isinstance(request, (Play, Undo, RequestUndo, AnswerUndo, Concede)):
                change = request
                stored = await self.hall.commit(self.room, lambda m: self.entries(m, change))
        except Refusal as refusal:
            return refused_message(request.request, refusal), None
        if isinstance(request, Play):
            self.note_moves(request, begun)
        return self.accepted_message(request.request), stored

    def begin(self, request: Play, then: Answered) -> bool:
        """As ``perform`` and without a task: ``then`` gets the answer when it is true on disk.

        False if that can't be, and nothing has been done.
        """
        begun = time.perf_counter()

        def conclude(stored: Batch | None, refusal: Refusal | None) -> None:
            if refusal is not None:
                then(refused_message(request.request, refusal), None)
                return
            self.note_moves(request, begun)
            then(self.accepted_message(request.request), stored)

        return self.hall.begin(self.room, lambda m: self.entries(m, request), conclude)

    def note_moves(self, request: Play, begun: float) -> None:
        MOVES.note(self.counted, 1 + len(request.more), time.perf_counter() - begun)

    def accepted_message(self, number: int) -> Accepted:
        table = self.room.match.table
        return Accepted(number) if table is None else Accepted(number, table.ply, table.branch)

    def entries(
        self, match: Match, request: Play | Undo | RequestUndo | AnswerUndo | Concede
    ) -> list[Entry]:
        """What the request adds to the present match; nothing if it is there already."""
        self.check_seat(match)
        table, seat = match.playing, self.viewer
        if isinstance(request, Concede):
            return [Entry("concede", seat, details=Details(level=DEFAULT_LEVEL))]
        table.check_branch(request.branch)
        if isinstance(request, Play):
            return self.plays(table, request)
        if isinstance(request, AnswerUndo):
            return [Entry("answer-undo", seat, value=int(request.agree))]
        kind = "undo" if isinstance(request, Undo) else "ask-undo"
        return [Entry(kind, seat, value=request.to_ply)]

    def plays(self, table: Table, request: Play) -> list[Entry]:
        """A ply, or all of a gesture; refuses one of which not all can be foreseen."""
        seat, ply, answers = self.viewer, request.ply, [request.option, *request.more]
        if table.were_played(seat, ply, answers):
            return []
        if not request.more:
            return [Entry("play", seat, ply, request.option)]
        table.check_play(seat, ply, request.option)
        ahead = gesture(table.game, table.history.state, answers)
        return [
            Entry("play", seat, ply + i, option) for i, option in zip(ahead, answers, strict=True)
        ]

    def check_seat(self, match: Match) -> None:
        """Only the holder who sits in the chair may play, not those who look from it at the end."""
        if self.viewer < 0:
            raise Refusal("spectators-only-look")
        chair = match.chair(self.viewer)
        if not chair.is_held_by(self.caller):
            raise Refusal("not-your-seat", seat=self.viewer + 1)
        if chair.kind == "bot":
            raise Refusal("bot-plays", seat=self.viewer + 1)

    async def say(self, request: Chat) -> None:
        visitor = known_visitor(self.caller)
        if not request.text or len(request.text) > MAX_CHAT:
            raise Refusal("chat-length", max=MAX_CHAT)
        self.hall.chats.check(visitor.key)
        seat = self.viewer if self.viewer in self.room.match.seats_of(visitor) else -1
        name = self.room.match.chairs[seat].name if seat >= 0 else self.name
        said = Said(0, time.time(), seat, name, request.text)
        await self.hall.say(self.room, said, visitor.key, request.id)


def refused_message(number: int, refusal: Refusal) -> Refused:
    REFUSALS.labels(refusal.code).inc()
    return Refused(number, refusal.code, refusal.rule, refusal.line())


def read_request(data: bytes | str) -> SocketRequest:
    """The request in a frame; refuses what is not one."""
    try:
        request: SocketRequest = DECODER.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("request-malformed", detail=str(error)) from None
    return request
