"""Clocks run on the time that is handed in."""

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.play.clock import UNTIMED, Clock, new_clock
from ludopolis.play.table import Table
from ludopolis.wire.message import SeatInfo, Timing
from tests.pearls import GAME

DAY = 86_400.0
LIVE = Timing("live", main=60.0)


def running(timing: Timing) -> Clock:
    clock = new_clock(timing, 2, 100.0)
    clock.ask(0, 100.0)
    return clock


def table(timing: Timing) -> Table:
    return Table(GAME, Setup(2, 1), [SeatInfo("Ann"), SeatInfo("Robo", "bot")], timing, 100.0)


def test_only_the_asked_seat_pays() -> None:
    clock = running(LIVE)

    clock.ask(1, 110.0)
    clock.settle(115.0)

    assert clock.left == [50.0, 55.0]


def test_increment_when_the_question_goes_on() -> None:
    clock = running(Timing("live", main=60.0, increment=5.0))

    clock.ask(0, 110.0)
    assert clock.left[0] == 50.0
    clock.ask(1, 120.0)

    assert clock.left == [45.0, 60.0]


def test_days_start_anew_with_each_question() -> None:
    clock = running(Timing("days", move=2 * DAY))
    clock.ask(1, 100.0 + DAY)

    clock.ask(0, 100.0 + 2 * DAY)

    assert clock.left == [2 * DAY, DAY]


def test_time_never_runs_backwards() -> None:
    clock = running(LIVE)

    clock.settle(110.0)
    clock.settle(90.0)
    clock.settle(110.0)

    assert clock.left[0] == 50.0


def test_flag_falls_once() -> None:
    clock = running(LIVE)

    assert clock.tick(159.0) == []
    assert clock.tick(161.0) == [0]
    assert clock.tick(170.0) == []
    assert clock.left[0] == 0.0


def test_no_clock() -> None:
    clock = running(UNTIMED)

    assert clock.tick(1e9) == []
    assert clock.times_left() is None


def test_nobody_pays_after_the_end() -> None:
    clock = running(LIVE)
    clock.ask(-1, 110.0)

    assert clock.tick(500.0) == []
    assert clock.left == [50.0, 60.0]


def test_table_charges_who_thinks() -> None:
    t = table(Timing("live", main=60.0, increment=2.0))

    t.play(0, 0, PASS, 110.0)

    assert t.update(1).clocks == [52.0, 60.0]


def test_fallen_flag_marks_the_seat_absent() -> None:
    t = table(LIVE)

    t.tick(150.0)
    assert not t.seats[0].absent
    t.tick(160.0)

    assert t.update(1).seats[0].absent
    t.seat_bot(0, "Robo 2", "easy", 161.0)
    t.play(0, 0, PASS, 170.0)
    assert t.asked == 1


def test_bot_stays_when_its_flag_falls() -> None:
    t = table(LIVE)
    t.play(0, 0, PASS, 100.0)

    t.tick(200.0)

    assert not t.update(0).seats[1].absent


def test_looking_changes_nothing() -> None:
    """Entries of other nodes may be a little older than the last look."""
    looked, not_looked = (new_clock(LIVE, 2, 100.0) for _ in range(2))
    for clock in (looked, not_looked):
        clock.ask(0, 100.0)
    looked.look(110.0)
    shown = looked.times_left()

    for clock in (looked, not_looked):
        clock.ask(1, 105.0)
        clock.ask(0, 107.0)

    assert shown is not None
    assert shown[0] == LIVE.main - 10.0
    assert (looked.left, looked.since) == (not_looked.left, not_looked.since)
