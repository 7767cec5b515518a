"""The table: turns, forced answers, secrets, seats and updates."""

from __future__ import annotations

import msgspec
import pytest

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.play.moment import SPECTATOR
from ludopolis.play.table import Table
from ludopolis.testing.pearls.asks import GIVE, LAY, ROB
from ludopolis.testing.pearls.events import Laid
from ludopolis.testing.pearls.game import PearlsGame
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import RUBY
from ludopolis.wire.error import Refusal
from ludopolis.wire.event import lines_of
from ludopolis.wire.message import SeatInfo, Update
from tests.pearls import GAME, LeakyEvents, LeakyViews, pearls

PLAYERS = [SeatInfo("Ann"), SeatInfo("Bo"), SeatInfo("Cy", "bot", "easy")]


def table(seats: int = 3, seed: int = 1, game: PearlsGame = GAME) -> Table:
    return Table(game, Setup(seats, seed), PLAYERS[:seats])


def with_hands(*hands: list[int]) -> Table:
    """A table at which the seats hold these counts of shells, pearls and rubies."""
    t = table(len(hands))
    assert isinstance(t.history.state, Pearls)
    t.history.state.hands[:] = [count for hand in hands for count in hand]
    t.history.state.settle()
    return t


def play_out(t: Table) -> None:
    rng = seeded(7)
    while t.asked >= 0:
        options = t.history.state.decision.options
        t.play(t.asked, t.ply, options[rng.below(len(options))], 0.0)


def updates(t: Table, since: int = 0) -> dict[int, Update]:
    return {viewer: t.update(viewer, since) for viewer in range(SPECTATOR, len(t.seats))}


def refused(t: Table, seat: int, ply: int, option: int) -> Refusal:
    with pytest.raises(Refusal) as caught:
        t.play(seat, ply, option, 0.0)
    return caught.value


def test_play_goes_on_to_the_next_question() -> None:
    t = table()

    t.play(0, 0, PASS, 0.0)

    assert (t.ply, t.asked) == (1, 1)
    assert all(update.ply == 1 and update.since == 0 for update in updates(t).values())


def test_forced_answers_are_plies_with_events_of_their_own() -> None:
    t = with_hands([0, 0, 1], [1, 0, 0])

    t.play(0, 0, RUBY, 0.0)

    steps = t.history.steps
    assert [(step.seat, step.option, step.is_forced) for step in steps[:3]] == [
        (0, RUBY, False),
        (0, 1, True),
        (1, 0, True),
    ]
    assert [type(event).__name__ for event in steps[2].events] == ["Gave"]
    assert t.history.plies == [step.option for step in steps]


def test_question_in_the_middle_of_a_turn_goes_to_the_rival() -> None:
    t = with_hands([0, 0, 1], [1, 1, 0], [1, 0, 0])

    t.play(0, 0, RUBY, 0.0)
    assert t.history.state.decision.ask == ROB
    t.play(0, 1, 1, 0.0)

    assert (t.asked, t.history.state.decision.ask) == (1, GIVE)
    assert refused(t, 0, 2, 1).code == "not-your-turn"


def test_stale_ply() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)

    refusal = refused(t, 1, 0, PASS)

    assert refusal.code == "stale-ply"
    assert refusal.arguments == {"ply": 0, "current": 1}


def test_ply_of_the_future() -> None:
    assert refused(table(), 0, 5, PASS).code == "stale-ply"


def test_not_your_turn_names_who_it_is() -> None:
    assert refused(table(), 1, 0, PASS).arguments == {"player": "Ann"}


def test_not_an_option_cites_the_rule_of_the_question() -> None:
    refusal = refused(table(), 0, 0, 99)

    assert (refusal.code, refusal.rule) == ("not-an-option", "Y-3")
    assert refusal.arguments == {"option": 99, "ask": "lay"}


@pytest.mark.parametrize("seat", [-1, 3])
def test_unknown_seat(seat: int) -> None:
    assert refused(table(), seat, 0, PASS).code == "unknown-seat"


def test_game_over() -> None:
    t = table()
    play_out(t)

    assert refused(t, 0, t.ply, PASS).code == "game-over"


def test_repeated_request_changes_nothing() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)

    t.play(0, 0, PASS, 0.0)

    assert t.ply == 1


def test_updates_tell_each_viewer_what_it_may_know() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)

    sent = updates(t)

    cards = {viewer: getattr(u.told[0].events[0], "card", "") for viewer, u in sent.items()}
    assert cards[1] in GAME.tables.ids
    assert [cards[viewer] for viewer in (SPECTATOR, 0, 2)] == [None, None, None]
    keys = [lines_of(sent[seat].told[0].events)[0].key for seat in (0, 1)]
    assert keys == ["pearls-event-drew-hidden", "pearls-event-drew"]


