"""Looking ahead: what is told beforehand comes true, and tells nothing that is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET

import ludopolis
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.play.foresight import Foresight, Outlook, foresee, gesture
from ludopolis.play.report import Reporter
from ludopolis.play.table import Table
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo
from tests.conformance.games import GAMES, opened
from tests.extent import amount
from tests.walks import walks

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

drawn = settings(max_examples=amount(4, 50), suppress_health_check=[HealthCheck.too_slow])
every_game = pytest.mark.parametrize("slug", GAMES)


def told(outlook: Outlook) -> bytes:
    asked = outlook.pending
    question = None if asked is None else (asked.seat, asked.ask, asked.options, asked.cause)
    return msgspec.json.encode((outlook.is_known, outlook.events, outlook.scores, question))


def what_happens(game: Game, s: State, option: int) -> Outlook:
    """What comes of an answer and of all that then leave its seat no choice."""
    seat, revealed = s.decision.seat, s.revealed
    events: list[Event] = []
    s.sink = events
    s.apply(option)
    while s.revealed == revealed and not s.over and s.decision.seat == seat:
        if len(s.decision.options) > 1:
            break
        s.apply(s.decision.options[0])
    is_telling = not s.over and s.decision.seat != seat and game.asks[s.decision.ask].tells
    if s.revealed != revealed or is_telling:
        return Outlook(is_known=False, events=[], scores=[], pending=None)
    asked = s.pending if s.pending is not None and s.pending.seat == seat else None
    seen = [event.seen_by(seat) for event in events]
    return Outlook(is_known=True, events=seen, scores=s.scores(), pending=asked)


@every_game
@drawn
@given(data=st.data())
def test_what_is_foreseen_comes_true(slug: str, data: st.DataObject) -> None:
    for s in data.draw(walks(opened(slug))).states():
        if s.over:
            return
        before = s.save()
        for option in s.decision.options:
            foreseen = Foresight(opened(slug), s).outlook(option)

            assert told(foreseen) == told(what_happens(opened(slug), s.clone(), option))
        assert s.save() == before


@every_game
@drawn
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_foresight_tells_nothing_hidden(slug: str, data: st.DataObject, seed: int) -> None:
    for s in data.draw(walks(opened(slug))).states():
        if s.over:
            return
        other = s.clone()
        other.determinize(s.decision.seat, seeded(seed))
        for option in s.decision.options:
            here, there = (Foresight(opened(slug), world).outlook(option) for world in (s, other))

            assert told(here) == told(there), opened(slug).word(s.decision.ask, option)


@every_game
@drawn
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_answers_given_together_are_those_given_one_by_one(
    slug: str, data: st.DataObject, seed: int
) -> None:
    game, rng = opened(slug), seeded(seed)
    s = data.draw(walks(game)).last()
    answers: list[int] = []
    if s.over:
        return
    while (asked := foresee(game, s, answers).pending) is not None:
        answers.append(asked.options[rng.below(len(asked.options))])
        if len(answers) > 5:
            break

    ahead = gesture(game, s, answers)

    played = 0
    for ply, option in zip(ahead, answers, strict=True):
        while played < ply:
            assert len(s.decision.options) == 1
            s.apply(s.decision.options[0])
            played += 1
        assert option in s.decision.options
        s.apply(option)
        played += 1


def test_what_is_drawn_is_not_foreseen() -> None:
    position = ludopolis.new("utopia", seed=7)
    surprise = position.parse("surprise")

    assert position.forecast("surprise") == Outlook(
        is_known=False, events=[], scores=[], pending=None
    )
    with pytest.raises(Refusal, match="answer-unforeseen"):
        foresee(position.game, position.state, [surprise, 0])


@pytest.mark.parametrize("answers", [[999], [3, 999]])
def test_only_open_answers_are_foreseen(answers: list[int]) -> None:
    position = ludopolis.new("utopia", seed=7)

    with pytest.raises(Refusal, match="not-an-option"):
        gesture(position.game, position.state, answers)


def test_a_gesture_is_one_for_all_its_plies() -> None:
    game = opened("utopia")
    table = Table(game, Setup(2, 7), [SeatInfo("Ann"), SeatInfo("Bo")])
    guest = table.history.state.decision.options[0]
    table.play(0, 0, guest, 0.0)
    district, other = table.history.state.decision.options[:2]

    table.play(0, 1, district, 0.0)

    reports = table.history.reports(0, 0)
    assert [report.gesture for report in reports[:2]] == [UNSET, 0]
    assert table.were_played(0, 0, [guest, district])
    assert not table.were_played(0, 0, [guest, other])


def exchanging(table: Table) -> tuple[int, list[int]]:
    """Play on until somebody can exchange; the ply, and answers that exchange and then go on."""
    game, history, rng = table.game, table.history, seeded(3)
    while True:
        s = history.state
        asked = s.decision
        words = {game.word(asked.ask, option): option for option in asked.options}
        if "exchange" in words:
            answers, ahead = [words["exchange"]], foresee(game, s, [words["exchange"]])
            while not ahead.is_prepared and (then := ahead.continued) is not None:
                answers.append(then.options[0])
                ahead.answer(answers[-1])
            # Where nothing but the end is left after it, that is not asked.
            if ahead.is_prepared and (then := ahead.continued) is not None:
                return history.ply, [*answers, then.options[0]]
        history.play(rng_option(s, rng))


def test_what_an_exchange_would_pay_for_is_told_with_it() -> None:
    """Of every exchange in a game: exactly the purchases that the menu did not lead to before."""
    game, rng = opened("dominations"), seeded(5)
    table = Table(game, Setup(3, 7), [SeatInfo("Ann"), SeatInfo("Bo"), SeatInfo("Cy")])
    told = 0
    while not table.history.state.over and told < amount(3, 50):
        _, answers = exchanging(table)
        s = table.history.state
        for prospect in foresee(game, s, answers[:-2]).prospects():
            ahead = foresee(game, s, [*answers[:-2], prospect.option])
            after = purchases(game, ahead.state) if ahead.is_prepared else []
            new = [bought for bought in after if bought not in purchases(game, s)]
            assert prospect.opens == [Reporter(game).option(*bought) for bought in new]
            told += bool(prospect.opens)
        table.history.play(rng_option(s, rng))
    assert told


def purchases(game: Game, s: State) -> list[tuple[int, int]]:
    """What each answer of a menu but the exchange leads to."""
    found = []
    for option in s.decision.options:
        after = s.clone()
        after.apply(option)
        asked = after.pending
        is_same = asked is not None and asked.seat == s.decision.seat
        if asked is None or not is_same or game.word(s.decision.ask, option) == "exchange":
            continue
        if game.asks[asked.ask].continues:
            found += [(asked.ask, answer) for answer in asked.options]
    return found


def rng_option(s: State, rng: Rng) -> int:
    return s.decision.options[rng.below(len(s.decision.options))]


def test_an_exchange_is_one_gesture_with_what_it_pays_for() -> None:
    game = opened("dominations")
    table = Table(game, Setup(3, 7), [SeatInfo("Ann"), SeatInfo("Bo"), SeatInfo("Cy")])
    ply, answers = exchanging(table)
    menu = table.history.state.decision

    for option in answers[:-1]:
        table.play(menu.seat, table.ply, option, 0.0)
    resumed = table.history.state.decision
    table.play(menu.seat, table.ply, answers[-1], 0.0)

    assert (resumed.seat, resumed.ask) == (menu.seat, menu.ask)
    reports = table.history.reports(ply, menu.seat)
    chosen = [report.gesture for report in reports if report.gesture != -1]
    assert chosen[: len(answers)] == [UNSET, *[ply] * (len(answers) - 1)]
