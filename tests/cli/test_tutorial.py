"""Lessons at the terminal, driven through a pipe."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games import SLUGS
from ludopolis.play.history import History
from ludopolis.play.lesson import LEARNER, Guide, guide_of, has_lesson, setup_of
from ludopolis.text import render
from ludopolis.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import Program

LESSONS = [slug for slug in SLUGS if has_lesson(slug)]


def answers(guide: Guide) -> str:
    """What the learner types to follow the path: words, or the place in the list of a number."""
    history = History(guide.game, setup_of(guide.lesson))
    typed = []
    for ply, option in enumerate(guide.plies):
        decision = history.state.decision
        if ply >= guide.begin and decision.seat == LEARNER and len(decision.options) > 1:
            word = guide.game.word(decision.ask, option)
            place = decision.options.index(option) + 1
            typed.append(f"{place if word.isdecimal() else word}\n")
        history.play(option)
    return "".join(typed)


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", LESSONS)
def test_a_whole_lesson(program: Program, slug: str, language: str) -> None:
    guide = guide_of(slug)

    ran = program("tutorial", slug, "--language", language, typed=answers(guide))

    out = plain(ran.out)
    names = guide.game.names()
    said = [plain(render(guide.line(step), language, names)) for step in guide.lesson.steps]
    assert ran.code == 0
    assert [text for text in said if text not in out] == []
    assert f"ludopolis play {slug}" in out


def test_another_answer_and_the_way_back(program: Program) -> None:
    ran = program("tutorial", "utopia", typed="2\nb\nb\nq\n")

    assert "type b to go back to the lesson" in plain(ran.out)
    assert "Lesson, 4 of 17" in ran.out.rpartition("go back to the lesson")[2]
    assert "You have not made a choice that could be taken back yet." in plain(ran.out)


def test_a_lesson_goes_on_where_it_was_left_and_begins_anew(program: Program) -> None:
    left = program("tutorial", "utopia", typed="guest:maya:earth\nea5\nq\n")
    found = program("tutorial", "utopia", typed="q\n")
    anew = program("tutorial", "utopia", "--again", typed="q\n")

    assert "Come back any time with: ludopolis tutorial utopia" in left.out
    assert "Lesson, 5 of 17" in found.out
    assert "Lesson, 1 of 17" not in found.out
    assert "Lesson, 1 of 17" in anew.out


def test_a_game_that_nobody_knows(program: Program) -> None:
    assert program("tutorial", "chess").code == 2
