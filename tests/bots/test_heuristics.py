"""The hand-made judgements: every weight counts; exchange is searched where it buys something."""

from __future__ import annotations

from functools import cache

import pytest

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.judgements import heuristic_for, weights_of
from ludopolis.bots.roster import bot_named
from ludopolis.core.decision import PASS, Decision
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.games import SLUGS, open_game
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.columns import InfluenceFrom, Objective
from ludopolis.games.dominations.judgement import DominationsHeuristic
from ludopolis.games.dominations.scoring import objectives_met
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import MASTERIES, NATIONS, OBJECTIVES
from ludopolis.games.dominations.verbs import choose_nation, grow_influence
from ludopolis.games.dominations.vocabulary import Goal
from ludopolis.games.utopia.asks import ACTION, ACTION_BUILDS, ENTER, HAND_LIMIT, NAME, SURPRISE
from ludopolis.games.utopia.judgement import UtopiaHeuristic
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CIVS, ISLANDS
from tests.dominations.given import CARD_IDS, planted

WEIGHTS = [(slug, name) for slug in SLUGS for name in weights_of(open_game(slug))]


@cache
def positions(slug: str) -> list[State]:
    """Every tenth position of eight random games, which buy few cards; then with each card."""
    game = open_game(slug)
    found = []
    for seed in range(8):
        s = game.new(Setup(2, seed, {}))
        rng = seeded(seed)
        for ply in range(10_000):
            if s.over:
                break
            if ply % 10 == 0:
                found.append(s.clone())
            options = s.decision.options
            s.apply(options[rng.below(len(options))])
    return found + with_each_mastery(found[0])


def with_each_mastery(s: State) -> list[State]:
    """The position with a Mastery in the first seat's tree: each, on both sides."""
    if not isinstance(s, Dominations):
        return []
    found: list[State] = []
    for text in [f"{card}{side}" for card in CARD_IDS[:MASTERIES] for side in ("", "+")]:
        t = s.clone()
        t.claim_trees()
        t.trees[0] = planted(text)
        found.append(t)
    return found


def judged(slug: str, changes: dict[str, float]) -> list[float]:
    heuristic = heuristic_for(open_game(slug), changes=changes)
    return [heuristic.value(s, 0) + heuristic.scale(s) for s in positions(slug)]


@pytest.mark.parametrize(("slug", "name"), WEIGHTS)
def test_every_weight_counts_somewhere(slug: str, name: str) -> None:
    doubled = {name: 2 * weights_of(open_game(slug))[name]}

    assert judged(slug, doubled) != judged(slug, {})


EXCHANGES = {asks.BUILD_MENU: asks.BUILD_EXCHANGE, asks.DEVELOP_MENU: asks.DEVELOP_EXCHANGE}


def after(s: State, option: int) -> State:
    t = s.clone()
    t.apply(option)
    return t


def purchases(s: State) -> set[tuple[int, int]]:
    """What a menu sells: each of its options with each first answer to what it asks next."""
    found = set()
    for option in s.decision.options:
        if option not in (PASS, EXCHANGES[s.decision.ask]):
            found |= {(option, answer) for answer in after(s, option).decision.options}
    return found


def exchanged(s: State) -> list[State]:
    """The menu again after each exchange at the Campfire's rate."""
    asked = after(s, EXCHANGES[s.decision.ask])
    if asked.decision.ask == asks.EXCHANGE_OFFER:
        asked = after(asked, asks.OFFER_CAMPFIRE)
    given = [after(asked, give) for give in asked.decision.options]
    return [after(t, get) for t in given for get in t.decision.options]


@pytest.mark.rule("D-13.6")
def test_exchange_is_searched_wherever_it_buys_something() -> None:
    heuristic = heuristic_for(open_game("dominations"))
    menus = [
        s for s in positions("dominations") if EXCHANGES.get(s.decision.ask) in s.decision.options
    ]
    searched = 0
    for s in menus:
        exchange = EXCHANGES[s.decision.ask]
        is_searched = exchange in heuristic.searched(s, s.decision)
        searched += is_searched
        assert exchange not in heuristic.considered(s.decision)
        if any(purchases(t) - purchases(s) for t in exchanged(s)):
            assert is_searched

    assert 0 < searched < len(menus)


@pytest.mark.rule("T-7.2")
def test_two_groups_in_one_district_are_worth_less_than_in_two() -> None:
    game = open_game("utopia")
    heuristic = heuristic_for(game)
    crowded = with_princes(game, [(0, 0), (0, 1)])
    spread = with_princes(game, [(0, 0), (1, 1)])

    assert heuristic.value(crowded, 0) < heuristic.value(spread, 0)


