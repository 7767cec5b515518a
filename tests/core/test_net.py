"""Nets in whole numbers: what is pinned here holds compiled and uncompiled, on every machine."""

from __future__ import annotations

import pickle
from array import array
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.arrays.lanes import unpacked_lanes
from ludopolis.core.game import Setup
from ludopolis.core.native import filled
from ludopolis.core.net import FINE, HIDDEN, START_STEP, UNIT, UNUSED, Net, Reading, Tally, squeezed
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from tests.nets import HIDDEN_SIZES, net_of

if TYPE_CHECKING:
    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.net_plan import Plan

KINDS = [(slug, points) for slug in SLUGS for points in (False, True)]


def real_outputs(net: Net, reading: Reading, seen: list[int]) -> list[float]:
    """The same net in real numbers, as the definition says it."""
    numbers = array("h", net.data.partition(b"\n")[2]).tolist()
    values = [0.0] * net.plan.inputs()
    for lane, number in enumerate(seen):
        row, codes = reading.rows[lane], reading.codes[lane]
        if row == UNUSED:
            continue
        if codes > 0 and number > 0:
            values[row + min(number, codes) - 1] = 1.0
        elif codes == 0:
            values[row] = squeezed(number) / UNIT
    values[reading.seats] = 1.0
    at = 0
    for place, (rows, size) in enumerate(pairwise([net.plan.inputs(), *HIDDEN_SIZES, 2])):
        weights = numbers[at : at + rows * size]
        steps, rests = (numbers[at + (rows + k) * size :][:size] for k in (0, 1))
        at += (rows + 2) * size
        one = FINE * (HIDDEN if place else UNIT)
        sums = [(START_STEP * step + rest) / one for step, rest in zip(steps, rests, strict=True)]
        for row in range(rows):
            for k in range(size):
                sums[k] += values[row] * weights[row * size + k] / FINE
        values = [min(8.0, max(0.0, total)) for total in sums] if place < 2 else sums
    return values


@pytest.mark.parametrize(("slug", "points"), KINDS)
def test_whole_numbers_say_what_real_ones_say_for_every_number_of_seats(
    slug: str, *, points: bool
) -> None:
    game = open_game(slug)
    net = net_of(slug, 3, points=points)
    for seats in game.seats:
        s = game.new(Setup(seats, 7))
        rng = seeded(seats)
        for _ in range(25):
            s.apply(s.decision.options[rng.below(len(s.decision.options))])
        reading = Reading(net.plan, game.encoder(seats))
        for seat in range(seats):
            words = filled(reading.encoder.words, 0)
            reading.encoder.write(s, seat, words, 0)
            told = net.outputs(Tally(net, reading), words, filled(0, 0))
            assert told == pytest.approx(
                real_outputs(net, reading, unpacked_lanes(words)), abs=0.02
            )


@pytest.mark.parametrize("slug", SLUGS)
def test_what_was_seen_before_changes_nothing_of_what_is_said(slug: str) -> None:
    game = open_game(slug)
    net = net_of(slug, 3)
    for seats in game.seats:
        s = game.new(Setup(seats, 7))
        rng = seeded(seats)
        reading = Reading(net.plan, game.encoder(seats))
        kept = Tally(net, reading)
        for _ in range(40):
            words = filled(reading.encoder.words, 0)
            reading.encoder.write(s, rng.below(seats), words, 0)
            fresh = net.outputs(Tally(net, reading), words, filled(0, 0))
            assert net.outputs(kept, words, filled(0, 0)) == fresh
            s.apply(s.decision.options[rng.below(len(s.decision.options))])


@pytest.mark.parametrize("slug", SLUGS)
def test_a_net_of_points_reads_as_many_numbers_with_any_number_of_seats(slug: str) -> None:
    game = open_game(slug)
    plan = net_of(slug, 3, points=True).plan
    counts = [numbers_read(plan, game.encoder(seats)) for seats in game.seats]

    assert len(set(counts)) == 1
    assert counts[0] < numbers_read(net_of(slug, 3).plan, game.encoder(game.seats[0]))


def numbers_read(plan: Plan, encoder: Encoder) -> int:
    return sum(row != UNUSED for row in Reading(plan, encoder).rows)


def test_a_net_is_copied_whole() -> None:
    net = net_of("utopia", 5)

    assert pickle.loads(pickle.dumps(net)).data == net.data


def test_a_file_cut_short_is_no_net() -> None:
    with pytest.raises(ValueError, match="zip"):
        Net(net_of("utopia", 5).data[:-2])
