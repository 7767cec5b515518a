from __future__ import annotations

from ludopolis.bots.tree import Edge, Node, Question
from ludopolis.core.decision import Decision


def question(*priors: float) -> Question:
    asked = Question(0, 0, -1)
    asked.edges = [Edge(option, prior) for option, prior in enumerate(priors)]
    return asked


def test_the_best_prior_is_tried_first() -> None:
    asked = question(0.2, 0.7, 0.1)

    assert asked.select([0, 1, 2], 1.0, 0.0).option == 1


def test_only_open_options_are_selected() -> None:
    asked = question(0.2, 0.7, 0.1)

    assert asked.select([0, 2], 1.0, 0.0).option == 0


def test_options_of_other_worlds_join_late() -> None:
    asked = question(0.9, 0.1)

    asked.select([0, 5], 1.0, 0.0)

    assert [edge.option for edge in asked.edges] == [0, 1, 5]


def test_the_favourite_was_taken_most() -> None:
    asked = question(0.5, 0.5)
    asked.edges[0].add(1.0)
    asked.edges[1].add(0.5)
    asked.edges[1].add(0.5)

    assert asked.favourite([0, 1]).option == 1
    assert asked.favourite([0]).option == 0


def test_the_error_shrinks_with_visits() -> None:
    edge = Edge(0, 1.0)
    for reward in (0.0, 1.0) * 2:
        edge.add(reward)
    few = edge.error()
    for reward in (0.0, 1.0) * 50:
        edge.add(reward)

    assert edge.mean() == 0.5
    assert edge.error() < few


def test_a_node_keeps_questions_apart() -> None:
    node = Node()
    node.questions.append(Question(0, 3, -1))

    assert node.question(Decision(0, 3, [1])) is not None
    assert node.question(Decision(1, 3, [1])) is None
    assert node.question(Decision(0, 4, [1])) is None
