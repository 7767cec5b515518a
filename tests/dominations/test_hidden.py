"""Section 19: what a seat can't know is dealt anew, and what it has learnt stays."""

from __future__ import annotations

from typing import Final

import pytest

from ludopolis.core.rng import seeded
from ludopolis.games.dominations.columns import STAMP, Now, Player, Where
from tests.dominations.given import TILE_IDS, Given, Table


def dealt_anew(table: Table, seat: int, seed: int = 3) -> Table:
    state = table.s.clone()
    state.determinize(seat, seeded(seed))
    return Table(table.game, table.setup, state)


@pytest.mark.rule("D-19.1", "D-19.4")
def test_other_hands_and_the_supply_are_dealt_anew() -> None:
    table = Given().new(3).to("grow.menu")

    worlds = [dealt_anew(table, 0, seed) for seed in range(5)]

    assert {world.hand(0) for world in worlds} == {table.hand(0)}
    assert len({world.hand(1) for world in worlds}) > 1
    assert len({tuple(world.supply) for world in worlds}) > 1


@pytest.mark.rule("D-19.1")
def test_a_spectator_knows_no_hand() -> None:
    table = Given().new(2).to("grow.menu")

    worlds = [dealt_anew(table, -1, seed) for seed in range(5)]

    assert len({world.hand(0) for world in worlds}) > 1


@pytest.mark.rule("D-19.1", "D-2.9")
def test_a_seat_remembers_what_it_gave_back() -> None:
    table = Given().new(2).to("setup.redraw")
    given_up = table.hand(0).split()[:3]
    table.play(*given_up, "done")

    own = [dealt_anew(table, 0, seed) for seed in range(8)]
    other = [dealt_anew(table, 1, seed) for seed in range(8)]

    assert {tuple(sorted(world.supply[-3:])) for world in own} == {tuple(sorted(given_up))}
    assert len({tuple(world.supply[-3:]) for world in own}) > 1
    assert len({tuple(sorted(world.supply[-3:])) for world in other}) > 1
    assert sorted(table.view(0).returned) == sorted(given_up)
    assert table.view(1).returned == []


@pytest.mark.rule("D-19.1")
def test_in_every_world_others_remember_what_they_gave_back() -> None:
    table = Given().new(2).to("setup.redraw")
    giver = table.s.decision.seat
    table.play(*table.hand(giver).split()[:3], "done")

    for seat in (1 - giver, -1):
        for seed in range(4):
            world = dealt_anew(table, seat, seed)
            assert sorted(world.view(giver).returned) == sorted(world.supply[-3:])


