"""One layout everywhere: features in their places and shapes, actions with their meanings."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

from ludopolis.core.arrays.encoding import ActionSpace, observation
from ludopolis.core.game import Setup
from ludopolis.envs import action_table, aec_env, register_openspiel, seat_env, vector_env
from ludopolis.games import SLUGS, open_game
from tests.envs.names import newest

TABLES = pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug in SLUGS for seats in open_game(slug).seats]
)
GAMES = pytest.mark.parametrize("slug", SLUGS)


@TABLES
def test_shapes_fill_their_features(slug: str, seats: int) -> None:
    encoder = open_game(slug).encoder(seats)
    ends = [feature.start for feature in encoder.features[1:]] + [encoder.width]

    for feature, end in zip(encoder.features, ends, strict=True):
        assert prod(feature.shape) == feature.size
        assert feature.start % 4 == 0
        assert 0 <= end - feature.start - feature.size < 4


@TABLES
def test_all_libraries_are_given_the_same_numbers(slug: str, seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    name = newest(register_openspiel(), slug)
    game = pyspiel.load_game(name, {"players": seats, "rng_seed": 1, "deals": 10})
    state = game.new_initial_state()
    state.apply_action(3)
    table = aec_env(slug, seats)
    table.reset(seed=13)
    many = vector_env(slug, 1, seats, seed=13)
    for _ in range(15):
        action = table.sample_action()
        table.step(action)
        many.step([action])
        state.apply_action(action)
    agent, seat = table.agent_selection, state.current_player()
    seen = table.observe(agent)
    dense = np.array(state.observation_tensor(seat))

    assert agent == f"seat_{seat}"
    assert game.observation_tensor_shape() == [len(seen["observation"])]
    assert (dense == seen["observation"]).all()
    assert (many.observations[0] == seen["observation"]).all()
    assert (many.masks[0] == seen["action_mask"]).all()
    assert (np.array(state.legal_actions_mask(seat)) == seen["action_mask"]).all()
    assert seat_env(slug, seats).slices == table.slices == many.slices
    observer = game.make_py_observer()
    observer.set_from(state, seat)
    for feature in table.features:
        part = observer.dict[feature.name]
        assert list(part.shape) == feature.shape
        assert (part.ravel() == seen["observation"][table.slices[feature.name]]).all()


@GAMES
def test_every_action_has_a_meaning(slug: str) -> None:
    game = open_game(slug)
    actions = action_table(slug)
    space = ActionSpace(game.asks)

    assert [action.number for action in actions] == list(range(space.size))
    assert all(action.word and action.meaning for action in actions)
    assert not any("{" in action.meaning for action in actions)
    s = game.new(Setup(2, 1))
    for number in space.legal(s.decision):
        option = space.option(s.decision, number)
        assert actions[number].question == game.asks[s.decision.ask].name
        assert actions[number].word in {game.word(s.decision.ask, option), f"#{option}"}


def test_features_of_a_position_by_name() -> None:
    env = aec_env("utopia", 2)
    env.reset(seed=1)
    feature = next(feature for feature in env.features if feature.name == "princes")
    numbers = observation(env.solo.encoder, env.position(), 0)
    rows = np.array(numbers[env.slices["princes"]]).reshape(feature.shape)

    assert rows.shape == (2, 24, 5)


@GAMES
def test_illegal_actions_are_errors_in_openspiel(slug: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    state = pyspiel.load_game(newest(register_openspiel(), slug)).new_initial_state()
    state.apply_action(0)
    before = str(state)
    closed = next(a for a in range(10**4) if a not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match="env-illegal-action"):
        state.apply_action(closed)

    assert str(state) == before


@GAMES
def test_what_a_seat_was_told_is_part_of_its_information(slug: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    state = pyspiel.load_game(
        newest(register_openspiel(), slug), {"players": 3}
    ).new_initial_state()
    state.apply_action(5)
    told = set()
    for _ in range(10):
        told.add(state.information_state_string(0))
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, lambda at=at: at) for at in (0.2, 0.7)]

    assert len(told) == 10
    for seat in range(3):
        keys = {world.information_state_string(seat).partition("\n")[0] for world in worlds}
        assert len(keys) == 1
        assert (state.information_state_string(seat).partition("\n")[0] in keys) == (seat == player)


@GAMES
def test_openspiels_search_plays(slug: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game = pyspiel.load_game(newest(register_openspiel(), slug), {"players": 2})
    state = game.new_initial_state()
    state.apply_action(0)

    class Even:
        """Takes every position for even, so that nothing is played out."""

        def prior(self, seen: object) -> list[tuple[int, float]]:
            legal = seen.legal_actions()  # type: ignore[attr-defined]
            return [(action, 1 / len(legal)) for action in legal]

        def evaluate(self, seen: object) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
            return np.zeros(2)

    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2, max_simulations=12, evaluator=Even(),
        random_state=np.random.RandomState(1),
    )  # fmt: skip

    assert bot.step(state) in state.legal_actions()
