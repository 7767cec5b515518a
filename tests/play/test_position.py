"""Positions as people hold them: taken back, compared, copied, sent elsewhere, told as text."""

from __future__ import annotations

import copy
import pickle
import re
from multiprocessing import get_context
from typing import TYPE_CHECKING

import pytest

import ludopolis
from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.core.game import Outcome, Setup
from ludopolis.games import base_pack, open_game
from ludopolis.text import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

SEATS = [(slug, seats) for slug in ludopolis.games() for seats in open_game(slug).seats]
every_table = pytest.mark.parametrize(("slug", "seats"), SEATS)
every_game = pytest.mark.parametrize("slug", ludopolis.games())


def played(slug: str, seats: int = 2, plies: int = 90) -> ludopolis.Position:
    """A random game some way on."""
    position = ludopolis.new(slug, seats=seats, seed=seats)
    rng = ludopolis.seeded(seats)
    for ply in range(plies):
        options = position.decision().options
        position.push(options[rng.below(len(options))])
    return position


def copies(thing: object) -> list[object]:
    return [copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]


# --- push and pop -------------------------------------------------------------------------------


@every_table
def test_what_is_pushed_is_popped(slug: str, seats: int) -> None:
    position = ludopolis.new(slug, seats=seats, seed=1)
    texts = []
    for ply in range(40):
        texts.append(position.text())
        position.push(position.decision().options[-1])
    plies = list(position.plies)

    found = [(position.pop(), position.text()) for ply in range(40)]

    assert found == list(zip(plies, texts, strict=True))[::-1]
    assert position == ludopolis.new(slug, seats=seats, seed=1)


@every_game
def test_a_position_from_anywhere_is_taken_back(slug: str, tmp_path: Path) -> None:
    position = played(slug)
    ludopolis.write_record(tmp_path / "game.json", position.record())
    others = [*copies(position), ludopolis.replay(tmp_path / "game.json")]

    for ply in range(20):
        position.pop()
        for other in others:
            assert isinstance(other, ludopolis.Position)
            other.pop()
            assert other == position


def test_nothing_is_left_to_take_back() -> None:
    position = ludopolis.from_text(played("utopia").text())
    position.push(position.words()[0])
    twin = pickle.loads(pickle.dumps(position))

    position.pop()
    twin.pop()

    assert twin == position
    for done in (position, ludopolis.new("utopia")):
        with pytest.raises(ludopolis.Refusal, match="nothing-to-undo"):
            done.pop()


# --- equal, copied, pickled ---------------------------------------------------------------------


@every_table
def test_copies_are_equal_and_go_their_own_way(slug: str, seats: int) -> None:
    position = played(slug, seats, 30)
    before = position.text()

    for twin in [*copies(position), position.copy(), position.clone()]:
        assert isinstance(twin, ludopolis.Position)
        assert (twin, hash(twin), twin.plies) == (position, hash(position), position.plies)
        twin.push(twin.words()[0])
        assert twin != position
        assert (position.text(), len(position.plies)) == (before, 30)


def test_other_rules_seats_or_flags_are_other_positions() -> None:
    flag = open_game("utopia").flags[0]
    positions = [
        ludopolis.new("utopia", seed=1),
        ludopolis.new("utopia", seed=2),
        ludopolis.new("utopia", seats=3, seed=1),
        ludopolis.new("utopia", seed=1, flags={flag.name: flag.values[-1]}),
        ludopolis.new("uchronia", seed=1),
    ]

    assert len({*positions, *(position.copy() for position in positions)}) == len(positions)
    assert positions[0] != "utopia"


def held(slug: str) -> dict[str, object]:
    """One of each class that the package names, by its name there."""
    position = played(slug)
    ply = next(ply for ply in ludopolis.plies(position.record()) if ply.events)
    return {
        "Bot": ludopolis.bot(slug, "level1"),
        "Budget": ludopolis.Budget(1.5, 7),
        "Decision": position.decision(),
        "Event": ply.events[0],
        "Option": position.options()[0],
        "Outcome": Outcome([5, 3], [1, 2], "points"),
        "Outlook": position.forecast(position.words()[0]),
        "Ply": ply,
        "Position": position,
        "Record": position.record(),
        "Refusal": ludopolis.Refusal("game-unknown", game="x", games="y"),
        "Report": ludopolis.arena(slug, ["uniform"] * 2, games=2),
        "Rng": ludopolis.seeded(1),
        "View": position.view(0),
        "World": position.world(ludopolis.seeded(1)),
    }


