"""Whatever a program asks wrongly is refused by a code, and nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import ludopolis
from ludopolis.envs import aec_env, read_dataset, seat_env, vector_env
from ludopolis.envs.parallel import parallel_env
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable


def running() -> Any:  # noqa: ANN401 - asked wrongly, on purpose
    env = aec_env("utopia", 2)
    env.reset(seed=1)
    return env


def seated(**arguments: Any) -> Any:  # noqa: ANN401 - as above
    """An environment whose opponent has been asked at least once."""
    env = seat_env("utopia", **arguments)
    env.reset(seed=2)
    for _ in range(20):
        env.step(env.legal_actions()[0])
    return env


class Cheat(ludopolis.Bot):
    def choose(self, world: ludopolis.World, budget: ludopolis.Budget, rng: ludopolis.Rng) -> int:
        return 10**6


def over() -> ludopolis.Position:
    return ludopolis.play_out(ludopolis.new("utopia", seed=7), ["uniform", "uniform"])


CASES: dict[str, list[Callable[[], object]]] = {
    "game-unknown": [
        lambda: ludopolis.new("chess"),
        lambda: aec_env("chess"),
        lambda: seat_env("chess"),
        lambda: vector_env("chess", 2),
        lambda: aec_env(None),  # type: ignore[arg-type]
    ],
    "env-version": [lambda: aec_env("Utopia-v9"), lambda: vector_env("Uchronia-v0", 2)],
    "seats-out-of-range": [
        lambda: ludopolis.new("utopia", seats=9),
        lambda: aec_env("utopia", 1),
        lambda: parallel_env("utopia", 9),
        lambda: seat_env("dominations", seats=5),
        lambda: vector_env("utopia", 2, seats=0),
        lambda: ludopolis.play_out(ludopolis.new("utopia"), ["uniform"]),
    ],
    "not-whole": [
        lambda: ludopolis.new("utopia", seats="2"),  # type: ignore[arg-type]
        lambda: ludopolis.new("utopia", seed=1.5),  # type: ignore[arg-type]
        lambda: ludopolis.new("utopia", seed="x"),  # type: ignore[arg-type]
        lambda: ludopolis.new("utopia").apply(3.0),  # type: ignore[arg-type]
        lambda: ludopolis.new("utopia").apply(None),  # type: ignore[arg-type]
        lambda: ludopolis.new("utopia").view("north"),  # type: ignore[arg-type]
        lambda: aec_env("utopia", "2"),  # type: ignore[arg-type]
        lambda: running().reset(seed="x"),
        lambda: running().action_name("x"),
        lambda: vector_env("utopia", "2"),  # type: ignore[call-overload]
        lambda: vector_env("utopia", 2).reset(1.5),  # type: ignore[arg-type]
    ],
    "not-an-option": [
        lambda: ludopolis.new("utopia").apply("nothing"),
        lambda: ludopolis.new("utopia").apply(999),
        lambda: running().action_name(99999),
    ],
    "unknown-seat": [lambda: ludopolis.new("utopia").view(2)],
    "bot-unknown": [
        lambda: ludopolis.bot("utopia", "deep"),
        lambda: seat_env("utopia", opponents="deep"),
        lambda: seat_env("utopia", opponents=3),  # type: ignore[call-overload]
        lambda: seat_env("utopia", opponents=[3]),  # type: ignore[list-item]
        lambda: vector_env("utopia", 2, seats=2, opponents="deep"),
        lambda: ludopolis.play_out(ludopolis.new("utopia"), ["uniform", 3]),  # type: ignore[list-item]
    ],
    "flag-unknown": [
        lambda: ludopolis.new("utopia", flags={"x": "y"}),
        lambda: running().reset(options={"flags": {"x": "y"}}),
        lambda: aec_env("utopia", flags={"x": "y"}),
        lambda: seat_env("utopia", flags={"x": "y"}),
        lambda: vector_env("utopia", 2, flags={"x": "y"}),
        lambda: vector_env("utopia", 2).reset(options={"flags": {"x": "y"}}),
    ],
    "flags-form": [
        lambda: ludopolis.new("utopia", flags=["x"]),  # type: ignore[arg-type]
        lambda: ludopolis.new("utopia", flags={"x": 1}),  # type: ignore[dict-item]
        lambda: running().reset(options={"flags": ["x"]}),
        lambda: running().reset(options={"flags": {"sea_range": 3}}),
        lambda: aec_env("utopia", flags="x"),  # type: ignore[arg-type]
        lambda: parallel_env("utopia", flags={1: "x"}),  # type: ignore[dict-item]
        lambda: seat_env("utopia").reset(options={"flags": 7}),
        lambda: vector_env("utopia", 2, flags=[("a", "b")]),  # type: ignore[call-overload]
    ],
    "env-opponents": [
        lambda: seat_env("utopia", seats=3, opponents=["uniform"]),
        lambda: vector_env("utopia", 2, seats=2, opponents=["uniform", "uniform"]),
    ],
    "env-learners": [lambda: vector_env("utopia", 2, seats=2, seat=[0])],
    "env-workers": [
        lambda: vector_env("utopia", 2, workers=3),
        lambda: vector_env("utopia", 2, workers=-1),
    ],
    "env-opponent-action": [
        lambda: seated(opponents=lambda _, masks: masks.argmin(axis=1)),
        lambda: seated(opponents=lambda _, masks: np.full(len(masks), -1)),
        lambda: seated(opponents=Cheat()),
    ],
    "dataset-missing": [lambda: read_dataset("nowhere")],
    "dataset-split": [lambda: read_dataset("nowhere", "half")],
    "game-over": [
        lambda: over().apply(0),
        lambda: over().words(),
        lambda: over().ask,
        lambda: over().world(ludopolis.seeded(1)),
    ],
    "env-not-reset": [
        lambda: aec_env("utopia").last(),
        lambda: aec_env("utopia").step(0),
        lambda: aec_env("utopia").render(),
        lambda: aec_env("utopia").observe("seat_0"),
        lambda: aec_env("utopia").legal_actions(),
        lambda: aec_env("utopia").sample_action(),
        lambda: aec_env("utopia").action_name(0),
        lambda: parallel_env("utopia").step({}),
        lambda: seat_env("utopia").step(0),
        lambda: seat_env("utopia").render(),
    ],
    "env-illegal-action": [
        lambda: running().step(None),
        lambda: running().step("left"),
        lambda: running().step(1.5),
        lambda: running().step([1]),
        lambda: running().step(1 << 70),
        lambda: running().step(np.float64(3)),
        lambda: vector_env("utopia", 2).step([-1, -1]),
        lambda: vector_env("utopia", 2).step([0, 1 << 20]),
        lambda: seated().step(-1),
        lambda: seated().step(1 << 20),
    ],
    "env-actions": [
        lambda: vector_env("utopia", 2).step([1]),
        lambda: vector_env("utopia", 2).step(3),
        lambda: vector_env("utopia", 2).step(np.zeros(2)),
        lambda: vector_env("utopia", 2).step(np.zeros((2, 2), int)),
        lambda: vector_env("utopia", 2).step(["a", "b"]),
        lambda: seated(opponents=lambda _, masks: masks),
    ],
    "env-agent": [lambda: running().observe("nobody"), lambda: running().action_space("nobody")],
    "env-render": [
        lambda: aec_env("utopia", render_mode="jpeg"),
        lambda: seat_env("utopia", render_mode="jpeg"),
    ],
    "env-cycles": [lambda: aec_env("utopia", max_cycles=0)],
    "env-count": [lambda: vector_env("utopia", 0)],
    "env-game": [lambda: vector_env("utopia", 2).legal_actions(2)],
    "env-seat": [
        lambda: seat_env("utopia", seats=2, seat=2),
        lambda: vector_env("utopia", 2, seats=2, seat=[0, 2]),
    ],
}


@pytest.mark.parametrize(
    ("code", "wrong"), [(code, wrong) for code, wrongs in CASES.items() for wrong in wrongs]
)
def test_what_is_wrong_is_refused(code: str, wrong: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as caught:
        wrong()

    assert caught.value.code == code


def test_a_game_that_has_ended_has_no_action_to_draw() -> None:
    env = aec_env("utopia", 2)
    env.reset(seed=1)
    while env.is_on:
        env.step(env.sample_action())

    assert env.legal_actions() == []
    with pytest.raises(Refusal, match="game-over"):
        env.sample_action()


def test_numbers_of_numpy_are_numbers() -> None:
    position = ludopolis.new("utopia", seats=np.int64(2), seed=np.int32(7))  # type: ignore[arg-type]
    position.apply(np.int64(position.pending.options[0]))  # type: ignore[union-attr, arg-type]
    env = vector_env("utopia", np.int64(2), seats=np.int64(3))  # type: ignore[call-overload]
    env.step(env.sample_actions().astype(np.int16))

    assert position.plies == [3]
    assert type(position.plies[0]) is int