def test_answers_are_not_told() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)

    assert b"option" not in msgspec.json.encode(t.update(1).told)


def test_options_are_for_the_asked_seat_only() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)

    seen = {viewer: u.view.asked.options for viewer, u in updates(t).items() if u.view.asked}
    assert seen[1] is not None
    assert [seen[viewer] for viewer in (SPECTATOR, 0, 2)] == [None, None, None]


def test_question_in_words_is_for_the_asked_seat_only() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)

    sent = updates(t)

    question = sent[1].question
    assert question is not None
    assert question.ask == "lay"
    assert (question.options[-1], question.words[-1]) == (PASS, "pass")
    assert [sent[viewer].question for viewer in (SPECTATOR, 0, 2)] == [None, None, None]


def test_update_says_how_far_undo_is_free() -> None:
    t = with_hands([2, 0, 0], [1, 0, 0])

    t.play(0, 0, 0, 0.0)

    assert [t.update(viewer).may_undo_to for viewer in (SPECTATOR, 0, 1)] == [None, 0, None]


def test_seed_is_told_to_nobody_before_the_end() -> None:
    t = table(seed=987_654_321_987)

    t.play(0, 0, PASS, 0.0)

    assert all(b"987654321987" not in msgspec.json.encode(u) for u in updates(t).values())
    assert t.record().seed is None


def test_missed_updates_in_one() -> None:
    t = table()
    t.play(0, 0, PASS, 0.0)
    t.play(1, 1, PASS, 0.0)

    update = t.update(0, 1)

    assert (update.since, len(update.told)) == (1, 1)
    assert update.view == t.view(0)


def test_missed_updates_from_a_future_that_was_undone() -> None:
    t = table()
    kind = t.history.state.decision.options[0]
    t.play(0, 0, kind, 0.0)
    t.undo(0, 0, 0.0)
    t.play(0, 0, PASS, 0.0)

    update = t.update(2, 1, branch=0)

    assert update.since == 0
    assert update.branch == 1
    assert not any(isinstance(event, Laid) for told in update.told for event in told.events)


def test_only_seats_and_spectators_are_told() -> None:
    with pytest.raises(Refusal, match="unknown-seat"):
        table().update(3)


def test_result_is_told_at_the_end() -> None:
    t = table()
    play_out(t)

    update = t.update(SPECTATOR, t.ply)

    assert update.result is not None
    assert update.result.scores == t.history.state.scores()
    assert t.record().seed == "1"


def test_person_takes_an_empty_seat() -> None:
    t = Table(GAME, Setup(2, 1), [SeatInfo("Ann"), SeatInfo("", "empty")])

    t.join(1, "Bo", 0.0)

    assert t.seats[1] == SeatInfo("Bo")


def test_seat_is_taken() -> None:
    with pytest.raises(Refusal, match="seat-taken"):
        table().join(0, "Eve", 0.0)
    with pytest.raises(Refusal, match="seat-taken"):
        table().seat_bot(0, "Robo", "easy", 0.0)


def test_bot_takes_over_and_person_comes_back() -> None:
    t = table()

    t.leave(0, 0.0)
    assert t.seats[0].absent
    t.seat_bot(0, "Robo", "hard", 0.0)
    assert t.seats[0] == SeatInfo("Robo", "bot", "hard")
    t.join(0, "Ann", 0.0)

    assert t.update(1).seats[0] == SeatInfo("Ann")


def test_first_question_of_a_table_is_a_choice() -> None:
    assert table().history.state.decision.ask == LAY


def traffic(game: PearlsGame, world: int) -> bytes:
    """All that Ann is sent while others draw, in a world that she can't tell from the rest."""
    t = table(game=game)
    t.history.state.determinize(0, seeded(world))
    sent = []
    for seat in range(2):
        t.play(seat, seat, PASS, 0.0)
        sent.append(t.update(0, seat))
    return msgspec.json.encode(sent)


@pytest.mark.parametrize(
    ("game", "tells"),
    [(GAME, 1), (pearls(LeakyViews), 2), (pearls(LeakyEvents), 2)],
)
def test_traffic_depends_only_on_what_a_seat_may_know(game: PearlsGame, tells: int) -> None:
    worlds = {traffic(game, world) for world in range(30)}

    assert min(len(worlds), 2) == tells