def with_princes(game: Game, places: list[tuple[int, int]]) -> State:
    """The first position with two princes of the first seat at each district and civilisation."""
    s = game.new(Setup(2, 1, {}))
    assert isinstance(s, Utopia)
    for district, civ in places:
        island = s.terms.tables.island_of[district]
        s.princes[district * CIVS + civ] = 2
        s.standing[island * CIVS + civ] = 2
    return s


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "ismcts:iterations=4"])
def test_no_bot_throws_a_card_away_that_it_may_keep(name: str) -> None:
    """Those that see no worth in cards would take the first answer listed."""
    game = open_game("utopia")
    s = game.new(Setup(2, 1, {"spare_cards": "discarded"}))
    rng = seeded(1)
    while s.decision.ask != HAND_LIMIT or s.decision.options[-1] != PASS:
        s.apply(s.decision.options[rng.below(len(s.decision.options))])

    assert bot_named(game, name).choose(world_of(game, s, rng), Budget(), rng) == PASS


@pytest.mark.rule("T-5.17")
def test_a_surprise_guest_is_judged_with_what_it_gives_a_rival() -> None:
    game = open_game("utopia")
    blind = heuristic_for(game, changes={"entry": 0.0})
    draws = [s for s in positions("utopia") if s.decision.ask == ENTER]
    for s in draws:
        if SURPRISE in s.decision.options:
            t = after(s, SURPRISE)
            seat = s.decision.seat

            assert heuristic_for(game).value(t, seat) < blind.value(t, seat)
            assert SURPRISE not in blind.considered(s.decision)
            assert SURPRISE in blind.searched(s, s.decision)

    assert draws


@pytest.mark.rule("T-5.17")
def test_the_extra_guest_goes_to_the_last_on_the_track() -> None:
    game = open_game("utopia")
    heuristic = heuristic_for(game)
    s = game.new(Setup(3, 1, {}))
    assert isinstance(s, Utopia)
    drawer = s.decision.seat
    s.apply(SURPRISE)
    while s.decision.ask != NAME:
        s.apply(s.decision.options[0])

    assert s.track[0] == drawer
    assert heuristic.obvious(s, s.decision) == s.track[2]


@pytest.mark.rule("T-11.1")
def test_what_is_not_built_in_time_misses_a_scoring() -> None:
    game = open_game("utopia")
    heuristic = heuristic_for(game)
    assert isinstance(heuristic, UtopiaHeuristic)
    missed = 0
    for s in positions("utopia"):
        assert isinstance(s, Utopia)
        if s.decision.ask == ACTION and max(s.decision.options) >= ACTION_BUILDS + ISLANDS:
            t = after(s, PASS)
            assert isinstance(t, Utopia)
            if t.round == s.round and t.phase == s.phase:
                missed += 1
                seat = s.decision.seat
                before = heuristic.district_hopes(s, seat, 2.0)
                assert heuristic.district_hopes(t, seat, 2.0) < before

    assert missed > 0


def nation_with(s: Dominations, kind: int) -> int:
    """A Nation that has an objective of a kind."""
    for nation in range(NATIONS):
        for number in range(OBJECTIVES):
            at = (nation * OBJECTIVES + number) * Objective.SIZE
            if s.tables.objectives[at + Objective.KIND] == kind:
                return nation
    raise AssertionError(kind)


@pytest.mark.rule("D-18.2")
def test_the_first_objective_met_is_worth_what_it_scores() -> None:
    game = open_game("dominations")
    heuristic = heuristic_for(game)
    assert isinstance(heuristic, DominationsHeuristic)
    s = game.new(Setup(2, 1, {}))
    assert isinstance(s, Dominations)
    choose_nation(s, 0, nation_with(s, Goal.INFLUENCE))
    assert heuristic.objectives(s, 0) == 0.0

    grow_influence(s, 0, 50, InfluenceFrom.ROLES)

    assert sum(objectives_met(s, 0)) == 1
    assert heuristic.objectives(s, 0) == s.tables.constants.objective_vp[1] > 0


@pytest.mark.rule("D-2.3")
@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_no_monument_is_taken_only_for_its_place_in_the_list(level: str) -> None:
    game = open_game("dominations")
    bot = bot_named(game, level)
    found = set()
    for seed in range(12):
        s = game.new(Setup(2, seed, {}))
        while s.decision.ask != asks.SETUP_MONUMENT:
            s.apply(s.decision.options[0])
        chosen = bot.choose(world_of(game, s, seeded(1)), Budget(), seeded(1))
        found.add(s.decision.options.index(chosen))

    assert found == {0, 1}


@pytest.mark.rule("D-2.3")
@pytest.mark.parametrize("place", [0, 1])
def test_the_nation_is_the_one_whose_objectives_can_be_met(place: int) -> None:
    """Wherever it stands: Khmer meet two objectives in most games, Phoenicians hardly any."""
    game = open_game("dominations")
    heuristic = heuristic_for(game)
    s = game.new(Setup(2, 1, {}))
    assert isinstance(s, Dominations)
    khmer, phoenicians = map(s.tables.nation_ids.index, ("khmer", "phoenicians"))
    options = [khmer, phoenicians] if place == 0 else [phoenicians, khmer]

    assert heuristic.obvious(s, Decision(0, asks.SETUP_OBJECTIVE, options)) == khmer
