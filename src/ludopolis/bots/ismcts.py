"""Information-set Monte Carlo tree search: one tree of choices over many sampled worlds.

Every round of search samples a world, walks down the tree among the options open in it, adds one
question with priors from a look ahead, and passes the judged chances of winning back up.
"""

from __future__ import annotations

import time
from math import exp
from typing import TYPE_CHECKING, Final

from ludopolis.bots.bot import NO_LIMIT, Bot, Budget, World
from ludopolis.bots.lookahead import ALL, Lookahead
from ludopolis.bots.tree import Edge, Node, Question
from ludopolis.core.judgement import UNCLEAR
from ludopolis.core.native import i64

if TYPE_CHECKING:
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.view import View

CLOCK_EVERY: Final = 8
ANYBODY: Final = -1


class Settings:
    """How to search; ``docs/design/bots.md`` says how the values were found.

    ``shared`` rounds are those for two seats: with more, where each takes longer, there are fewer.
    """

    def __init__(
        self,
        iterations: int = 400,
        seconds: float = 0.9,
        curiosity: float = 1.0,
        discount: float = 0.0,
        sharpness: float = 3.0,
        width: int = 60,
        depth: int = 60,
        even: float = 0.1,
        actions: int = 0,
        glances: int = ALL,
        shared: bool = False,  # noqa: FBT001, FBT002 - copied by its place
        turns: int = 0,
    ) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.curiosity: Final = curiosity
        self.discount: Final = discount
        self.sharpness: Final = sharpness
        self.width: Final = width
        self.depth: Final = depth
        self.even: Final = even
        self.actions: Final = actions
        self.glances: Final = glances
        self.shared: Final = shared
        self.turns: Final = turns

    def __reduce__(self) -> tuple[object, ...]:
        return Settings, (
            self.iterations,
            self.seconds,
            self.curiosity,
            self.discount,
            self.sharpness,
            self.width,
            self.depth,
            self.even,
            self.actions,
            self.glances,
            self.shared,
            self.turns,
        )


