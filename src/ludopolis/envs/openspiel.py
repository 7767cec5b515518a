"""The games for OpenSpiel, registered from Python.

The first node is chance: it deals, and with the deal all later chance is decided, as by a deck that
was shuffled before the game. Search must therefore look at ``resample_from_infostate``, never at a
plain clone: that would know the cards to come.
"""

from __future__ import annotations

import ctypes
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.core.arrays.batch import play_forced, returns
from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.core.game import Setup
from ludopolis.core.native import filled
from ludopolis.core.rng import seeded
from ludopolis.envs.extras import checked_setup, env_id, game_named, missing, versions_of
from ludopolis.envs.sight import sights_of
from ludopolis.envs.words import action_name, render_view
from ludopolis.games import SLUGS
from ludopolis.wire.error import Refusal

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error.name or "pyspiel", "openspiel") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.game import Game
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

LONGEST: Final = 100_000
DEALS: Final = 4096
MAX_WORD: Final = 2**32
DIGEST: Final = 16
NOT_DEALT: Final = "not dealt yet"
PARAMETERS: Final = {"players": 2, "rng_seed": 0, "deals": DEALS, "flags": "", "pack": ""}


def name_of(game: Game) -> str:
    return f"ludopolis_{game.slug}_v{game.rules_version}"


