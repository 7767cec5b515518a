"""Section 19: what a seat can't know is dealt anew, and what it has learnt stays."""

from __future__ import annotations

import pytest

from ludopolis.core.rng import seeded
from ludopolis.games.dominations.columns import Now, Player
from tests.dominations.given import Given, Table


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
def test_nobody_else_is_dealt_the_own_cards(seats: int) -> None:
    table = Given().new(seats).to("grow.menu")
    for at, figures in ((Player.NATIONS_DEALT, 2), (Player.MONUMENTS_DEALT, 2)):
        for seed in range(30):
            world = dealt_anew(table, 0, seed)
            own, *others = (
                set(world.s.players[seat * Player.SIZE + at :][:figures]) for seat in range(seats)
            )
            assert not own & set().union(*others)


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
    assert len({tuple(world.view(1).dealt) for world in worlds}) > 1
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


@pytest.mark.rule("D-19.1", "D-16.5")
@pytest.mark.parametrize("phase", ["keep", "redraw"])
def test_who_gives_nothing_back_keeps_what_was_drawn(phase: str) -> None:
    """The second player draws two of the first one's heap, before or by a redraw."""
    table = Given()(
        "next_age",
        seats=2,
        hands={0: "L01 L02 L03", 1: "L04 L05 L06 L07 L08"},
        supply="L10 L11 L12 L13 L14 L15 L16" + (" L17 L18" if phase == "redraw" else ""),
    )
    heap = {"L01", "L02", "L03"}
    table.play("L01", "L02", "L03", "done", "done")

    table.play(*(["L04", "L05"] if phase == "redraw" else []), "done")
    worlds = [dealt_anew(table, 0, seed) for seed in range(12)]

    drawn = [heap & set(world.hand(1).split()) for world in (table, *worlds)]
    assert {len(found) for found in drawn} == {2}
    assert len({tuple(sorted(found)) for found in drawn}) > 1


def lying(table: Table, seat: int) -> list[int]:
    """Where in the supply the tiles lie that a seat knows it gave back."""
    return sorted(table.supply.index(tile) for tile in table.view(seat).returned)


@pytest.mark.rule("D-19.1", "D-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_world_all_know_as_much(seats: int) -> None:
    """Everybody gives tiles back at every occasion; the same is seen, and known by the others."""
    table = Given()("next_age", seats=seats, hands={k: HANDS[k] for k in range(seats)})
    while table.s.active() < 0:
        for seat in range(-1, seats):
            world = dealt_anew(table, seat)
            assert world.violations() == []
            assert world.view(seat) == table.view(seat)
            assert [lying(world, each) for each in range(seats)] == [
                lying(table, each) for each in range(seats)
            ]
        options = table.s.decision.options
        table.apply(options[0] if len(options) > 3 + table.s.decision.seat else options[-1])

    assert any(lying(table, seat) for seat in range(seats))


HANDS = [
    "L01 L02 L03 L04 L05",
    "L11 L12 L13 L14 L15 L16",
    "L21 L22 L23 L24",
    "L31 L32 L33 L34 L90",
]