@every_game
def test_everything_that_a_user_holds_can_be_copied_and_pickled(slug: str) -> None:
    things = held(slug)
    named = {name for name in ludopolis.__all__ if isinstance(getattr(ludopolis, name), type)}

    assert set(things) == named
    game = open_game(slug)
    parts = [ludopolis.new(slug).setup, *game.asks, *game.flags, *game.encoder(2).features]
    for thing in [*things.values(), *parts, ActionSpace(game.asks)]:
        for twin in copies(thing):
            assert type(twin) is type(thing)
            assert told_of(twin) == told_of(thing)
    assert all(twin is game for twin in copies(game))


def test_everything_that_a_user_holds_can_be_sent_to_a_spawned_process() -> None:
    things = [thing for slug in ludopolis.games() for thing in held(slug).values()]
    with get_context("spawn").Pool(1) as pool:
        there = pool.map(told_of, things)

    assert there == [told_of(thing) for thing in things]


def told_of(thing: object) -> str:
    """What can be read from a thing, wherever it lies in memory."""
    if isinstance(thing, ludopolis.Position):
        return thing.text()
    return re.sub(r" at 0x[0-9a-f]+", "", repr((thing, vars_of(thing))))


def vars_of(thing: object) -> dict[str, object]:
    names = [name for name in dir(thing) if not name.startswith("_")]
    found = {name: getattr(thing, name) for name in names}
    return {name: value for name, value in found.items() if not callable(value)}


@every_game
def test_questions_and_results_are_compared_by_what_they_say(slug: str) -> None:
    first, second = played(slug), ludopolis.new(slug)
    asked = first.decision()
    done = ludopolis.play_out(first.copy(), ["uniform"] * first.setup.seats).outcome()

    for thing in (asked, done):
        assert all(twin == thing and hash(twin) == hash(thing) for twin in copies(thing))
        assert thing != repr(thing)
    assert asked != second.decision()
    assert done != ludopolis.play_out(first, ["greedy"] * first.setup.seats, seed=1).outcome()


@every_game
def test_worlds_and_what_is_told_can_be_copied_and_pickled(slug: str) -> None:
    world = played(slug).world(ludopolis.seeded(1))
    ply = next(ply for ply in ludopolis.plies(played(slug).record()) if ply.events)

    for twin in copies(world):
        assert isinstance(twin, ludopolis.World)
        assert (twin.seat, twin.known.save()) == (world.seat, world.known.save())
        twin.known.apply(twin.decision.options[0])
        assert twin.known.save() != world.known.save()
    for thing in (ply, ply.events[0], played(slug).hint(rounds=1)[0]):
        assert [repr(vars_of(twin)) for twin in copies(thing)] == [repr(vars_of(thing))] * 3


@every_game
@pytest.mark.parametrize("name", ["uniform", "greedy", "level2", "ismcts:iterations=5:width=3"])
def test_copies_of_a_bot_play_alike(slug: str, name: str) -> None:
    bot = ludopolis.bot(slug, name)
    world = played(slug).world(ludopolis.seeded(1))

    answers = {
        twin.choose(world, ludopolis.Budget(60.0, 5), ludopolis.seeded(2))
        for twin in [bot, *copies(bot)]
        if isinstance(twin, ludopolis.Bot)
    }

    assert len(answers) == 1


class First(ludopolis.Bot):
    """A bot of one's own that has nothing to remember."""

    def choose(self, world: ludopolis.World, budget: ludopolis.Budget, rng: ludopolis.Rng) -> int:
        return world.decision.options[0]


def test_a_bot_of_ones_own_can_be_copied() -> None:
    with_note = First()
    with_note.note = 7  # type: ignore[attr-defined]

    assert [type(twin) for twin in copies(First())] == [First] * 3
    assert [getattr(twin, "note", 0) for twin in copies(with_note)] == [7] * 3


def test_kinds_of_bots_are_told_apart() -> None:
    bots = [ludopolis.bot("utopia", name) for name in ("uniform", "greedy", "ismcts")]

    for one in bots:
        assert isinstance(one, ludopolis.Bot)
        assert [other for other in bots if isinstance(one, type(other))] == [one]


def test_the_refusal_of_a_pack_can_be_sent_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("x = 1")
    with pytest.raises(ludopolis.Refusal) as raised:
        ludopolis.new("utopia", pack=tmp_path / "bad.toml")

    for twin in copies(raised.value):
        assert (type(twin), str(twin)) == (type(raised.value), str(raised.value))


# --- words --------------------------------------------------------------------------------------