class Ismcts(Bot):
    """Searches; keeps the part of the tree that the rest of its turn can use."""

    def __init__(self, heuristic: Heuristic, settings: Settings) -> None:
        self.heuristic: Final = heuristic
        self.settings: Final = settings
        self.root = Node()
        self.expected: View | None = None
        self.seats: i64 = 2
        self.ahead = Lookahead(heuristic, self.seats, settings.width)
        self.onward = self.ahead
        self.stopped = False
        self.rounds: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Ismcts, (self.heuristic, self.settings)

    def reset(self) -> None:
        self.root = Node()
        self.expected = None

    def stop(self) -> None:
        self.stopped = True

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        options = self.heuristic.searched(world.known, world.decision)
        known = self.heuristic.clear(world.known, world.decision, options)
        if known != UNCLEAR:
            return known
        question = self.think(world, budget, rng)
        edge = question.favourite(options)
        self.follow(world, edge)
        return edge.option

    def think(self, world: World, budget: Budget, rng: Rng) -> Question:
        """Search, from what is left of the last tree; the question at the root with its edges."""
        self.begin(world)
        self.onward.rng = rng
        deadline = self.deadline(budget)
        limit = self.limit(budget)
        self.stopped = False
        done: i64 = 0
        while done < limit and not self.stopped:
            self.search(world.sample(rng))
            done += 1
            if done % CLOCK_EVERY == 0 and time.perf_counter() > deadline:
                break
        self.rounds += done
        question = self.root.question(world.decision)
        if question is None:
            question = self.expand(self.root, world.sample(rng))
        return question

    def begin(self, world: World) -> None:
        """Take up the kept tree if the seat sees just what it expected, else start anew."""
        settings = self.settings
        self.seats = len(world.known.scores())
        if self.onward is self.ahead or self.ahead.seats != self.seats:
            self.ahead = Lookahead(self.heuristic, self.seats, settings.width)
            self.onward = Lookahead(self.heuristic, self.seats, settings.width, settings.glances)
        if self.expected is None or self.expected != world.view():
            self.root = Node()
        self.expected = None

    def limit(self, budget: Budget) -> i64:
        """Rounds to go; what the kept tree has learnt is credited."""
        iterations = self.settings.iterations
        if self.settings.shared:
            iterations = max(1, 2 * iterations // self.seats)
        if budget.iterations != NO_LIMIT:
            iterations = budget.iterations
        kept: i64 = 0
        for question in self.root.questions:
            kept += question.visits
        return max(iterations - kept, iterations // 4)

    def deadline(self, budget: Budget) -> float:
        seconds = self.settings.seconds
        if budget.seconds > 0.0:
            seconds = min(seconds, budget.seconds)
        return time.perf_counter() + seconds

    def follow(self, world: World, edge: Edge) -> None:
        """Keep the subtree of the choice, and what the seat will see if its turn goes on."""
        if edge.child is None:
            return
        s = world.known.clone()
        s.apply(edge.option)
        self.skip_clear(s, world.seat)
        if not s.over and s.decision.seat == world.seat:
            self.root = edge.child
            self.expected = world.game.view(s, world.seat)

    def skip_clear(self, s: State, seat: i64) -> None:
        """Answer questions that leave no choice, of one seat or of all."""
        while not s.over and seat in (ANYBODY, s.decision.seat):
            options = self.heuristic.searched(s, s.decision)
            option = self.heuristic.clear(s, s.decision, options)
            if option == UNCLEAR:
                return
            s.apply(option)

    def search(self, s: State) -> None:
        """One round: down the tree, one question more, and back up."""
        node = self.root
        taken: list[Edge] = []
        asked: list[Question] = []
        rewards: list[float] = []
        depth: i64 = 0
        while True:
            self.skip_clear(s, ANYBODY)
            if s.over or depth >= self.settings.depth:
                rewards = self.heuristic.chances(s, self.seats)
                break
            question = node.question(s.decision)
            if question is None:
                if not node.seen and self.heuristic.is_settled(s):
                    node.seen = True
                    rewards = self.heuristic.chances(self.played_on(s), self.seats)
                    break
                question = self.expand(node, s)
                if not node.seen:
                    node.seen = True
                    rewards = self.leaf(s)
                    break
            options = self.heuristic.searched(s, s.decision)
            edge = question.select(options, self.settings.curiosity, self.settings.discount)
            asked.append(question)
            taken.append(edge)
            s.apply(edge.option)
            if edge.child is None:
                edge.child = Node()
            node = edge.child
            depth += 1
        for i in range(len(taken)):
            reward = rewards[asked[i].seat]
            taken[i].add(reward)
            asked[i].visits += 1
            asked[i].total += reward

    def leaf(self, s: State) -> list[float]:
        """The chances some way after the best action that ``expand`` found."""
        best = self.ahead.best
        return self.heuristic.chances(self.played_on(s if best is None else best), self.seats)

    def played_on(self, s: State) -> State:
        """The position after a few actions, each the one that looks best to its seat.

        Where turns are counted, it ends with the last of them.
        """
        turns: i64 = self.settings.turns
        seat: i64 = ANYBODY
        for i in range(self.settings.actions):
            self.skip_clear(s, ANYBODY)
            if s.over:
                break
            if turns > 0 and s.decision.seat != seat:
                if seat != ANYBODY:
                    turns -= 1
                    if turns == 0:
                        break
                seat = s.decision.seat
            s = self.onward.best_action(s)
        return s

    def expand(self, node: Node, s: State) -> Question:
        """Add the pending question; the priors follow the leads that its options give."""
        decision = s.decision
        question = Question(decision.seat, decision.ask, decision.cause)
        leads: list[float] = []
        best: State | None = None
        best_lead = -1e9
        options = self.heuristic.searched(s, decision)
        for option in options:
            lead = self.ahead.after(s, option, decision.seat)
            leads.append(lead)
            if lead > best_lead:
                best_lead = lead
                best = self.ahead.best
        self.ahead.best = best
        self.fill(question, options, leads, self.heuristic.scale(s))
        node.questions.append(question)
        return question

    def fill(
        self, question: Question, options: list[int], leads: list[float], scale: float
    ) -> None:
        top = max(leads)
        factor = self.settings.sharpness / scale
        weights = [exp(max(-30.0, (lead - top) * factor)) for lead in leads]
        total = sum(weights)
        share = self.settings.even / len(options)
        for i in range(len(options)):
            prior = (1.0 - self.settings.even) * weights[i] / total + share
            question.edges.append(Edge(options[i], prior))
