"""The games for OpenSpiel, registered from Python, with sampled chance.

The first node is chance: it deals. Later chance is sampled within the players' actions, by the
state's own generator. Search must therefore look at ``resample_from_infostate``, never at a plain
clone: that would know the cards to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.arrays.batch import play_forced, returns
from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.core.game import Setup
from ludopolis.core.native import filled
from ludopolis.core.rng import seeded
from ludopolis.envs.extras import env_id, game_named, missing, versions_of
from ludopolis.envs.words import action_name, render_view
from ludopolis.games import SLUGS

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name or "pyspiel", "openspiel") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game
    from ludopolis.core.state import State

LONGEST: Final = 100_000
DEAL: Final = 0
MAX_WORD: Final = 2**32


def name_of(game: Game) -> str:
    return f"ludopolis_{game.slug}_v{game.rules_version}"


def type_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Ludopolis {game.slug.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rng_seed": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours; parameters ``players`` and ``rng_seed``, the seed of the first deal."""

    env_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = game_named(self.env_name)
        params = params or {}
        self.rules = game
        self.seats = int(params.get("players", 2))
        game.check_setup(Setup(self.seats, 0))
        self.next_deal = int(params.get("rng_seed", 0))
        self.encoder = game.encoder(self.seats)
        self.space = ActionSpace(game.asks)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def deal(self) -> State:
        """The next deal at its first real choice."""
        s = self.rules.new(Setup(self.seats, self.next_deal))
        self.next_deal += 1
        play_forced(s)
        return s

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> SpielObserver | None:
        """What a seat may know now; there is no observer with perfect recall."""
        return None if kind is not None and kind.perfect_recall else SpielObserver(self)

    def deserialize_state(self, text: str) -> SpielState:
        """The state that ``serialize`` wrote down."""
        state = self.new_initial_state()
        rows = [[int(number) for number in line.split()] for line in text.splitlines()]
        if rows:
            state.held = Held(self.rules.restore(Setup(self.seats, 0), rows))
        return state


class Held:
    """Keeps a position for OpenSpiel, which copies states by ``deepcopy``."""

    def __init__(self, position: State | None) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.position is None else self.position.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: ``held`` has our position, none before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    def __deepcopy__(self, memo: object) -> SpielState:
        copy: SpielState = self.clone()
        return copy

    @property
    def position(self) -> State:
        assert self.held.position is not None, "not dealt yet"
        return self.held.position

    def current_player(self) -> int:
        if self.held.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        s = self.position
        return int(pyspiel.PlayerId.TERMINAL) if s.over else s.decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().space.legal(self.position.decision))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.held.position is None:
            self.held = Held(game.deal())
            return
        s = self.position
        s.apply(game.space.option(s.decision, action))
        play_forced(s)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        game = self.get_game()
        asked = None if self.held.position is None else self.position.pending
        return action_name(game.rules, game.space, asked, action)

    def is_terminal(self) -> bool:
        return self.held.position is not None and self.position.over

    def returns(self) -> list[float]:
        game = self.get_game()
        outcome = None if self.held.position is None else game.rules.outcome(self.position)
        return [0.0] * game.seats if outcome is None else returns(outcome)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state that the player may be in: all that it can't know is dealt anew."""
        other: SpielState = self.clone()
        if other.held.position is not None:
            rng = seeded(int(probability_sampler() * MAX_WORD))
            other.position.determinize(player, rng)
        return other

    def serialize(self) -> str:
        """All rows of the position; the empty text before the deal."""
        if self.held.position is None:
            return ""
        return "\n".join(" ".join(str(n) for n in row) for row in self.position.save())

    def __str__(self) -> str:
        """The position as a spectator may see it."""
        if self.held.position is None:
            return "not dealt yet"
        return render_view(self.get_game().rules, self.position, -1)


class SpielObserver:
    """The observation of a seat: our features by name, as 32-bit floats."""

    def __init__(self, game: SpielGame) -> None:
        self.rules = game.rules
        self.encoder = game.encoder
        self.words = filled(self.encoder.words, 0)
        self.row = np.frombuffer(self.words, dtype="<i2")  # type: ignore[call-overload]
        self.tensor = np.zeros(self.encoder.width, np.float32)
        self.dict = {
            feature.name: self.tensor[feature.start : feature.start + feature.size]
            for feature in self.encoder.features
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.encoder.clear(self.words, 0)
        if state.held.position is not None:
            self.encoder.write(state.position, player, self.words, 0)
        self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held.position is None:
            return "not dealt yet"
        return render_view(self.rules, state.position, player)


def register() -> list[str]:
    """Tell OpenSpiel all games, once; the names for ``pyspiel.load_game``."""
    names = []
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in [game for slug in SLUGS for game in versions_of(slug)]:
        names.append(name_of(game))
        if names[-1] not in known:
            maker = type(f"{game.slug.capitalize()}Spiel", (SpielGame,), {"env_name": env_id(game)})
            pyspiel.register_game(type_of(game), maker)
    return names