def test_decisions_and_outcomes_can_be_read() -> None:
    assert repr(ludopolis.Decision(1, 2, [3, 4])) == (
        "Decision(seat=1, ask=2, options=[3, 4], cause=-1)"
    )
    assert repr(Outcome([5, 3], [1, 2], "points")) == (
        "Outcome(scores=[5, 3], places=[1, 2], reason='points')"
    )
    assert repr(Setup(2, 7)) == "Setup(seats=2, seed=7, flags={})"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_a_number_a_word_and_a_label(slug: str, language: str) -> None:
    position = played(slug)

    options = position.options(language)

    assert [option.number for option in options] == position.decision().options
    assert [position.parse(option.word) for option in options] == position.decision().options
    assert all(option.label for option in options)
    assert position.question(language)


def test_labels_differ_by_language() -> None:
    position = ludopolis.new("utopia", seed=7)

    assert len({position.options(language)[0].label for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(ludopolis.Refusal, match="language-unknown"):
        position.options("tlh")
    with pytest.raises(ludopolis.Refusal, match="not-an-option"):
        position.parse("guest:maya:moon")


@every_game
def test_a_hint_names_open_answers_and_repeats(slug: str) -> None:
    position = played(slug)

    advice = position.hint(rounds=2, seed=1)

    assert {each.word for each in advice} <= set(position.words())
    assert advice
    assert position.hint(rounds=2, seed=1) == advice


# --- text ---------------------------------------------------------------------------------------


@every_table
def test_a_text_is_read_back(slug: str, seats: int) -> None:
    position = played(slug, seats)

    text = position.text()
    again = ludopolis.from_text(f" {text}\n")

    assert again == position
    assert again.text() == text
    assert text.isascii()
    assert len(text) < 1500
    again.push(again.words()[0])
    position.push(position.words()[0])
    assert again == position


def test_a_text_has_the_flags() -> None:
    flags = {spec.name: spec.values[-1] for spec in open_game("utopia").flags}
    position = ludopolis.new("utopia", seats=3, seed=5, flags=flags)

    assert ludopolis.from_text(position.text()).setup.flags == flags


BAD = ["", "utopia", "utopia/x/y/2/-/z", "utopia/1//2/-/AAAA", "/".join("123456")]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_text_is_refused(text: str) -> None:
    with pytest.raises(ludopolis.Refusal):
        ludopolis.from_text(text)


@every_game
def test_a_damaged_text_is_refused(slug: str) -> None:
    *header, rows = played(slug).text().split("/")
    damaged = [rows[:20], rows[::-1], "", "eNoDAAAAAAE", rows[:9] + "AAAA" + rows[13:]]
    cut = [rows[:-count] for count in range(1, 12)]
    longer = [rows + rest for rest in ("A", "AA", "AAA", "AAAA", "é", " .")]
    typed = [rows[:place] + "é" + rows[place:] for place in range(0, len(rows), 40)]

    for spoilt in [*damaged, *cut, *longer, *typed]:
        with pytest.raises(ludopolis.Refusal, match="position-text"):
            ludopolis.from_text("/".join([*header, spoilt]))


def test_a_position_without_a_start_has_no_record() -> None:
    with pytest.raises(ludopolis.Refusal, match="position-without-start"):
        ludopolis.from_text(played("utopia").text()).record()


# --- records ------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cy"], "Ann"])
def test_a_record_has_a_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(ludopolis.Refusal, match="names-count"):
        ludopolis.new("utopia", seats=2).record(names)


@every_game
def test_a_record_is_walked_through_with_its_events(slug: str, tmp_path: Path) -> None:
    position = played(slug)
    ludopolis.write_record(tmp_path / "game.json", position.record())

    record = ludopolis.read_record(tmp_path / "game.json")
    walked = [(ply.number, ply.option, ply.lines("nl", -1)) for ply in ludopolis.plies(record)]

    assert [number for number, _, _ in walked] == list(range(90))
    assert [option for _, option, _ in walked] == position.plies
    assert sum(len(lines) for _, _, lines in walked) > 20
    assert ludopolis.replay(record) == position


def test_a_record_of_a_pack_of_ones_own(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    source = base_pack("utopia").read_text("utf-8")
    pack.write_text(source.replace("Pearl Quay", "Shell Quay").replace('id = "base"', 'id = "own"'))
    position = ludopolis.new("utopia", seed=1, pack=pack)
    position.push(position.words()[0])

    record = position.record()

    with pytest.raises(ludopolis.Refusal, match="pack-missing"):
        ludopolis.replay(record)
    assert ludopolis.replay(record, pack=pack) == position
    assert ludopolis.from_text(position.text(), pack=pack) == position
    assert pickle.loads(pickle.dumps(position)) == position


def test_the_version_is_told() -> None:
    assert ludopolis.__version__
    assert "__version__" in dir(ludopolis)
