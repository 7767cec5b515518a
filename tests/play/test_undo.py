"""Undo: free up to the barrier, by consent beyond it, and never a second deal."""

from __future__ import annotations

from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play.history import CACHED_EVERY, KEPT_EVERY, NEAR, History
from ludopolis.play.record import verify
from ludopolis.play.table import Table
from ludopolis.testing.pearls.state import Pearls
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo
from tests.pearls import GAME

SHELL, PEARL = 0, 1
PERSONS = [SeatInfo("Ann"), SeatInfo("Bo"), SeatInfo("Cy")]


def at_start(seats: list[SeatInfo] = PERSONS) -> Table:
    """Ann holds shells and pearls; laying them reveals nothing."""
    t = Table(GAME, Setup(len(seats), 1), seats)
    assert isinstance(t.history.state, Pearls)
    t.history.state.hands[:3] = [2, 2, 0]
    t.history.state.settle()
    return t


def after_pass(seats: list[SeatInfo] = PERSONS) -> Table:
    """Ann has passed and Bo has drawn."""
    t = Table(GAME, Setup(len(seats), 1), seats)
    t.play(0, 0, PASS, 0.0)
    return t


def code(t: Table, seat: int, to_ply: int) -> str:
    with pytest.raises(Refusal) as caught:
        t.undo(seat, to_ply, 0.0)
    return caught.value.code


def test_free_within_an_own_turn() -> None:
    t = at_start()
    before = t.history.state.save()
    t.play(0, 0, SHELL, 0.0)
    assert t.may_undo_to(0) == 0

    t.undo(0, 0, 0.0)

    update = t.update(1, ply=1, branch=0)
    assert t.history.state.save() == before
    assert update.since == update.ply == 0
    assert update.branch == 1


def test_barrier_when_the_next_seat_has_drawn() -> None:
    t = after_pass()

    assert t.may_undo_to(0) is None
    assert code(t, 0, 0) == "undo-barrier"


def test_another_seats_ply_is_not_free() -> None:
    t = at_start()
    t.play(0, 0, SHELL, 0.0)

    assert t.may_undo_to(1) is None
    assert code(t, 1, 0) == "undo-barrier"


@pytest.mark.parametrize("to_ply", [-1, 1, 9])
def test_no_such_ply(to_ply: int) -> None:
    t = at_start()
    t.play(0, 0, SHELL, 0.0)

    assert code(t, 0, to_ply) == "undo-ply"


def test_same_cards_come_again() -> None:
    t = after_pass()
    drawn = t.history.state.save()

    t.request_undo(0, 0, 0.0)
    t.answer_undo(1, 0.0, agree=True)
    t.answer_undo(2, 0.0, agree=True)
    assert t.ply == 0
    t.play(0, 0, PASS, 0.0)

    assert t.history.state.save() == drawn


def test_all_others_must_agree() -> None:
    t = after_pass()

    t.request_undo(0, 0, 0.0)
    t.answer_undo(2, 0.0, agree=True)

    assert t.ply == 1
    assert t.undo_request is not None
    assert t.undo_request.waiting == [1]


def test_one_voice_against_ends_it() -> None:
    t = after_pass()

    t.request_undo(0, 0, 0.0)
    t.answer_undo(1, 0.0, agree=False)

    assert t.ply == 1
    assert t.undo_request is None


def test_bots_and_the_absent_are_not_asked() -> None:
    t = after_pass([SeatInfo("Ann"), SeatInfo("Robo", "bot"), SeatInfo("Cy", absent=True)])

    t.request_undo(0, 0, 0.0)

    assert t.ply == 0


def test_who_leaves_is_no_longer_waited_for() -> None:
    t = after_pass()
    t.request_undo(0, 0, 0.0)
    t.answer_undo(1, 0.0, agree=True)

    t.leave(2, 0.0)

    assert t.ply == 0
    assert t.update(1).undo is None


def test_request_ends_when_its_seat_leaves() -> None:
    t = after_pass()
    t.request_undo(0, 0, 0.0)

    t.leave(0, 0.0)

    assert t.undo_request is None
    assert t.ply == 1


def test_playing_on_ends_the_request() -> None:
    t = after_pass()
    t.request_undo(0, 0, 0.0)

    t.play(1, 1, PASS, 0.0)

    assert t.undo_request is None


def test_one_request_at_a_time() -> None:
    t = after_pass()
    t.request_undo(0, 0, 0.0)

    with pytest.raises(Refusal, match="undo-pending"):
        t.request_undo(1, 0, 0.0)


@pytest.mark.parametrize("seat", [0, 2])
def test_only_who_is_waited_for_may_answer(seat: int) -> None:
    t = after_pass()
    t.request_undo(0, 0, 0.0)
    t.answer_undo(2, 0.0, agree=True)

    with pytest.raises(Refusal, match="undo-not-asked"):
        t.answer_undo(seat, 0.0, agree=True)


def test_no_undo_after_the_end() -> None:
    t = Table(GAME, Setup(2, 1), PERSONS[:2])
    while t.asked >= 0:
        t.play(t.asked, t.ply, PASS, 0.0)

    assert t.may_undo_to(0) is None
    assert code(t, 0, 0) == "game-over"


