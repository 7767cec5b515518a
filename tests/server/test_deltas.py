"""Deltas: what they make of the update before is the update after, for everybody."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bench.server_bytes import GAMES, messages
from ludopolis.games import SLUGS
from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.rooms.audience import Listener
from ludopolis.server.rooms.room import Room
from ludopolis.testing.deltas import with_delta
from ludopolis.wire.message import Timing
from tests.server.people import ME, Person, id_of
from tests.server.test_secrets import VISITORS, match_of, walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.state import State
    from ludopolis.server.match.match import Match


class Viewer:
    """One who follows the news, and looks at each turn whether a whole update shows the same."""

    def __init__(self, room: Room, seat: int) -> None:
        visitor = VISITORS[seat] if seat >= 0 else "spectator"
        self.room = room
        self.listener = Listener(Visitor(visitor), seat)
        self.shown = self.heard()
        self.kinds: list[str] = []

    def heard(self) -> dict[str, Any]:
        return decoded(self.listener.messages(self.room)[-1])

    def follow(self) -> None:
        """Take the news in; they must make what a whole update shows."""
        news = self.heard()
        self.kinds.append(news["type"])
        self.shown = with_delta(self.shown, news) if news["type"] == "delta" else news
        whole = decoded(self.room.feed.update(self.listener.viewer, 0, 0))
        past = {"since": self.shown["since"], "told": self.shown["told"]}
        assert self.shown == {**whole, **past}
        assert whole["told"][self.shown["since"] :] == self.shown["told"]


def no_time() -> float:
    return 0.0


def decoded(message: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(message)
    return found


def gathered(match: Match) -> tuple[Room, list[Viewer]]:
    room = Room(match, no_time)
    return room, [Viewer(room, seat) for seat in (-1, 0, 1, 2)]


def tell(room: Room, viewers: list[Viewer]) -> None:
    room.tell(is_table_only=True)
    for viewer in viewers:
        viewer.follow()


@pytest.mark.parametrize("slug", SLUGS)
def test_deltas_add_up_to_the_whole(slug: str) -> None:
    room, viewers = gathered(match_of(slug))

    for number in range(120):
        walk(room.match, 1, seed=number)
        tell(room, viewers)

    assert [set(viewer.kinds) for viewer in viewers] == [{"delta"}] * 4


@pytest.mark.parametrize("slug", SLUGS)
def test_deltas_lead_back_and_through_all_that_happens_at_a_table(slug: str) -> None:
    room, viewers = gathered(match_of(slug))
    match = room.match
    walk(match, 9, seed=1)
    tell(room, viewers)
    asked = match.playing.asked
    other = (asked + 1) % 3
    last = match.playing.ply - 1
    while match.playing.history.steps[last].is_forced:
        last -= 1

    for entry in [
        Entry("ask-undo", asked, value=last),
        Entry("answer-undo", other, value=0),
        Entry("ask-undo", asked, value=last),
        Entry("answer-undo", other, value=1),
        Entry("answer-undo", (asked + 2) % 3, value=1),
        Entry("rise", other),
        Entry("bot", other, details=Details(name="Bot", level="uniform")),
        Entry("sit", other, details=Details(VISITORS[other], "Back")),
        Entry("concede", other, details=Details(level="uniform")),
        Entry("concede", asked, details=Details(level="uniform")),
    ]:
        match.apply(entry)
        tell(room, viewers)

    assert match.status == "over"
    assert [set(viewer.kinds) for viewer in viewers] == [{"delta"}] * 4


@pytest.mark.parametrize("slug", SLUGS)
def test_a_delta_tells_who_would_be_asked_when_all_but_one_have_conceded(slug: str) -> None:
    """The last to concede was the last whose word was missing to take something back."""
    room, viewers = gathered(match_of(slug))
    match = room.match
    walk(match, 30, seed=1)
    asked, history = match.playing.asked, match.playing.history
    first, second = [seat for seat in range(3) if seat != asked]
    others = [
        ply
        for ply, step in enumerate(history.steps)
        if not step.is_forced and seat_asked(history.position(ply)) != asked
    ]
    bot = Details(level="uniform")

    for entry in [
        Entry("concede", first, details=bot),
        Entry("ask-undo", asked, value=others[-1]),
        Entry("concede", second, details=bot),
    ]:
        match.apply(entry)
        tell(room, viewers)

    assert match.status == "over"
    assert seat_asked(history.state) != asked


def seat_asked(state: State) -> int:
    return state.decision.seat


def test_who_missed_a_turn_is_sent_a_whole_update() -> None:
    room, viewers = gathered(match_of("utopia"))
    walk(room.match, 1, seed=1)
    room.tell(is_table_only=True)
    walk(room.match, 1, seed=2)

    tell(room, viewers)
    walk(room.match, 1, seed=3)
    tell(room, viewers)

    assert [viewer.kinds for viewer in viewers] == [["update", "delta"]] * 4


def test_who_comes_later_is_sent_the_clocks_of_that_time() -> None:
    match = match_of("utopia", timing=Timing("live", main=100.0))
    ticks = iter([5.0, 5.0, 9.0])
    room = Room(match, lambda: next(ticks))
    asked = match.playing.asked

    clocks = [decoded(room.feed.update(0, 0, 0))["clocks"] for _ in range(2)]

    assert [clock[asked] for clock in clocks] == [95.0, 91.0]


def test_deltas_are_the_same_bytes_for_all_whom_they_do_not_concern() -> None:
    room, viewers = gathered(match_of("utopia"))
    table = room.match.playing
    walk(room.match, 1, seed=1)
    tell(room, viewers)
    before = table.asked
    walk(room.match, 1, seed=2)
    room.tell(is_table_only=True)
    concerned = {before, table.asked}

    others = [seat for seat in (-1, 0, 1, 2) if seat not in concerned]
    found = {room.feed.delta(seat) for seat in others}

    assert len(found) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_a_move_is_told_in_400_bytes(slug: str) -> None:
    sizes = [len(message) for seed in range(GAMES) for message in messages(slug, seed)]

    assert median(sizes) <= 400


def test_a_socket_is_sent_deltas_and_after_a_gap_everything(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    with ada.socket(key) as socket:
        socket.until("update")
        while socket.last["update"]["question"]:
            socket.play()
            socket.until("update")
        ply = socket.last["update"]["ply"]
        socket.ask("resync", ply=0, branch=0)
        everything = socket.until("update")

    kinds = [decoded(text.encode())["type"] for text in socket.raw]
    assert "delta" in kinds
    assert kinds[-1] == "update"
    assert everything["ply"] == ply
    assert len(everything["told"]) == ply
