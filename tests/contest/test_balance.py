from __future__ import annotations

import pytest

from ludopolis.contest.arena import contest_of
from ludopolis.contest.balance import balance_of, name_of, samples
from ludopolis.contest.balance_page import histogram, page
from ludopolis.games import SLUGS, open_game

KINDS = {
    "utopia": {"civilisation", "district", "wonder"},
    "uchronia": {"building", "monopoly"},
    "dominations": {"mastery", "monument", "nation", "objective"},
}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_page_stands_alone_and_names_what_was_taken(slug: str) -> None:
    contest = contest_of(slug, ["uniform"], 2, 2, 1, {})

    report = balance_of(contest, list(samples(contest, 1)))
    text = page(report)

    assert report.games == 2
    assert report.items
    assert "<svg" in text
    assert "http" not in text
    assert report.items[0].id in text
    assert {item.kind for item in report.items} == KINDS[slug]
    assert len(report.items) == len(open_game(slug).possible_holdings(2))


def test_lift_compares_seats_with_and_without() -> None:
    contest = contest_of("utopia", ["uniform"], 2, 4, 1, {})

    report = balance_of(contest, list(samples(contest, 1)))

    assert sum(share.share for share in report.by_seat) == pytest.approx(1.0, abs=0.01)
    assert len(report.lengths) == len(report.winning) == 4


def test_an_empty_histogram_draws_nothing() -> None:
    assert histogram([], "nothing") == ""


@pytest.mark.parametrize(
    ("slug", "kind", "thing", "name"),
    [
        ("uchronia", "building", "hall_of_nations", "Hall of Nations"),
        ("utopia", "district", "wa1", "Pearl Quay"),
        ("utopia", "civilisation", "maya", "Maya"),
        ("dominations", "mastery", "spice-route", "Spice Route"),
        ("dominations", "monument", "hagia-sophia-3", "Hagia Sophia 3"),
        ("dominations", "objective", "greeks 2", "Greeks 2"),
    ],
)
def test_things_are_called_by_their_names(slug: str, kind: str, thing: str, name: str) -> None:
    assert name_of(open_game(slug), kind, thing) == name


def test_what_nobody_took_is_told_as_well() -> None:
    contest = contest_of("uchronia", ["uniform"], 2, 1, 1, {})

    report = balance_of(contest, list(samples(contest, 1)))

    assert [item.seats for item in report.items if item.kind == "building"][-1] == 0
    assert ">never<" in page(report)


def test_objectives_are_compared_among_the_seats_of_their_nation() -> None:
    contest = contest_of("dominations", ["uniform"], 2, 2, 1, {})

    report = balance_of(contest, list(samples(contest, 1)))

    absent = {item.id for item in report.items if item.kind == "nation" and item.seats == 0}
    objectives = [item for item in report.items if item.kind == "objective"]
    unknown = [item.id for item in objectives if item.taken.high == 1.0 and item.taken.low == 0.0]
    assert {name.split()[0] for name in unknown} == absent