def test_request_from_before_an_undo_is_stale() -> None:
    t = at_start()
    t.play(0, 0, SHELL, 0.0, branch=0)
    t.undo(0, 0, 0.0, branch=0)

    with pytest.raises(Refusal, match="stale-branch"):
        t.play(0, 0, SHELL, 0.0, branch=0)
    assert t.ply == 0


def long_game(slug: str) -> tuple[History, list[list[list[int]]]]:
    """A whole game at random, and each of its positions."""
    game = open_game(slug)
    history = History(game, Setup(4, 3))
    rng = seeded(5)
    saves = []
    while not history.state.over:
        saves.append(history.state.save())
        options = history.state.decision.options
        history.play(options[rng.below(len(options))])
    return history, saves


@pytest.mark.parametrize("slug", SLUGS)
def test_every_position_of_a_long_game_is_found_again(slug: str) -> None:
    history, saves = long_game(slug)
    assert len(saves) > KEPT_EVERY + NEAR

    assert [history.position(ply).save() for ply in range(len(saves))] == saves
    for ply in (len(saves) - 40, KEPT_EVERY + NEAR, KEPT_EVERY + CACHED_EVERY, CACHED_EVERY):
        history.rewind(ply)
        assert history.state.save() == saves[ply]
        found = [history.position(earlier).save() for earlier in range(0, ply, 7)]
        assert found == saves[:ply:7]
    assert len(history.cached) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_few_positions_of_a_long_game_are_kept(slug: str) -> None:
    history, saves = long_game(slug)

    assert len(history.cached) <= len(saves) / KEPT_EVERY + NEAR / CACHED_EVERY + 1


@pytest.mark.parametrize("slug", SLUGS)
def test_positions_before_a_game_was_written_down_are_found_again(slug: str) -> None:
    history, saves = long_game(slug)
    for ply in (KEPT_EVERY + 50, CACHED_EVERY, 1):
        history.rewind(ply)
        again = History(history.game, history.setup)
        again.restore(history.write_down())
        again.play(again.state.decision.options[0])

        assert again.position(ply - 1).save() == saves[ply - 1]
        assert again.position(ply).save() == saves[ply]
        again.rewind(ply // 2)
        assert again.state.save() == saves[ply // 2]


Request: TypeAlias = tuple[str, int, int, int, int, bool]
"""Kind, seat, ply, option, branch and whether to agree."""


@st.composite
def requests(draw: st.DrawFn, t: Table) -> Request:
    """Some request: sensible ones, late ones, repeated ones and nonsense."""
    seat = draw(st.integers(-1, 3))
    ply = t.ply + draw(st.sampled_from([0, 0, 0, 0, -1, -2, 1]))
    branch = t.branch - draw(st.sampled_from([0, 0, 0, 1]))
    pending = t.history.state.pending
    if pending is not None and draw(st.integers(0, 3)):
        seat = pending.seat
    options = [0, 99] if pending is None else [*pending.options, 99]
    kind = draw(st.sampled_from(["play", "play", "undo", "request-undo", "answer-undo"]))
    return kind, seat, ply, draw(st.sampled_from(options)), branch, draw(st.booleans())


def perform(t: Table, request: Request, now: float) -> bool:
    """Whether the table has not refused it."""
    kind, seat, ply, option, branch, agree = request
    try:
        if kind == "play":
            t.play(seat, ply, option, now, branch)
        elif kind == "undo":
            t.undo(seat, ply, now, branch)
        elif kind == "request-undo":
            t.request_undo(seat, ply, now, branch)
        else:
            t.answer_undo(seat, now, branch, agree=agree)
    except Refusal:
        return False
    return True


@given(st.integers(2, 3), st.integers(0, 99), st.data())
def test_no_interleaving_loses_or_doubles_a_ply(seats: int, seed: int, data: st.DataObject) -> None:
    t = Table(GAME, Setup(seats, seed), PERSONS[:seats])
    sent: list[Request] = []
    client_ply, client_branch = t.ply, t.branch

    for turn in range(data.draw(st.integers(1, 25))):
        if sent and not data.draw(st.integers(0, 4)):
            request = data.draw(st.sampled_from(sent))
        else:
            request = data.draw(requests(t))
        before = (t.history.plies, t.branch)
        sent.append(request)

        if not perform(t, request, float(turn)):
            assert (t.history.plies, t.branch) == before
        update = t.update(-1, client_ply, client_branch)
        assert update.since <= client_ply
        assert len(update.told) == update.ply - update.since
        client_ply, client_branch = update.ply, update.branch
        assert (client_ply, client_branch) == (t.ply, t.branch)
        check_line(t)


def check_line(t: Table) -> None:
    """The table's line, played from the start, is the table's position, with no forced ply open."""
    fresh = History(GAME, t.setup)
    for option in t.history.plies:
        fresh.play(option)
    assert fresh.state.save() == t.history.state.save()
    assert fresh.state.over or len(fresh.state.decision.options) > 1
    assert verify(t.record(reveal=True), GAME) == verify(t.record(), GAME)
