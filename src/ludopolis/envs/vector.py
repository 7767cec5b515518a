"""Many games side by side as a vector environment of Gymnasium, their numbers in NumPy arrays."""

from __future__ import annotations

import ctypes
from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from ludopolis.bots.bot import Bot
from ludopolis.bots.uniform import Uniform
from ludopolis.core.arrays.batch import Batch
from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.core.game import Setup
from ludopolis.core.rng import Rng
from ludopolis.envs.extras import checked_setup, env_id, game_named, missing
from ludopolis.envs.keeping import Kept, Saved
from ludopolis.envs.opposition import Opponents, Policy, bots_option, policys_actions, seated
from ludopolis.envs.rendering import RENDERING, check_render, rendered
from ludopolis.envs.sight import all_sights
from ludopolis.envs.spaces import box, discrete, many_boxes, many_discrete
from ludopolis.envs.telling import News, Telling
from ludopolis.envs.words import action_name, action_things, number_of, slices
from ludopolis.wire.error import Refusal, check_int

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium", "envs") from None

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from gymnasium import spaces
    from numpy.typing import ArrayLike, NDArray

    from ludopolis.core.decision import Decision

    Told = tuple[
        NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]


def writable(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same memory, which Python may write too."""
    block = (ctypes.c_int64 * len(numbers)).from_address(numbers.ctypes.data)
    block.owner = numbers  # type: ignore[attr-defined]  # A bare address keeps nothing alive.
    return np.frombuffer(block, dtype=np.int64)  # type: ignore[call-overload, no-any-return]


def locked(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, which nobody writes by this array."""
    view = array.view()
    view.flags.writeable = False
    return view


def objects(found: Sequence[object]) -> NDArray[Any]:
    """An array of whatever it is, as Gymnasium tells what fits no array of numbers."""
    told = np.full(len(found), None, dtype=object)
    for i, each in enumerate(found):
        told[i] = each
    return told


class Games(VectorEnv["NDArray[np.int16]", "ArrayLike", "NDArray[Any]"]):
    """What all vector environments have: arrays of ``count`` rows, and Gymnasium's interface.

    Row i of ``observations`` and ``masks`` is for the seat that must act in game i, which
    ``movers`` names. After a step, ``ended`` is 1 where a game has just ended; there ``rewards``
    has its returns by seat and ``finals`` the last observation. ``illegal`` is 1 where an action
    was not open. A game that ends begins anew in the same step. These arrays are read-only, and the
    next step writes them again; what ``reset`` and ``step`` give besides is the caller's own.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in Gymnasium
        "autoreset_mode": AutoresetMode.SAME_STEP,
        **RENDERING,
    }
    single_observation_space: spaces.Box
    single_action_space: spaces.Discrete
    observation_space: spaces.Box
    action_space: spaces.MultiDiscrete
    observations: NDArray[np.int16]
    finals: NDArray[np.int16]
    masks: NDArray[np.uint8]
    movers: NDArray[np.int64]
    ended: NDArray[np.uint8]
    illegal: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    chosen: NDArray[np.int64]

    def __init__(
        self, game: str, count: int, seats: int, seed: int, *,
        flags: dict[str, str] | None, pack: Path | str | None, copy: bool,
        render_mode: str | None, events: bool,
    ) -> None:  # fmt: skip
        check_render(render_mode)
        self.is_telling: Final = events
        self.render_mode = render_mode
        self.pack: Final = pack
        self.game: Final = game_named(game, pack)
        self.terms: Final = checked_setup(self.game, seats, flags)
        self.seats: Final = self.terms.seats
        self.seed: Final = check_int("seed", seed)
        self.num_envs = self.count = check_int("count", count)
        if self.count < 1:
            raise Refusal("env-count", count=self.count)
        self.id: Final = env_id(self.game)
        self.actions: Final = ActionSpace(self.game.asks)
        self.encoder: Final = self.game.encoder(self.seats)
        self.features: Final = self.encoder.features
        self.slices: Final = slices(self.encoder)
        self.is_copied: Final = copy
        self.is_fresh = True
        self.learners: NDArray[np.int64] | None = None
        self.everywhere: Final = locked(np.ones(self.count, bool))
        self.single_observation_space = box(self.encoder)
        self.single_action_space = discrete(self.actions)
        self.observation_space = many_boxes(self.encoder, self.count)
        self.action_space = many_discrete(self.actions, self.count)

    @abstractmethod
    def begin(self, seed: int | None, flags: dict[str, str]) -> None:
        """Begin all games anew, by a seed or with their next deals."""

    @abstractmethod
    def play(self) -> None:
        """Play ``chosen`` in all games."""

    @abstractmethod
    def draw(self) -> None:
        """Put an open action of each game into ``chosen``."""

    @abstractmethod
    def asked(self, i: int) -> Decision | None:
        """The question that is asked in game i."""

    @abstractmethod
    def privileged(self) -> NDArray[np.int16]:
        """For critics: what all seats know together, by game, seat and number.

        Seats are counted from the one that must act. An agent that is shown this plays with open
        cards.
        """

    @abstractmethod
    def drawn(self, mode: str) -> tuple[str | NDArray[np.uint8], ...]:
        """Each table, in the way of a render mode."""

    @abstractmethod
    def news(self) -> list[News]:
        """What has happened since the seat that must act was last told, game by game."""

    @abstractmethod
    def last_news(self, actors: Sequence[int]) -> list[News | None]:
        """The same of the games that have just ended, for who acted there; None for the others."""

    def render(self) -> tuple[str | NDArray[np.uint8], ...] | None:
        """Each table as the seat that must act may see it: text, pixels, or printed for a human."""
        if self.render_mode != "human":
            return None if self.render_mode is None else self.drawn(self.render_mode)
        print(*self.drawn("ansi"), sep="\n")  # noqa: T201 - that is what it is for
        return None

    def reset(
        self, seed: int | None = None, *, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin all games anew; game i is dealt from ``seed`` + i, without one from its next deal.

        ``options["flags"]`` are other variants of the rules.
        """
        flags = (options or {}).get("flags", self.terms.flags)
        setup = checked_setup(self.game, self.seats, flags)
        number = None if seed is None else check_int("seed", seed)
        if number is None and self.is_fresh and setup.flags == self.terms.flags:
            number = self.seed
        self.begin(number, setup.flags)
        self.is_fresh = False
        if self.render_mode == "human":
            self.render()
        return self.shown(self.observations), self.info()

    def step(self, actions: ArrayLike) -> Told:
        """Play one action in each game, then tell as Gymnasium does; refuses what is no action.

        Rewards are those of the seats that acted. An action that is not open ends its game: -1 for
        who tried it. ``infos["final_obs"]`` and ``infos["final_info"]`` are of the games that have
        ended; ``infos["action_mask"]`` and ``infos["mover"]`` belong to the new observations.
        """
        if actions is not self.chosen:
            self.chosen[:] = self.checked_actions(actions)
        self.is_fresh = False
        actors = self.movers.copy() if self.learners is None else self.learners
        self.play()
        if self.render_mode == "human":
            self.render()
        observations, ended, infos = self.shown(self.observations), self.ended == 1, self.info()
        gained, truncated = np.zeros(self.count), np.zeros(self.count, bool)
        if ended.any():
            gained = self.rewards[np.arange(self.count), actors]
            infos |= self.last_infos(ended.copy(), actors)
        return observations, gained, ended, truncated, infos

    def shown(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.is_copied else array

    def info(self) -> dict[str, Any]:
        told = {
            "action_mask": self.shown(self.masks), "_action_mask": self.everywhere,
            "mover": self.shown(self.movers), "_mover": self.everywhere,
        }  # fmt: skip
        if self.is_telling:
            told |= {"events": objects(self.news()), "_events": self.everywhere}
        return told

    def last_infos(self, ended: NDArray[np.bool_], actors: NDArray[np.int64]) -> dict[str, Any]:
        """The last observations and the results of the games that have ended."""
        # Some game ends at nearly every step of many: what is told must not cost for all of them.
        last = np.full(self.count, None, dtype=object)
        for i in np.flatnonzero(ended).tolist():
            last[i] = self.finals[i].copy()
        results = {
            "returns": self.rewards.copy(), "_returns": ended,
            "illegal": self.illegal.astype(bool), "_illegal": ended,
        }  # fmt: skip
        if self.is_telling:
            results |= {"events": objects(self.last_news(actors.tolist())), "_events": ended}
        return {
            "final_obs": last, "_final_obs": ended, "final_info": results, "_final_info": ended,
        }  # fmt: skip

    def checked_actions(self, actions: ArrayLike) -> NDArray[Any]:
        """The actions as an array, if they are one of the action space for each game."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise Refusal(
                "env-actions", count=self.count, dtype=str(given.dtype), shape=str(given.shape)
            )
        outside = np.flatnonzero((given < 0) | (given >= self.actions.size))
        if len(outside):
            wrong = int(outside[0])
            raise Refusal("env-illegal-action", action=int(given[wrong]), agent=f"game {wrong}")
        return given

    def sample_actions(self) -> NDArray[np.int64]:
        """An open action for each game, all equally likely. The array is used again."""
        self.draw()
        return self.chosen

    def legal_actions(self, i: int) -> list[int]:
        """The actions open in game i, in the order of the rules."""
        asked = self.asked(self.place(i))
        return [] if asked is None else self.actions.legal(asked)

    def action_name(self, i: int, action: SupportsIndex) -> str:
        """The question that an action answers in game i and the answer, as records write it."""
        asked = self.asked(self.place(i))
        return action_name(self.game, self.actions, asked, check_int("action", action))

    def action_things(self, i: int, action: SupportsIndex) -> list[str]:
        """The things on the table that an open action points at in game i."""
        return action_things(self.game, self.actions, self.asked(self.place(i)), number_of(action))

    def place(self, i: int) -> int:
        if not 0 <= check_int("i", i) < self.count:
            raise Refusal("env-game", place=i, count=self.count)
        return check_int("i", i)


class ManyGames(Kept, Games):
    """``count`` games in this process, stepped together; the learner plays all seats.

    Row i of each array belongs to game i. All arrays are views of memory that the next step
    writes: copy what should last, or let ``copy`` do so for what ``reset`` and ``step`` give.
    ``slices`` tells by name where each feature lies in an observation, ``features`` what it means.

    >>> env = ManyGames("utopia", count=3, seats=2)
    >>> observations, rewards, terminated, truncated, infos = env.step(env.sample_actions())
    >>> infos["action_mask"].sum(axis=1) > 1
    array([ True,  True,  True])
    """

    def __init__(
        self, game: str, count: int, seats: int = 4, seed: int = 0, *,
        flags: dict[str, str] | None = None, pack: Path | str | None = None,
        copy: bool = False, stride: int = 0, render_mode: str | None = None, events: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(game, count, seats, seed, flags=flags, pack=pack, copy=copy,
                         render_mode=render_mode, events=events)  # fmt: skip
        self.arguments = {"game": game, "count": count, "seats": seats, "seed": seed,
                          "flags": flags, "pack": pack, "copy": copy, "stride": stride,
                          "render_mode": render_mode, "events": events}  # fmt: skip
        self.batch: Final = Batch(
            self.game, self.seats, self.actions, self.count, self.seed, stride, self.terms.flags
        )
        batch = self.batch
        self.observations = self.shared_array(batch.observations, "<i2")
        self.finals = self.shared_array(batch.finals, "<i2")
        self.masks = self.shared_array(batch.masks, "u1")
        self.rewards = self.shared_array(batch.rewards, "f8")
        self.movers = self.shared_array(batch.movers, "i8")[:, 0]
        self.ended = self.shared_array(batch.ended, "u1")[:, 0]
        self.chosen = writable(self.shared_array(batch.chosen, "i8")[:, 0])
        self.over: Final = self.ended
        self.refused: Final = np.zeros(self.count, np.uint8)
        self.illegal = locked(self.refused)
        self.telling: Final = Telling(self.count, self.seats)
        self.listen()

    def shared_array(self, memory: object, dtype: str) -> NDArray[Any]:
        return np.frombuffer(memory, dtype=dtype).reshape(self.count, -1)  # type: ignore[call-overload, no-any-return]

    def begin(self, seed: int | None, flags: dict[str, str]) -> None:
        self.batch.flags = flags
        if seed is None:
            self.batch.deal_all()
        else:
            self.batch.restart(seed)
        self.listen()

    def listen(self) -> None:
        """Hear of what happens in all games from now on, if anybody wants to know."""
        if self.is_telling:
            for i, s in enumerate(self.batch.states):
                self.telling.listen(i, s)

    def turn(self, places: Iterable[int]) -> None:
        """Hear of the next games where one has just ended."""
        if self.is_telling:
            for i in places:
                if self.over[i]:
                    self.telling.turn(i, self.batch.states[i])

    def play(self) -> None:
        self.telling.over.clear()
        self.play_all()
        self.turn(range(self.count))

    def play_all(self) -> None:
        if self.refused.any():
            self.refused[:] = 0
        if self.batch.illegal() < 0:
            self.batch.step()
            return
        self.refused[:] = self.masks[np.arange(self.count), self.chosen] == 0
        for i in range(self.count):
            if self.refused[i]:
                self.batch.forfeit(i)
            else:
                self.batch.step_one(i, int(self.chosen[i]))

    def draw(self) -> None:
        self.batch.sample()

    def saved(self) -> Saved:
        batch = self.batch
        return {
            "rows": [s.save() for s in batch.states],
            "seeds": batch.next_seeds[:],
            "dice": [dice.words() for dice in batch.dice],
            "flags": batch.flags,
            "counted": (batch.decisions, batch.finished),
            "is_fresh": self.is_fresh,
            "told": (self.telling.logs, self.telling.heard),
        }

    def revive(self, saved: Saved) -> None:
        batch = self.batch
        batch.flags, batch.next_seeds = saved["flags"], saved["seeds"]
        batch.dice = [Rng(*words) for words in saved["dice"]]
        batch.decisions, batch.finished = saved["counted"]
        self.is_fresh = saved["is_fresh"]
        setup = Setup(self.seats, 0, batch.flags)
        for i, rows in enumerate(saved["rows"]):
            batch.put(i, self.game.restore(setup, rows))
        self.listen()
        if self.is_telling:
            self.telling.logs, self.telling.heard = saved["told"]
            for s, log in zip(batch.states, self.telling.logs, strict=True):
                s.sink = log

    def asked(self, i: int) -> Decision | None:
        return self.batch.states[i].pending

    def news(self) -> list[News]:
        return [self.telling.news(i, seat) for i, seat in enumerate(self.movers.tolist())]

    def last_news(self, actors: Sequence[int]) -> list[News | None]:
        over = self.telling.over
        return [self.telling.last_news(i, k) if i in over else None for i, k in enumerate(actors)]

    def privileged(self) -> NDArray[np.int16]:
        return all_sights(self.encoder, self.batch.states, self.movers.tolist())

    def drawn(self, mode: str) -> tuple[str | NDArray[np.uint8], ...]:
        setup = Setup(self.seats, 0, self.batch.flags)
        pairs = zip(self.batch.states, self.movers.tolist(), strict=True)
        drawn = [rendered(mode, self.game, setup, s, seat, self.pack) for s, seat in pairs]
        return tuple(table for table in drawn if table is not None)

    @property
    def decisions(self) -> int:
        """How many decisions have been made, those that left no choice included."""
        return self.batch.decisions

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return self.batch.finished


class ManySeats(ManyGames):
    """``count`` games in which one seat learns and ``opponents`` play the others.

    ``seat`` is that seat, or one for each game. Opponents are as in ``SeatEnv``; a policy is called
    with the rows of all games in which it must act. All rows are for the learning seat.
    """

    def __init__(
        self, game: str, count: int, seats: int = 2, seed: int = 0, *,
        seat: int | Sequence[int] = 0, opponents: Opponents = "level1",
        flags: dict[str, str] | None = None, pack: Path | str | None = None,
        copy: bool = False, stride: int = 0, render_mode: str | None = None, events: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(game, count, seats, seed, flags=flags, pack=pack, copy=copy,
                         stride=stride, render_mode=render_mode, events=events)  # fmt: skip
        self.arguments |= {"seat": seat, "opponents": opponents}
        own = learning_seats(seat, self.count, self.seats)
        self.learners = np.array(own)
        for i in range(self.count):
            self.batch.learners[i] = own[i]
        self.players: Final = [seated(self.game, self.seats, k, opponents) for k in own]
        self.results: Final = self.rewards
        self.noted: Final = (np.zeros(self.count, np.uint8), np.zeros((self.count, self.seats)))
        self.ended, self.rewards = locked(self.noted[0]), locked(self.noted[1])
        self.answer(np.arange(self.count))
        self.forget()

    def begin(self, seed: int | None, flags: dict[str, str]) -> None:
        super().begin(seed, flags)
        for players in self.players:
            reset_bots(players.values())
        self.answer(np.arange(self.count))
        self.forget()

    def forget(self) -> None:
        for noted in self.noted:
            noted[:] = 0

    def play(self) -> None:
        self.forget()
        super().play()
        self.gather(np.arange(self.count))
        self.answer(np.arange(self.count))

    def answer(self, places: NDArray[np.int64]) -> None:
        """Let the others play until every learner must act."""
        assert self.learners is not None
        while True:
            places = places[self.movers[places] != self.learners[places]]
            if not len(places):
                return
            self.choose(places)
            self.batch.step_these(places.tolist())
            self.turn(places.tolist())
            self.gather(places)

    def gather(self, places: NDArray[np.int64]) -> None:
        """Note the games that have just ended: the next move there wipes out the result."""
        ended, rewards = self.noted
        for i in places[self.over[places] == 1].tolist():
            ended[i] = 1
            rewards[i] = self.results[i]
            reset_bots(self.players[i].values())

    def choose(self, places: NDArray[np.int64]) -> None:
        """Let those who must act choose; policies are asked once, for all their games."""
        waiting: dict[int, tuple[Policy, list[int]]] = {}
        for i, mover in zip(places.tolist(), self.movers[places].tolist(), strict=True):
            player = self.players[i][mover]
            if isinstance(player, Uniform):
                self.batch.sample_one(i)
            elif isinstance(player, Bot):
                s = self.batch.states[i]
                option = bots_option(player, self.game, s, self.batch.dice[i])
                self.chosen[i] = self.actions.action(s.decision, option)
            else:
                waiting.setdefault(id(player), (player, []))[1].append(i)
        for policy, rows in waiting.values():
            self.chosen[rows] = policys_actions(policy, self.observations[rows], self.masks[rows])


def learning_seats(seat: int | Sequence[int], count: int, seats: int) -> list[int]:
    """The seat that learns in each game; refuses one that the game does not have."""
    given = [seat] * count if np.ndim(seat) == 0 else list(seat)  # type: ignore[arg-type]
    if len(given) != count:
        raise Refusal("env-learners", given=len(given), count=count)
    own = [check_int("seat", one) for one in given]
    for one in own:
        if not 0 <= one < seats:
            raise Refusal("env-seat", seat=one, seats=seats)
    return own


def reset_bots(players: Iterable[Bot | Policy]) -> None:
    for player in players:
        if isinstance(player, Bot):
            player.reset()


def many_seats(num_envs: int, game: str, **arguments: Any) -> Games:  # noqa: ANN401 - ``vector_env``'s
    """What ``gymnasium.make_vec`` makes: its arrays are copies, as those of Gymnasium are."""
    from ludopolis.envs import vector_env  # noqa: PLC0415 - it imports this

    made: Games = vector_env(game, num_envs, **{"seats": 2, "seat": 0, "copy": True, **arguments})
    return made