@pytest.mark.rule("D-2.3", "D-19.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_dealt_twice(seats: int) -> None:
    table = Given().new(seats).to("grow.menu")
    for at, figures in ((Player.NATIONS_DEALT, 2), (Player.MONUMENTS_DEALT, 2)):
        for seed in range(30):
            world = dealt_anew(table, 0, seed)
            cards = [
                card
                for seat in range(seats)
                for card in list(world.s.players[seat * Player.SIZE + at :])[:figures]
            ]
            assert len(set(cards)) == len(cards)


@pytest.mark.rule("D-19.1", "D-16.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_drawn_tile_of_the_own_heap_stays_among_the_possible_ones(seats: int) -> None:
    """Two of the three tiles of the heap are drawn by the next player, as the giver knows."""
    hands = {0: "L01 L02 L03", 1: "L04 L05 L06 L07 L08", 2: "L20 L21 L22 L23 L24 L25 L26"}
    table = Given()(
        "next_age",
        seats=seats,
        hands={seat: hands[seat] for seat in range(seats)},
        supply="L10 L11 L12 L13 L14 L15 L16",
    )
    heap = {"L01", "L02", "L03"}

    table.play("L01", "L02", "L03", "done", *["done"] * (seats - 1))
    worlds = [dealt_anew(table, 0, seed) for seed in range(12)]

    drawn = [heap & set(world.hand(1).split()) for world in (table, *worlds)]
    assert {len(found) for found in drawn} == {2}
    assert len({tuple(sorted(found)) for found in drawn}) > 1
    assert [set(world.supply) for world in worlds] == [heap - found for found in drawn[1:]]


@pytest.mark.rule("D-2.3", "D-2.4", "D-19.1")
def test_choices_of_others_are_open_until_the_reveal() -> None:
    table = Given().new(3)
    table.chain("", "")

    worlds = [dealt_anew(table, 1, seed) for seed in range(8)]

    assert len({world.s.players[Player.NATION] for world in worlds}) > 1
    own = {tuple(world.s.decision.options) for world in worlds}
    assert own == {tuple(table.s.decision.options)}


@pytest.mark.rule("D-2.3", "D-19.1")
def test_what_others_did_not_choose_stays_open() -> None:
    table = Given().new(3).to("grow.menu")

    worlds = [dealt_anew(table, 0, seed) for seed in range(8)]

    chosen = table.s.players[Player.SIZE + Player.NATION]
    assert {world.s.players[Player.SIZE + Player.NATION] for world in worlds} == {chosen}
    for other in (1, 2):
        assert len({tuple(world.view(other).dealt) for world in worlds}) > 1
    assert {tuple(world.view(0).dealt) for world in worlds} == {tuple(table.view(0).dealt)}


@pytest.mark.rule("D-19.1")
@pytest.mark.parametrize("name", ["grow.cell", "grow.rotation", "setup.redraw"])
def test_the_pending_question_stays_answerable(name: str) -> None:
    table = Given().new(3).to(name)
    asked = table.s.decision
    for seat in range(-1, 3):
        world = dealt_anew(table, seat)
        again = world.s.decision

        assert (again.seat, again.ask) == (asked.seat, asked.ask)
        assert again.options
        assert world.violations() == []


@pytest.mark.rule("D-19.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_views_and_seeds_give_equal_worlds(seats: int) -> None:
    table = Given().new(seats, 4)
    rng = seeded(7)
    tested = 0
    while not table.s.over:
        options = table.s.decision.options
        table.apply(options[rng.below(len(options))])
        if len(table.events) % 9 == 0 and not table.s.over:
            for seat in range(-1, seats):
                other = dealt_anew(dealt_anew(table, seat, 21), seat, 5)
                assert other.s.save() == dealt_anew(table, seat, 5).s.save()
                tested += 1

    assert tested > 50


@pytest.mark.rule("D-2.9", "D-19.1")
def test_every_heap_has_a_later_number() -> None:
    table = Given().new(2).to("setup.redraw")
    before = table.s.turn[Now.SERIAL]

    table.play(table.words()[0], "done")
    first = table.s.turn[Now.LAST_GIVEN]
    table.play(table.words()[0], "done")

    assert before < first < table.s.turn[Now.LAST_GIVEN + 1]


HEAP: Final = {"L01", "L02", "L03"}


def after_a_heap(giver: int, supply: str) -> Table:
    """Two players; the first one has given three tiles back and refilled the hand."""
    other = "L04 L05 L06 L07 L08"
    table = Given()(
        "next_age",
        seats=2,
        order=f"{giver} {1 - giver}",
        hands={giver: "L01 L02 L03", 1 - giver: other},
        supply=supply,
    )
    return table.play("L01", "L02", "L03", "done")


def drawn(table: Table, seat: int) -> set[str]:
    """What of the heap a seat has, also set aside or about to be laid."""
    places = (seat, Where.ASIDE, Where.CHOSEN)
    return {name for name in HEAP if table.s.where[TILE_IDS.index(name)] in places}


SEVEN: Final = "L10 L11 L12 L13 L14 L15 L16"


@pytest.mark.rule("D-19.1", "D-16.5")
@pytest.mark.parametrize("giver", [0, 1])
@pytest.mark.parametrize(
    ("supply", "answers", "known"),
    [
        (SEVEN, [], True),
        (SEVEN, ["done"], True),
        (SEVEN, ["L05"], True),
        (SEVEN, ["L05", "done"], False),
        (f"{SEVEN} L17 L18", ["L04", "L05", "done"], True),
    ],
)
def test_what_was_drawn_is_known_until_it_may_have_been_given_back(
    giver: int, supply: str, answers: list[str], known: bool
) -> None:
    """The other player draws two of the heap, before or by a redraw."""
    table = after_a_heap(giver, supply).play("done", *answers)

    worlds = [dealt_anew(table, giver, seed) for seed in range(16)]

    found = [drawn(world, 1 - giver) for world in (table, *worlds)]
    assert ({len(each) for each in found} == {2}) == known
    assert (len({len(each) for each in found[1:]}) > 1) != known
    assert len({tuple(sorted(each)) for each in found}) > 1
    for seed, world in enumerate(worlds):
        assert dealt_anew(world, giver, 99).s.save() == dealt_anew(table, giver, 99).s.save(), seed


@pytest.mark.rule("D-19.1")
def test_what_several_drew_of_a_heap_does_not_tell_which() -> None:
    hands = {0: "L01 L02 L03", 1: "L04 L05 L06 L07 L08", 2: "L20 L21 L22 L23 L24 L25"}
    table = Given()("next_age", hands=hands, supply=SEVEN)
    table.play("L01", "L02", "L03", "done", "done", "done", "done").asks("age.redraw", 2)

    worlds = [dealt_anew(table, 0, seed) for seed in range(16)]

    assert {(len(drawn(world, 1)), len(drawn(world, 2))) for world in worlds} == {(2, 1)}
    assert len({tuple(drawn(world, 2)) for world in worlds}) == 3
    for world in worlds:
        assert dealt_anew(world, 0, 99).s.save() == dealt_anew(table, 0, 99).s.save()


@pytest.mark.rule("D-19.1")
def test_the_question_to_another_seat_is_about_its_new_hand() -> None:
    table = Given().new(2).to("setup.redraw")

    worlds = [dealt_anew(table, 1, seed) for seed in range(4)]

    assert [world.words() for world in worlds] == [
        [*world.hand(0).split(), "done"] for world in worlds
    ]


@pytest.mark.rule("D-19.1", "D-19.4")
def test_what_chance_will_bring_is_unknown() -> None:
    table = Given().new(2).to("grow.menu")

    worlds = [dealt_anew(table, 0, seed) for seed in range(3)]

    words = {tuple(world.s.rng.words()) for world in (table, *worlds)}
    assert len(words) == 4


@pytest.mark.rule("D-19.1")
@pytest.mark.parametrize("place", ["aside", "chosen"])
def test_any_tile_may_be_the_one_that_is_picked(place: str) -> None:
    table = after_a_heap(1, SEVEN).play("done")
    picked = min(drawn(table, 0))
    if place == "aside":
        table.play(picked)
    else:
        while (table.asking, table.s.active()) != ("grow.menu", 0):
            table.apply(table.s.decision.options[-1])
        table.chain(f"tile:{picked}")

    worlds = [dealt_anew(table, 1, seed) for seed in range(16)]

    at = Where.ASIDE if place == "aside" else Where.CHOSEN
    picks = {list(world.s.where).index(at) for world in worlds}
    assert {len(drawn(world, 0)) for world in worlds} == {2}
    assert picks & {TILE_IDS.index(name) for name in HEAP}
    assert picks - {TILE_IDS.index(name) for name in HEAP}


@pytest.mark.rule("D-2.3", "D-19.1")
@pytest.mark.parametrize(
    ("column", "dealt", "count"),
    [(Player.NATION, Player.NATIONS_DEALT, 16), (Player.MONUMENT, Player.MONUMENTS_DEALT, 12)],
)
def test_every_card_that_nobody_has_shown_is_possible(column: int, dealt: int, count: int) -> None:
    chosen, revealed = Given().new(2).chain("", ""), Given().new(2).to("grow.menu")
    possible: set[int] = set()
    for seed in range(60):
        world = dealt_anew(chosen, 1, seed)
        pair = [world.s.players[dealt], world.s.players[dealt + 1]]
        assert world.s.players[column] in pair
        assert pair == sorted(set(pair))
        possible |= set(pair)
        shown = dealt_anew(revealed, 1, seed).s
        assert revealed.s.players[column] == shown.players[column]
        assert shown.players[column] in (shown.players[dealt], shown.players[dealt + 1])
    own = Player.SIZE + dealt

    assert possible == set(range(count)) - set(chosen.s.players[own : own + 2])


@pytest.mark.rule("D-19.1")
def test_a_game_that_is_over_can_be_dealt_anew() -> None:
    table = Given()("objectives", age=3, hands={0: "L01", 1: "L02 L03"})

    worlds = [dealt_anew(table, 0, seed) for seed in range(8)]

    assert all(world.s.over for world in worlds)
    assert len({world.hand(1) for world in worlds}) > 1


def remembered(table: Table, seat: int) -> int:
    """How many tiles a seat knows that it gave back."""
    own = seat * len(TILE_IDS)
    return sum(time > 0 for time in list(table.s.learnt)[own : own + len(TILE_IDS)])


def lying(table: Table, seat: int) -> list[tuple[int, int]]:
    """Where in the supply a tile lies that a seat gave back, and of which heap it knows it is."""
    known = [table.s.learnt[seat * len(TILE_IDS) + tile] for tile in table.s.supply]
    stamps = [table.s.stamps[tile] for tile in table.s.supply]
    return [
        (place, time)
        for place, (time, stamp) in enumerate(zip(known, stamps, strict=True))
        if time > 0 and stamp == time * STAMP + seat + 1
    ]


@pytest.mark.rule("D-19.1", "D-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_world_all_know_as_much(seats: int) -> None:
    """Everybody gives tiles back at every occasion; the same is seen, and known by the others."""
    table = Given()(
        "next_age",
        seats=seats,
        hands={k: HANDS[k] for k in range(seats)},
        supply=" ".join(f"L{k}" for k in range(50, 59)),
    )
    known: list[object] = []
    while table.s.active() < 0:
        known += [heap for seat in range(seats) for heap in lying(table, seat)]
        for seat in range(-1, seats):
            world = dealt_anew(table, seat)
            assert world.violations() == table.violations()
            assert world.view(seat) == table.view(seat)
            assert dealt_anew(world, seat, 9).s.save() == dealt_anew(table, seat, 9).s.save()
            heaps = [lying(world, each) for each in range(seats)]
            assert heaps == [lying(table, each) for each in range(seats)]
            assert all(
                len(heaps[each]) == remembered(world, each) for each in range(seats) if each != seat
            )
        options = table.s.decision.options
        table.apply(options[0] if len(options) > 3 + table.s.decision.seat else options[-1])

    assert known


HANDS = [
    "L01 L02 L03 L04 L05",
    "L11 L12 L13 L14 L15 L16",
    "L21 L22 L23 L24",
    "L31 L32 L33 L34 L90",
]
