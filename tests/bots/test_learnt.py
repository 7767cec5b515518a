"""Learnt judgements: shipped where they fit, the same in all worlds, never in the way of words."""

from __future__ import annotations

import pickle
from pathlib import Path
from shutil import copyfile, copytree
from typing import TYPE_CHECKING

import pytest

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.greedy import Greedy
from ludopolis.bots.hint import hint
from ludopolis.bots.ismcts import Ismcts, Settings
from ludopolis.bots.judgements import (
    NET,
    has_net,
    heuristic_for,
    learnt_for,
    levels_of,
    shipped_net,
)
from ludopolis.bots.learnt import Learnt, LearntChances, LearntPoints
from ludopolis.bots.levels import LEVELS, level_bot
from ludopolis.bots.roster import bot_named
from ludopolis.bots.worlds import differences
from ludopolis.content.source import parse_toml
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import seeded
from ludopolis.games import FOLDER, SLUGS, base_pack, open_game
from ludopolis.wire.error import Refusal
from tests.nets import net_of

if TYPE_CHECKING:
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.state import State

LEARNT = [slug for slug in SLUGS if (FOLDER / slug / NET).is_file()]
MOST_BYTES = 1_000_000


def some_position(game: Game, seats: int) -> State:
    s = game.new(Setup(seats, 11))
    rng = seeded(5)
    for _ in range(20):
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
    while len(s.decision.options) == 1:
        s.apply(s.decision.options[0])
    return s


@pytest.mark.parametrize("slug", LEARNT)
def test_a_shipped_net_is_small_fits_its_game_and_has_a_card(slug: str) -> None:
    card = parse_toml("net.toml", (FOLDER / slug / "net.toml").read_text("utf-8"))

    assert has_net(open_game(slug))
    assert (FOLDER / slug / NET).stat().st_size <= MOST_BYTES
    assert {"made", "data", "training", "results"} <= set(card)


@pytest.mark.parametrize("slug", LEARNT)
def test_chances_are_told_for_every_number_of_seats(slug: str) -> None:
    game = open_game(slug)
    judge = learnt_for(game)
    assert isinstance(judge, Learnt)
    for seats in game.seats:
        chances = judge.chances(some_position(game, seats), seats)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)


@pytest.mark.parametrize("slug", SLUGS)
def test_levels_judge_by_the_net_where_the_game_has_one(slug: str) -> None:
    game = open_game(slug)
    for name, level in zip(LEVELS, levels_of(game), strict=True):
        bot = level_bot(game, name)
        assert isinstance(bot, (Greedy, Ismcts))
        assert isinstance(bot.heuristic, Learnt) == (level.by_net is not None and has_net(game))


@pytest.mark.parametrize("slug", LEARNT)
def test_cards_of_ones_own_are_judged_by_hand_and_searched(slug: str, tmp_path: Path) -> None:
    base = Path(str(base_pack(slug)))
    own = tmp_path / f"mine{base.suffix}"
    (copytree if base.is_dir() else copyfile)(base, own)
    game = open_game(slug, own)

    assert not has_net(game)
    bot = level_bot(game, "level4")
    assert isinstance(bot, Ismcts)
    assert not isinstance(bot.heuristic, Learnt)


@pytest.mark.parametrize("slug", LEARNT)
def test_same_view_same_answer(slug: str) -> None:
    game = open_game(slug)

    assert list(differences(game, ["learnt"], game.seats[0], 4, 3, 1)) == []


@pytest.mark.parametrize("slug", LEARNT)
def test_hints_by_a_net_still_give_reasons(slug: str) -> None:
    game = open_game(slug)
    world = world_of(game, some_position(game, game.seats[0]), seeded(1))

    told = hint(world, Budget(iterations=2), seeded(2))

    assert told
    assert all(advice.why.key.startswith("bots-why-") for advice in told)


@pytest.mark.parametrize("slug", LEARNT)
def test_a_share_lies_between_the_net_and_the_judgement_made_by_hand(slug: str) -> None:
    game = open_game(slug)
    s = some_position(game, game.seats[0])
    whole, half, none = (
        corrected(learnt_for(game, share=share), s, game.seats[0]) for share in (1.0, 0.5, 0.0)
    )

    assert half == pytest.approx((whole + none) / 2)
    assert whole != none


def corrected(judge: Heuristic, s: State, seats: int) -> float:
    """What a net of either kind corrects."""
    if isinstance(judge, LearntPoints):
        return judge.points(s, 0, seats)
    assert isinstance(judge, LearntChances)
    return judge.lead(s, 0, seats)


@pytest.mark.parametrize("slug", LEARNT)
def test_a_share_is_part_of_a_name(slug: str) -> None:
    game = open_game(slug)
    for name in ("learnt:share=0.25", f"learnt:{FOLDER / slug / NET}:share=0.25"):
        bot = bot_named(game, name)
        assert isinstance(bot, Greedy)
        assert isinstance(bot.heuristic, Learnt)
        assert bot.heuristic.share == 0.25
    with pytest.raises(Refusal, match="bot-number"):
        bot_named(game, "learnt:share=much")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_net_of_points_corrects_each_seat_and_leaves_the_look_ahead(
    slug: str,
) -> None:
    game = open_game(slug)
    by_hand = heuristic_for(game)
    net = net_of(slug, 3, points=True, is_told=True)
    whole, none = (LearntPoints(by_hand, net, share) for share in (1.0, 0.0))
    copied = pickle.loads(pickle.dumps(whole))
    for seats in game.seats:
        s = some_position(game, seats)
        assert whole.lead(s, 0, seats) == by_hand.lead(s, 0, seats)
        assert sum(whole.chances(s, seats)) == pytest.approx(1.0)
        assert copied.chances(s, seats) == whole.chances(s, seats)
        for seat in range(seats):
            assert none.points(s, seat, seats) == pytest.approx(by_hand.value(s, seat))
            assert whole.points(s, seat, seats) != pytest.approx(by_hand.value(s, seat))


@pytest.mark.parametrize("seats", open_game("dominations").seats)
def test_shared_rounds_are_fewer_the_more_play(seats: int) -> None:
    game = open_game("dominations")
    world = world_of(game, some_position(game, seats), seeded(1))
    bot = Ismcts(heuristic_for(game), Settings(iterations=12, shared=True))

    bot.think(world, Budget(), seeded(2))

    assert bot.rounds == 24 // seats


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.bin"
    wrong.write_bytes(b"{}\n")
    for name in (f"learnt:{wrong}", f"ismcts:net={wrong}", f"learnt:{tmp_path / 'none.bin'}"):
        with pytest.raises(Refusal, match="net-file"):
            bot_named(open_game("utopia"), name)


def test_a_net_of_another_game_is_refused() -> None:
    path = FOLDER / LEARNT[0] / NET
    other = next(slug for slug in SLUGS if slug != LEARNT[0])

    with pytest.raises(Refusal, match="net-other-game"):
        bot_named(open_game(other), f"learnt:{path}")
    assert shipped_net(LEARNT[0]) is not None