def type_of(game: Game, name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Ludopolis {game.slug.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def flags_in(text: str) -> dict[str, str]:
    """``sea_range:same/start_rotation:all`` as a mapping: the signs that OpenSpiel leaves."""
    pairs = [part.partition(":") for part in text.split("/") if part]
    return {name: value for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours. Parameters: ``players``, and ``deals``, among which chance draws one.

    ``rng_seed`` names the set of deals; ``flags`` are variants of the rules, as
    ``name:value/name:value``; ``pack`` is the path of content of one's own.
    """

    def __init__(self, env_name: str, short_name: str, params: dict[str, Any] | None) -> None:
        given = {**PARAMETERS, **(params or {})}
        game = game_named(env_name, given["pack"] or None)
        self.rules = game
        self.seats = int(given["players"])
        self.flags = checked_setup(game, self.seats, flags_in(given["flags"])).flags
        self.deals = int(given["deals"])
        self.first_deal = int(given["rng_seed"]) * self.deals
        self.encoder = game.encoder(self.seats)
        self.space = ActionSpace(game.asks)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game, short_name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def setup(self, deal: int = 0) -> Setup:
        return Setup(self.seats, self.first_deal + deal, self.flags)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> SpielObserver | SpielMemory:
        """What a seat may know now; with perfect recall also what it has been told before."""
        is_recall = isinstance(kind, pyspiel.IIGObservationType) and kind.perfect_recall
        return SpielMemory(self) if is_recall else SpielObserver(self)


class Held:
    """Keeps a position for OpenSpiel, which copies states by ``deepcopy`` and pickles them.

    ``told`` is by seat a digest of all that the seat has been told and has done.
    """

    def __init__(self, game: Game, setup: Setup, position: State, told: list[str]) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        self.told = told

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.game, self.setup, self.position.clone(), self.told[:])

    def __reduce__(self) -> tuple[object, ...]:
        setup = (self.setup.seats, self.setup.seed, self.setup.flags)
        return held_again, (self.game, setup, self.position.save(), self.told)

    def play(self, option: int) -> None:
        """Play an option and what is forced after it; all seats hear of it."""
        actor = self.position.decision.seat
        heard: list[Event] = []
        self.position.sink = heard
        self.position.apply(option)
        play_forced(self.position)
        self.position.sink = None
        for seat in range(self.setup.seats):
            news = msgspec.json.encode([event.seen_by(seat) for event in heard])
            own = option if seat == actor else None
            self.told[seat] = digest(self.told[seat], news, own)


def held_again(game: Game, setup: tuple[Any, ...], rows: list[list[int]], told: list[str]) -> Held:
    again = Setup(*setup)
    return Held(game, again, game.restore(again, rows), told)


def digest(*parts: object) -> str:
    return blake2b(repr(parts).encode(), digest_size=DIGEST).hexdigest()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: ``held`` has our position, none before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    def __deepcopy__(self, memo: object) -> SpielState:
        copy: SpielState = self.clone()
        return copy

    @property
    def position(self) -> State:
        assert self.held is not None, "not dealt yet"
        return self.held.position

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        s = self.position
        return int(pyspiel.PlayerId.TERMINAL) if s.over else s.decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().space.legal(self.position.decision))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        if self.held is None:
            setup = game.setup(action)
            s = game.rules.new(setup)
            play_forced(s)
            self.held = Held(game.rules, setup, s, [""] * game.seats)
            return
        asked = self.position.decision
        if not game.space.allows(asked, action):
            refusal = Refusal("env-illegal-action", action=action, agent=f"seat {asked.seat}")
            raise pyspiel.SpielError(str(refusal))
        self.held.play(game.space.option(asked, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.get_game()
        asked = None if self.held is None else self.position.pending
        return action_name(game.rules, game.space, asked, action)

    def is_terminal(self) -> bool:
        return self.held is not None and self.position.over

    def returns(self) -> list[float]:
        game = self.get_game()
        outcome = None if self.held is None else game.rules.outcome(self.position)
        return [0.0] * game.seats if outcome is None else returns(outcome)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state that the player may be in: all that it can't know is dealt anew."""
        other: SpielState = self.clone()
        if other.held is not None:
            other.position.determinize(player, seeded(int(probability_sampler() * MAX_WORD)))
            # What the others were told is none of the player's knowledge either.
            own = other.held.told[player]
            seats = range(len(other.held.told))
            other.held.told = [own if seat == player else digest(own, seat) for seat in seats]
        return other

    def privileged(self, player: int) -> np.ndarray[Any, np.dtype[np.int16]]:
        """For critics: what all seats know together, a row a seat, from the player on."""
        return sights_of(self.get_game().encoder, self.position, player)

    def __str__(self) -> str:
        """The position as a spectator may see it."""
        if self.held is None:
            return NOT_DEALT
        return render_view(self.get_game().rules, self.position, -1)


class SpielObserver:
    """The observation of a seat: our numbers as 32-bit floats, in the same places everywhere.

    ``dict`` has the features by name, in their shapes, and the gaps between them, which are 0.
    """

    def __init__(self, game: SpielGame) -> None:
        self.rules = game.rules
        self.encoder = game.encoder
        self.words = filled(self.encoder.words, 0)
        self.row = np.frombuffer(self.words, dtype="<i2")  # type: ignore[call-overload]
        self.tensor = np.zeros(self.encoder.width, np.float32)
        self.dict = pieces(self.encoder, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.encoder.clear(self.words, 0)
        if state.held is not None:
            self.encoder.write(state.position, player, self.words, 0)
        self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return NOT_DEALT
        return render_view(self.rules, state.position, player)


def pieces(
    encoder: Encoder, tensor: np.ndarray[Any, np.dtype[np.float32]]
) -> dict[str, np.ndarray[Any, np.dtype[np.float32]]]:
    """The tensor cut into features and gaps: OpenSpiel puts the pieces together again."""
    found = {}
    ends = [feature.start for feature in encoder.features[1:]] + [encoder.width]
    for feature, end in zip(encoder.features, ends, strict=True):
        stop = feature.start + feature.size
        found[feature.name] = tensor[feature.start : stop].reshape(feature.shape)
        if stop < end:
            found[f"gap_{stop}"] = tensor[stop:end]
    return found


class SpielMemory(SpielObserver):
    """All that a seat has been told and has done, as a digest, and what it may know now."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tensor = None  # type: ignore[assignment]  # as OpenSpiel says that there is none
        self.dict = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor with perfect recall."""

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return NOT_DEALT
        return f"{state.held.told[player]}\n{super().string_from(state, player)}"


def register() -> list[str]:
    """Tell OpenSpiel all games, once; the names for ``pyspiel.load_game``, by version.

    Without its version a name is the newest of a game.
    """
    names = []
    for slug in SLUGS:
        games = versions_of(slug)
        names += [name_of(game) for game in games]
        for game in games:
            register_as(name_of(game), game)
        register_as(f"ludopolis_{slug}", games[-1])
    return names


def register_as(name: str, game: Game) -> None:
    if name not in pyspiel.registered_names():
        maker = partial(SpielGame, env_id(game), name)
        # OpenSpiel lets go of it when Python has ended, too late to take it apart.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(maker))
        pyspiel.register_game(type_of(game, name), maker)


register()
