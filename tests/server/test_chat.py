"""Chat: said once however often it is sent, stored together with moves, and not too much of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ludopolis.server.settings import Settings
from ludopolis.server.storage.batch import Batch
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.store import Store
from ludopolis.wire.message import Said
from tests.server.people import ME, Person, id_of
from tests.server.test_store import CONFIG, move

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import House
    from tests.server.people import Socket

Pair = tuple[Person, Person, str]


def texts(socket: Socket, count: int) -> list[str]:
    """The next lines of chat."""
    return [str(socket.until("said")["text"]) for _ in range(count)]


def test_a_line_sent_again_after_a_lost_socket_is_said_once(pair: Pair) -> None:
    ada, ben, key = pair
    with ben.socket(key) as hears:
        hears.until("update")
        answers = []
        for text in ("Hello", "Hello", "Hello"):
            with ada.socket(key) as says:
                says.until("update")
                answers.append(says.ask("chat", text=text, id="line-1")["type"])
                says.ask("chat", text="!", id=f"mark-{len(answers)}")
        heard = texts(hears, 4)
    with ada.socket(key) as late:
        kept = texts(late, 4)

    assert answers == ["accepted"] * 3
    assert heard == kept == ["Hello", "!", "!", "!"]


def test_lines_without_a_name_are_all_said(pair: Pair) -> None:
    ada, ben, key = pair
    with ben.socket(key) as hears, ada.socket(key) as says:
        says.until("update")
        for _ in range(2):
            says.ask("chat", text="Hello")
        heard = texts(hears, 2)

    assert heard == ["Hello", "Hello"]


def test_names_of_lines_are_their_authors_own(pair: Pair) -> None:
    ada, ben, key = pair
    other = id_of(ada.make(ME, ME))
    with ada.socket(key) as one, ben.socket(key) as two, ada.socket(other) as three:
        one.ask("chat", text="by Ada", id="1")
        two.ask("chat", text="by Ben", id="1")
        three.ask("chat", text="elsewhere", id="1")
        heard = texts(one, 1) if "said" in one.last else texts(one, 2)
        told = texts(three, 1) if "said" not in three.last else [three.last["said"]["text"]]

    assert heard[-1] == "by Ben"
    assert told == ["elsewhere"]


def test_a_polled_line_is_said_once_too(pair: Pair) -> None:
    ada, _, key = pair
    path = f"/api/matches/{key}/requests"
    body = {"type": "chat", "request": 1, "text": "Hello", "id": "p1"}

    answers = [ada.http.post(path, json=body).json()["type"] for _ in range(2)]
    found = ada.get(f"/api/matches/{key}/poll").json()["messages"]

    assert answers == ["accepted", "accepted"]
    assert [one["text"] for one in found if one["type"] == "said"] == ["Hello"]


def test_a_name_too_long_is_refused(pair: Pair) -> None:
    ada, _, key = pair
    with ada.socket(key) as says:
        says.send("chat", text="Hello", id="x" * 37)
        answer = says.until("refused")

    assert answer["code"] == "request-malformed"


def test_chat_has_a_rate_of_its_own(open_house: Callable[..., House]) -> None:
    house = open_house(chat_per_second=0.4)
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    with ada.socket(key) as one, ada.socket(key) as two:
        one.until("update")
        two.until("update")
        answers = [one.ask("chat", text="Hello"), two.ask("chat", text="Hello")]
        # A busy machine may take seconds for a line, and another one is allowed.
        while answers[-1]["type"] == "accepted" and len(answers) < 20:
            answers.append(one.ask("chat", text="Hello"))
        played = one.play()
    ada.close()
    house.close()

    assert [answer["type"] for answer in answers[:2]] == ["accepted"] * 2
    assert answers[-1]["code"] == "too-many-requests"
    assert played["type"] == "accepted"


def test_chat_is_stored_together_with_moves(tmp_path: Path) -> None:
    async def stored() -> tuple[int, int, int]:
        engine = engine_of(Settings(database=str(tmp_path / "c.db")))
        await migrate(engine)
        store = Store(engine)
        commits: list[int] = []
        commit = store.commit

        async def counted(group: list[Batch]) -> None:
            commits.append(len(group))
            await commit(group)

        store.commit = counted  # type: ignore[method-assign]
        await store.open()
        await store.create(CONFIG, Batch("m", [move(0)], "playing"))
        said = [store.say("m", Said(0, 1.0, 0, "Ada", "x"), "ada", str(n % 40)) for n in range(50)]
        moves = [store.append(Batch("m", [move(n)], "playing")) for n in range(1, 30)]
        found = await asyncio.gather(*said, *moves)
        await store.close()
        return len(commits), sum(commits), sum(isinstance(one, Said) for one in found)

    commits, batches, lines = asyncio.run(stored())

    assert commits <= 4
    assert (batches, lines) == (80, 40)


def test_each_of_many_lines_gets_its_own_number(tmp_path: Path) -> None:
    lines = [("x", ""), ("x", ""), ("a", "1"), ("b", "2"), ("a", "1"), ("c", "2")]

    async def told() -> tuple[list[Said | None], list[Said]]:
        engine = engine_of(Settings(database=str(tmp_path / "c.db")))
        await migrate(engine)
        store = Store(engine)
        await store.open()
        await store.create(CONFIG, Batch("m", [move(0)], "playing"))
        said = [store.say("m", Said(0, 1.0, 0, "Ada", text), "ada", name) for text, name in lines]
        found = await asyncio.gather(*said)
        stored = await store.chat_lines("m")
        await store.close()
        return found, stored

    found, stored = asyncio.run(told())

    assert [one is not None for one in found] == [True, True, True, True, False, False]
    assert [one for one in found if one is not None] == stored


@pytest.mark.parametrize("count", [1, 3])
def test_a_line_said_before_spoils_no_common_commit(tmp_path: Path, count: int) -> None:
    """Those who send lines again must not make everybody else's moves commit one by one."""

    async def tried() -> list[int]:
        engine = engine_of(Settings(database=str(tmp_path / "c.db")))
        await migrate(engine)
        store = Store(engine)
        await store.open()
        await store.create(CONFIG, Batch("m", [move(0)], "playing"))
        alone: list[int] = []

        async def one_by_one(group: list[Batch]) -> None:
            alone.append(len(group))

        store.write_one_by_one = one_by_one  # type: ignore[method-assign]
        for _ in range(count + 1):
            await store.say("m", Said(0, 1.0, 0, "Ada", "x"), "ada", "same")
        await store.close()
        return alone

    assert asyncio.run(tried()) == []
