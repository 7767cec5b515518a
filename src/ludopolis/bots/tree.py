"""The search tree: what a seat may be asked after a row of choices, and how each answer fared.

The tree is of choices, not of positions: chance and hidden cards may put different questions to
the same node, and each question keeps its own figures.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from ludopolis.core.native import i64

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision


class Edge:
    """One answer: how often it was open, how often taken, and what it earned the answering seat."""

    def __init__(self, option: i64, prior: float) -> None:
        self.option: Final = option
        self.prior = prior
        self.open: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits)

    def add(self, reward: float) -> None:
        self.visits += 1
        self.total += reward
        self.squares += reward * reward

    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return 0.5
        mean = self.mean()
        spread = max(0.0, self.squares / float(self.visits) - mean * mean)
        return sqrt(spread / float(self.visits))


class Question:
    """A question that a seat was asked at a node."""

    def __init__(self, seat: i64, ask: i64, cause: i64) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.cause: Final = cause
        self.edges: list[Edge] = []
        self.visits: i64 = 0
        self.total = 0.0

    def edge(self, option: i64, at: i64) -> Edge | None:
        """The edge of an option, probably at place ``at``."""
        edges = self.edges
        if at < len(edges) and edges[at].option == option:
            return edges[at]
        for edge in edges:
            if edge.option == option:
                return edge
        return None

    def select(self, options: list[int], curiosity: float, discount: float) -> Edge:
        """The open edge with the best sum of what it earned and what is hoped for."""
        best: Edge | None = None
        best_score = -1e9
        hoped = self.total / float(self.visits) - discount if self.visits > 0 else 0.5
        for i in range(len(options)):
            edge = self.edge(options[i], i)
            if edge is None:
                edge = self.late(options[i])
            edge.open += 1
            mean = edge.mean() if edge.visits > 0 else hoped
            wonder = curiosity * edge.prior * sqrt(float(edge.open)) / float(1 + edge.visits)
            if mean + wonder > best_score:
                best_score = mean + wonder
                best = edge
        assert best is not None
        return best

    def late(self, option: i64) -> Edge:
        """An option that other worlds did not offer: an even share of the hope."""
        edge = Edge(option, 1.0 / float(len(self.edges) + 1))
        self.edges.append(edge)
        return edge

    def favourite(self, options: list[int]) -> Edge:
        """The option that was taken most, among equals the one that earned most."""
        best: Edge | None = None
        for option in options:
            edge = self.edge(option, 0)
            if edge is not None and (best is None or is_better(edge, best)):
                best = edge
        assert best is not None
        return best


def is_better(edge: Edge, other: Edge) -> bool:
    if edge.visits != other.visits:
        return edge.visits > other.visits
    if edge.visits == 0:
        return edge.prior > other.prior
    return edge.total > other.total


class Node:
    """A place in the tree, reached by a row of choices."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.seen = False

    def question(self, decision: Decision) -> Question | None:
        for question in self.questions:
            if (
                question.ask == decision.ask
                and question.seat == decision.seat
                and question.cause == decision.cause
            ):
                return question
        return None
