from __future__ import annotations

import pytest

from ludopolis.games import SLUGS
from ludopolis.play.arena import contest_of
from ludopolis.play.balance import balance_of, samples
from ludopolis.play.balance_page import histogram, page


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


def test_lift_compares_seats_with_and_without() -> None:
    contest = contest_of("utopia", ["uniform"], 2, 4, 1, {})

    report = balance_of(contest, list(samples(contest, 1)))

    assert sum(share.share for share in report.by_seat) == pytest.approx(1.0, abs=0.01)
    assert len(report.lengths) == len(report.winning) == 4


def test_an_empty_histogram_draws_nothing() -> None:
    assert histogram([], "nothing") == ""
