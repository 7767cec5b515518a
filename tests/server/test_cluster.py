"""Three nodes on a real PostgreSQL and a real Redis."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.server_cluster import Cluster, try_on
from bench.services import missing
from tests.extent import amount
from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    made.start()
    yield made
    made.close()


def test_one_match_is_played_from_two_nodes(cluster: Cluster) -> None:
    here, there = cluster.nodes[0].url, cluster.nodes[1].url
    ada, ben = Person(here, "Ada"), Person(there, "Ben")
    match = ada.make(ME, EMPTY)
    path = f"/api/matches/{id_of(match)}"
    ben.post(f"{path}/enter", invite=match["invite"])
    ben.post(f"{path}/seats/1")
    ben.post(f"{path}/ready", ready=True)
    ada.post(f"{path}/start")

    with ada.socket(id_of(match)) as first, ben.socket(id_of(match)) as second:
        first.until("update")
        second.until("update")
        for _ in range(20):
            asked = first.last["update"]["view"]["asked"]["seat"]
            mover, other = (first, second) if asked == 0 else (second, first)
            ply = mover.play()["ply"]
            mover.until("update", ply=ply)
            other.until("update", ply=ply)
    ada.close()
    ben.close()

    assert first.last["update"]["view"]["scores"] == second.last["update"]["view"]["scores"]


def test_chat_and_presence_cross_nodes(cluster: Cluster) -> None:
    ada, ben = Person(cluster.nodes[0].url, "Ada"), Person(cluster.nodes[2].url, "Ben")
    key = id_of(ada.make(ME, BOT, public=True))

    with ada.socket(key) as first, ben.socket(key) as second:
        second.until("update")
        second.ask("chat", text="Hello from afar")
        heard = first.until("said")
    ada.close()
    ben.close()

    assert heard["text"] == "Hello from afar"


def test_bots_go_on_when_their_node_dies(cluster: Cluster) -> None:
    ada = Person(cluster.nodes[1].url, "Ada")
    key = id_of(ada.make(BOT, BOT, public=True))
    with ada.socket(key) as socket:
        socket.until("update")
    cluster.nodes[1].kill()
    there = Person(cluster.nodes[0].url, token=ada.token)

    with there.socket(key) as socket:
        ply = socket.until("update")["ply"]
        while socket.until("update")["ply"] < ply + 5:
            pass
    cluster.nodes[1].start()
    ada.close()
    there.close()

    assert socket.last["update"]["ply"] >= ply + 5


def test_nothing_is_lost_by_killing_stopping_and_dropping_redis(cluster: Cluster) -> None:
    found, worst = try_on(cluster, rounds=3, tables=amount(2, 3), game="utopia", pause=0.3)

    assert found.confirmed > 50
    assert found.lost == []
    assert found.doubled == []
    assert found.unconfirmed == []
    assert max(worst) < 20
