"""All seats and all places on the initiative track are alike, but for what the rules say."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
import pytest

from ludopolis.games.dominations import asks
from tests.dominations.given import GAME, MONUMENT_IDS, ROLE_IDS, Given, Table

BOARD: Final = (
    "L07 (1,-1,0) r0 P0:2, L18 (1,-1,1) r0 P1:1, L33 (2,-1,0) r1 P2:3, L50 (1,-2,1) r2 P1:2,"
    " L64 (2,-2,0) r0 P0:1, L47 (0,0,1) r0 P2:1, L62 (-1,1,0) r0 P0:2, L76 (-2,0,1) r0 P1:1"
)
TREES: Final = {
    0: "bartering dance+ empire renaissance banking",
    1: "agriculture trading-posts+ music caravans academy",
    2: "markets fishing+ military shipbuilding guilds",
}
RICH: Final[dict[str, Any]] = {
    "seats": 3,
    "age": 2,
    "order": "0 1 2",
    "board": BOARD,
    "pieces": "lighthouse (-1,-1,0) r0",
    "trees": TREES | {1: f"{TREES[1]} lighthouse-1"},
    "hands": {0: "L80 L66 L46", 1: "L01 L02 L03", 2: "L04 L05 L06"},
    "knowledge": {
        0: "trade 5 art 4 science 2",
        1: "craftsmanship 5 government 3 art 2",
        2: "religion 5 trade 3 craftsmanship 1",
    },
    "influence": {0: 9, 1: 17, 2: 14},
    "points": {0: 30, 1: 20, 2: 10},
    "roles": {"trader": 0, "inventor": 1, "farmer": 2, "high-priest": 1},
    "nations": {0: "huns", 1: "aztecs", 2: "egyptians"},
}
PHASES: Final = ["turn", "grow", "build", "develop", "end", "roles", "next_age", "game_end"]
STEPS: Final = 120


def turned(position: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position where every seat is so many further on."""
    seats: int = position["seats"]

    def on(seat: int) -> int:
        return (seat + by) % seats

    found = {
        key: {on(seat): each for seat, each in value.items()}
        if isinstance(value, dict) and key != "roles"
        else value
        for key, value in position.items()
    }
    found["roles"] = {role: on(seat) for role, seat in position["roles"].items()}
    found["order"] = " ".join(str(on(int(seat))) for seat in position["order"].split())
    found["board"] = re.sub(r"P(\d)", lambda owner: f"P{on(int(owner[1]))}", position["board"])
    return found | {"active": on(0)}


def played(table: Table, by: int) -> Table:
    """Go on with now this, now that answer; seats are named as if nobody had been turned."""
    for step in range(STEPS):
        if table.s.over:
            break
        options = list(table.s.decision.options)
        if table.s.decision.ask == asks.AGE_ORDER:
            options.sort(key=lambda seat: (seat - by) % table.s.seats)
        table.apply(options[step * 7 % len(options)])
    return table


def told(table: Table, by: int) -> list[object]:
    """All events, with the seats that they would name had nobody been turned."""
    found: list[object] = []
    for event in table.events:
        fields = msgspec.structs.asdict(event)
        if "seat" in fields:
            fields["seat"] = (fields["seat"] - by) % table.s.seats
        if "order" in fields:
            fields["order"] = [(seat - by) % table.s.seats for seat in fields["order"]]
        found.append((type(event).__name__, fields))
    return found


def row_of(table: Table, seat: int) -> list[object]:
    player = msgspec.structs.asdict(table.view(-1).players[seat])
    return [value for key, value in player.items() if key != "nation"]


@pytest.mark.rule("D-3.8", "D-14.2", "D-15.4", "D-16.2")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("by", [1, 2])
def test_seats_are_alike(phase: str, by: int) -> None:
    position = RICH | ({"age": 3} if phase == "game_end" else {})
    table = played(Given()(phase, **position), 0)
    other = played(Given()(phase, **turned(position, by)), by)

    assert told(other, by) == told(table, 0)
    assert len(table.events) > 2
    for seat in range(3):
        assert row_of(other, (seat + by) % 3) == row_of(table, seat)


def figures(table: Table) -> list[object]:
    """What each seat has, who holds what, and who has won."""
    outcome = GAME.outcome(table.s)
    return [
        *[row_of(table, seat) for seat in range(table.s.seats)],
        [table.holder(role) for role in ROLE_IDS],
        [table.controller(monument) for monument in MONUMENT_IDS],
        outcome.places if outcome else [],
    ]


@pytest.mark.rule("D-3.7", "D-3.8")
@pytest.mark.parametrize("order", ["1 2 0", "2 0 1", "2 1 0"])
@pytest.mark.parametrize(
    ("phase", "age"),
    [("grow", 2), ("end", 3), ("assimilation", 3), ("influence", 3), ("roles", 3), ("game_end", 3)],
)
def test_without_ties_the_order_does_not_matter(phase: str, age: int, order: str) -> None:
    found = []
    for each in (RICH["order"], order):
        table = Given()(phase, **(RICH | {"age": age, "order": each}))
        if phase == "grow":
            table.place("L80", "(2,-2,1)", 1)
        else:
            while not table.s.over:
                table.apply(table.s.decision.options[-1])
        found.append(figures(table))

    assert found[0] == found[1]


@pytest.mark.rule("D-14.4", "D-14.12")
@pytest.mark.parametrize(("seats", "leader"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_whoever_has_the_most_influence_assimilates(seats: int, leader: int) -> None:
    for other in range(seats):
        if other != leader:
            table = Given()(
                "assimilation", seats=seats, influence={leader: 5}, trees={other: "markets"}
            )
            table.asks("age.assimilate", leader, "take:markets", "no")


@pytest.mark.rule("D-15.1", "D-14.13", "D-16.1")
@pytest.mark.parametrize(("seats", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_end_of_an_age_passes_over_nobody(seats: int, seat: int) -> None:
    table = Given()(
        "influence", seats=seats, influence={seat: 7}, knowledge={seat: "trade 1 religion 1"}
    )

    assert table.points(seat) == 7 + 3 + 5
    assert (table.holder("trader"), table.holder("high-priest")) == (seat, seat)
    assert all(table.knowledge(each) == "" for each in range(seats))
