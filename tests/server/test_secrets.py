"""Two worlds: what a viewer is sent depends only on what the rules let that viewer know.

At random positions all that a seat can't know is dealt anew; everything that would be sent to it,
byte for byte and so in size too, must stay the same.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play.clock import UNTIMED
from ludopolis.play.history import Step
from ludopolis.play.moment import Moment
from ludopolis.play.report import Reporter
from ludopolis.server.background.workers import Thought
from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Config, Details, Entry
from ludopolis.server.match.match import Match
from ludopolis.server.rooms.requests import refused_message
from ludopolis.server.rooms.room import Room
from ludopolis.server.updates.delta import Delta
from ludopolis.server.updates.replay import replay_at
from ludopolis.wire.error import Refusal
from tests.server.people import EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.wire.message import Timing
    from tests.server.conftest import House

SEATS = 3
SEED = "7777777777777777"
VISITORS = ["a" * 32, "b" * 32, "c" * 32]


def match_of(slug: str, seed: str = SEED, timing: Timing = UNTIMED) -> Match:
    game = open_game(slug)
    config = Config(
        id="match",
        game=slug,
        rules_version=game.rules_version,
        pack_id=game.pack_id,
        pack_hash=game.pack_hash,
        seats=SEATS,
        flags={},
        seed=seed,
        owner=VISITORS[0],
        created=0.0,
        timing=timing,
    )
    match = Match(game, config)
    match.apply(Entry("invite", details=Details(token="secret-invitation")))
    for seat, visitor in enumerate(VISITORS):
        match.apply(Entry("sit", seat, details=Details(visitor, f"Player {seat}")))
        match.apply(Entry("ready", seat, value=1))
    match.apply(Entry("start"))
    return match


def walk(match: Match, plies: int, seed: int) -> None:
    """Play on at random."""
    rng = random.Random(seed)
    table = match.table
    assert table is not None
    for _ in range(plies):
        if match.status == "over":
            return
        option = rng.choice(table.history.state.decision.options)
        match.apply(Entry("play", table.asked, table.ply, option))


def other_world(match: Match, viewer: int, seed: int) -> Match:
    """The same match with all that the viewer can't know dealt anew.

    Of the past it keeps the events as the viewer saw them, and nobody else's answers.
    """
    twin = match_of(match.config.game, seed="1234567890")
    table, true = twin.table, match.table
    assert table is not None
    assert true is not None
    table.history.steps = [seen(step, viewer) for step in true.history.steps]
    table.history.cached = dict(true.history.cached)
    table.history.state = true.history.state.clone()
    table.history.state.determinize(viewer, seeded(seed))
    table.undone = list(true.undone)
    table.clock = true.clock
    twin.times = match.times
    return twin


def seen(step: Step, viewer: int) -> Step:
    events = [event.seen_by(viewer) for event in step.events]
    option = step.option if step.seat == viewer else -12345
    found = Step(step.seat, option, step.revealed, is_forced=step.is_forced)
    found.know(events, step.gesture)
    return found


REFUSED = [
    {"ply": 0, "option": 123456},
    {"ply": 99_999, "option": 0},
    {"ply": -1, "option": 0},
]


def traffic(match: Match, viewer: int) -> list[bytes]:
    """All that may be sent to a viewer at this moment."""
    table = match.table
    assert table is not None
    room = Room(match, lambda: 0.0)
    visitor = VISITORS[viewer] if viewer >= 0 else "spectator"
    shown = msgspec.structs.replace(room.message(Visitor(visitor), viewer), seed_hash="")
    sent = [msgspec.json.encode(shown)]
    for since in (table.ply, max(0, table.ply - 5), 0):
        sent.append(room.feed.update(viewer, since, table.branch))
        room.feed.encoded.clear()
    sent.append(msgspec.json.encode(replay_at(match, table.ply, viewer)))
    for fields in REFUSED:
        try:
            match.play(Entry("play", max(viewer, 0), fields["ply"], fields["option"]))
        except Refusal as refusal:
            sent.append(msgspec.json.encode(refused_message(1, refusal)))
    return sent


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_a_viewer_can_not_tell_two_worlds_apart(slug: str, viewer: int) -> None:
    for number in range(12):
        match = match_of(slug)
        walk(match, 7 + number * 17, seed=number)
        if match.status == "over":
            break

        here = traffic(match, viewer)
        there = traffic(other_world(match, viewer, seed=number), viewer)

        assert here == there


def deltas_to(match: Match, viewer: int, *, is_other: bool) -> list[bytes | None]:
    """The deltas that a viewer is sent on a walk, in the true world or each time in another one."""
    sent: list[bytes | None] = []
    before = None
    for number in range(60):
        walk(match, 1, seed=number)
        world = other_world(match, viewer, seed=number) if is_other else match
        moment = Moment(world.playing, Reporter(world.game), world.result)
        moment.update(viewer, 0, None)
        if before is not None:
            sent.append(Delta(before, moment).message(viewer))
        before = moment
    return sent


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_deltas_say_nothing_of_the_world_that_the_viewer_can_not_see(
    slug: str, viewer: int
) -> None:
    here = deltas_to(match_of(slug), viewer, is_other=False)
    there = deltas_to(match_of(slug), viewer, is_other=True)

    assert len(here) == 59
    assert here == there


def test_a_planted_leak_is_caught() -> None:
    match = match_of("utopia")
    walk(match, 60, seed=1)
    twin = other_world(match, 0, seed=5)

    assert traffic(match, 0) == traffic(twin, 0)
    assert traffic(match, 1) != traffic(twin, 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_bot_process_is_sent_no_secrets(slug: str) -> None:
    match = match_of(slug)
    walk(match, 40, seed=3)
    table = match.table
    assert table is not None
    asked = table.asked

    thought = Thought(match, "uniform")

    true = table.history.state
    known = match.game.restore(table.setup, thought.rows)
    assert match.game.view(known, asked) == match.game.view(true, asked)
    assert true.rng.words() != known.rng.words()
    assert SEED not in json.dumps([thought.rows, thought.seed, thought.flags])


@pytest.mark.parametrize("slug", SLUGS)
def test_no_canary_in_any_byte_to_any_role(
    house: House, person: Callable[..., Person], slug: str
) -> None:
    ada, ben, cleo = person("Ada"), person("Ben"), person("Cleo")
    match = ada.make(ME, EMPTY, game=slug, public=True)
    key = id_of(match)
    path = f"/api/matches/{key}"
    ben.post(f"{path}/seats/1")
    ben.post(f"{path}/ready", ready=True)
    ada.post(f"{path}/start")
    with ada.socket(key) as a, ben.socket(key) as b, cleo.socket(key) as c:
        for socket in (a, b, c):
            socket.until("update")
        for _ in range(25):
            seat = a.last["update"]["view"]["asked"]["seat"]
            mover = (a, b)[seat]
            mover.play(option=-99)
            mover.play()
            ply = mover.until("update")["ply"]
            for socket in {a, b, c} - {mover}:
                socket.until("update", ply=ply)
        raw = "".join(a.raw + b.raw + c.raw)
        pages = [one.get(path).text for one in (ben, cleo)]
        polls = [one.get(f"{path}/poll").text for one in (ben, cleo)]

    config = house.server.hall.rooms[key].match.config
    secrets = [config.seed, match["invite"]]
    secrets += [one.token.partition(".")[0] for one in (ada, ben, cleo)]
    secrets += [one.token.partition(".")[2] for one in (ada, ben, cleo)]
    told = raw + "".join(pages + polls)
    assert [secret for secret in secrets if secret in told] == []
