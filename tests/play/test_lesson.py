"""Lessons: every step of every lesson is played, and said in every language."""

from __future__ import annotations

import re

import pytest

from ludopolis.content.pack import load, load_text
from ludopolis.content.rulebook import rule_named
from ludopolis.games import FOLDER, SLUGS, open_game
from ludopolis.play.lesson import FILE, Guide, Lesson, guide_of, has_lesson
from ludopolis.text import render
from ludopolis.text.catalogue import LANGUAGES, catalogue, text_files
from ludopolis.wire.error import Refusal
from tests.text.faults import line_faults
from tests.text.test_words import pattern_of

LESSONS = [slug for slug in SLUGS if has_lesson(slug)]
SENTENCE = re.compile(r"[.:;!?…]\s")
MAX_WORDS = 20
MAX_NEW_WORDS = 4


def words_of(sentence: str) -> int:
    """Words, without signs that stand alone as in ``a → b``."""
    return sum(any(sign.isalnum() for sign in word) for word in sentence.split())


def test_our_games_have_lessons() -> None:
    assert {"utopia", "uchronia", "dominations"} <= set(LESSONS)


@pytest.mark.parametrize("slug", LESSONS)
def test_a_guide_leads_from_the_first_step_to_the_last(slug: str) -> None:
    guide = guide_of(slug)
    plies = list(guide.plies[: guide.begin])
    said: list[int] = []
    while True:
        now = guide.now(plies)
        said += [now.number + at for at in range(len(now.steps))]
        answer = guide.scripted(plies)
        if answer is None:
            break
        assert [step.option for step in now.steps[-1:]] in ([], [answer])
        plies.append(answer)

    assert sorted(set(said)) == list(range(len(guide.lesson.steps)))
    assert said == sorted(said)
    assert 12 <= len(guide.lesson.steps) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", LESSONS)
def test_every_step_is_said_in_short_sentences(slug: str, language: str) -> None:
    guide = guide_of(slug)
    for step in guide.lesson.steps:
        text = render(guide.line(step), language, guide.game.names())
        long = [each for each in SENTENCE.split(text) if words_of(each) > MAX_WORDS]

        assert list(line_faults(guide.game, guide.line(step))) == []
        assert long == []


def words_in(slug: str, language: str, text: str) -> set[str]:
    """The words of the game that a text names, as a table would mark them."""
    spoken = catalogue(language)
    things = open_game(slug).things().texts
    terms = [name.removeprefix("term:") for name in things if name.startswith("term:")]
    owner = {form: word for word in terms for form in spoken.forms(f"{slug}-word-{word}")}
    owner = {form[:1].upper() + form[1:]: word for form, word in owner.items()} | owner
    return {owner[hit] for hit in pattern_of(list(owner)).findall(text)}


@pytest.mark.parametrize("slug", LESSONS)
def test_no_word_is_used_before_it_is_shown(slug: str) -> None:
    guide = guide_of(slug)
    shown: set[str] = set()
    for step in guide.lesson.steps:
        line, names = guide.line(step), guide.game.names()
        said = [(each, render(line, each, names)) for each in LANGUAGES]
        used = {word for each, text in said for word in words_in(slug, each, text)}
        new = set(step.shows)

        assert len(new) <= MAX_NEW_WORDS
        assert new & shown == set(), step.id
        assert new - used == set(), step.id
        shown |= new
        assert used - shown == set(), step.id


@pytest.mark.parametrize("slug", LESSONS)
def test_every_text_of_a_lesson_is_said(slug: str) -> None:
    source = text_files("en")[f"{slug}.ftl"].read_text(encoding="utf-8")
    written = re.findall(rf"^{slug}-lesson-([a-z0-9-]+)", source, re.MULTILINE)

    assert written == [step.id for step in guide_of(slug).lesson.steps]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", LESSONS)
def test_every_rule_that_a_lesson_names(slug: str, language: str) -> None:
    named = {step.rule for step in guide_of(slug).lesson.steps} - {""}

    assert {rule_named(slug, rule, language).id for rule in named} == named


@pytest.mark.parametrize("slug", LESSONS)
def test_another_answer_leaves_the_path_and_the_way_back_is_known(slug: str) -> None:
    guide = guide_of(slug)
    plies = [*guide.plies[: guide.begin], -7]

    now = guide.now(plies)

    assert now.back_to == guide.begin
    assert now.steps == []
    assert guide.scripted(plies) is None


@pytest.mark.parametrize("slug", LESSONS)
def test_after_the_end_the_guide_is_silent(slug: str) -> None:
    guide = guide_of(slug)

    now = guide.now([*guide.plies, 0])

    assert (now.steps, now.back_to, now.number) == ([], None, now.count)


def edited(old: str, new: str) -> Guide:
    """The lesson of Utopia with something else in its file."""
    text = (FOLDER / "utopia" / FILE).read_text(encoding="utf-8")
    assert old in text
    return Guide(open_game("utopia"), load_text(FILE, text.replace(old, new, 1), Lesson))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('answer = "wonder:earth"', 'answer = "wonder:fire"', "lesson-word"),
        ('ask = "build"', 'ask = "action"', "lesson-ask"),
        ('replies = "guest:egypt:earth ea3"', "", "lesson-turn"),
        ('ask = "enter district"', 'ask = "enter"', "lesson-asks"),
        ('["scores.0", 6]', '["scores.0", 7]', "lesson-fact"),
        ('["scores.0", 6]', '["scores.9", 6]', "lesson-fact"),
        ('["scores.0", 6]', '["score.points", 6]', "lesson-fact"),
        ('district = "ea5"', 'district = "ea55"', "lesson-name"),
        ('answer = "wonder:earth"', 'answers = "wonder:earth"', "pack-key-unknown"),
        ("seats = 2", "seats = 9", "seats-out-of-range"),
    ],
)
def test_a_lesson_that_is_not_true_is_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        edited(old, new)

    assert refused.value.code == code


def test_a_game_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.play.lesson.FILE", "nothing.toml")
    guide_of.cache_clear()
    with pytest.raises(Refusal) as refused:
        guide_of("utopia")
    guide_of.cache_clear()

    assert refused.value.code == "lesson-missing"


def test_the_hash_is_of_the_content() -> None:
    assert guide_of("utopia").hash == load(FOLDER / "utopia" / FILE, Lesson).hash
