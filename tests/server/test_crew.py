"""Several workers behind one address: real processes, as ``serve --workers 2`` has them."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosedError

from bench.server_kill import Verdict, stored_moves, worker_pids
from bench.services import Postgres, Redis, missing
from ludopolis.server.background.workers import pool_of, stop_pool
from ludopolis.server.board import (
    RATES,
    TALLIES,
    Board,
    SharedRate,
    SharedTally,
    SharedTerms,
)
from ludopolis.server.ops import crew as crew_module
from ludopolis.server.ops.crew import can_have_workers
from ludopolis.server.place import Place
from ludopolis.server.settings import Settings, read_settings
from ludopolis.server.storage import schema
from ludopolis.server.transport.app import Server
from ludopolis.server.transport.handover import worker_for
from ludopolis.testing.load import Confirmed, Load, Site, run_load
from ludopolis.testing.load_figures import Process, processes_of
from ludopolis.wire.error import Refusal
from tests.extent import PATIENCE, takes_long
from tests.server.people import BOT, EMPTY, ME, Person, end_of, id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(not can_have_workers(), reason="one worker only on this system")
ADMIN = "admin-token-of-the-tests"
WORKERS = 2
WHO = Place(0, WORKERS)
MOVES = 'ludopolis_moves_total{by="person".*}'


def crew_at(folder: Path, database: str = "", **environment: str) -> Process:
    chosen = {"WORKERS": str(WORKERS), "ADMIN_TOKEN": ADMIN, "SWEEP_SECONDS": "0.1"} | environment
    named = {f"LUDOPOLIS_{name}": value for name, value in chosen.items()}
    return Process(database or str(folder / "crew.db"), environment=named)


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with crew_at(tmp_path_factory.mktemp("crew"), BOT_WORKERS="1") as process:
        yield process


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A crew with narrow limits."""
    limits = {
        "REQUESTS_PER_SECOND": "4",
        "SOCKETS_PER_VISITOR": "3",
        "MATCHES_PER_VISITOR": "5",
        "CHAT_PER_SECOND": "0.1",
    }
    with crew_at(tmp_path_factory.mktemp("strict"), **limits) as process:
        yield process


def match_of_each(person: Person, *seats: dict[str, str], **more: Any) -> list[str]:  # noqa: ANN401
    """A match that each worker plays."""
    found: dict[int, str] = {}
    while len(found) < WORKERS:
        key = id_of(person.make(*(seats or (ME, ME)), **more))
        found.setdefault(WHO.owner_of(key), key)
    return [found[index] for index in range(WORKERS)]


def comes_in(person: Person, key: str, stack: ExitStack) -> bool:
    """Whether a socket is let in now; who asks too often is to wait a moment."""
    try:
        stack.enter_context(person.socket(key)).until("update")
    except ConnectionClosedError:
        time.sleep(1.0)
        return False
    return True


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.05)


def total(process: Process, name: str) -> float:
    """A figure, over all its labels that are not named."""
    text = Person(process.url).get("/metrics").text
    lines = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)
    return sum(map(float, lines))


def play(person: Person, key: str, moves: int) -> None:
    """Play both seats of a match."""
    with person.socket(key, "?seat=0") as first, person.socket(key, "?seat=1") as second:
        seats = [first, second]
        for each in seats:
            each.until("update")
        for _ in range(moves):
            mover = seats[first.last["update"]["view"]["asked"]["seat"]]
            ply = mover.play()["ply"]
            for each in seats:
                if each.last["update"]["ply"] < ply:
                    each.until("update", ply=ply)


# --- going to the right one ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_line", "worker"),
    [
        ("GET /api/matches/{}", "owner"),
        ("POST /api/matches/{}/requests", "owner"),
        ("GET //api/matches/{}/socket", "owner"),
        ("GET /api/matches", 0),
        ("POST /api/me", 0),
        ("DELETE /api/admin/bans/1", 0),
        ("GET /", "any"),
        ("GET /assets/index.js", "any"),
        ("GET /metrics", "any"),
        ("nonsense", "any"),
    ],
)
def test_every_kind_of_request_has_its_worker(request_line: str, worker: object) -> None:
    method, _, path = request_line.partition(" ")
    for index in range(3):
        place = Place(index, 3)
        for key in ("aaaa", "bbbb", "cccc", "é%"):
            wanted = {"owner": place.owner_of(key), "any": index}.get(str(worker), worker)
            assert worker_for(place, method.encode(), path.format(key).encode()) == wanted


@pytest.mark.parametrize("workers", ["0", "-1", "65", "many"])
def test_a_number_of_workers_that_makes_no_sense_is_refused(workers: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_settings({}, {"LUDOPOLIS_WORKERS": workers})

    assert refused.value.code == "setting"


def test_an_address_that_is_taken_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "ADDRESS_SECONDS", 0.0)
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Refusal) as refused:
        crew_module.listeners_at("127.0.0.1", taken.getsockname()[1])

    assert refused.value.code == "address-unusable"


def test_new_matches_are_made_by_all_workers_in_turn() -> None:
    place = Place(1, 3)

    found = {worker_for(place, b"POST", b"/api/matches") for _ in range(3)}

    assert found == {0, 1, 2}


def test_a_new_match_belongs_to_the_worker_that_makes_it() -> None:
    for index in range(5):
        place = Place(index, 5)
        assert place.is_own(place.new_id())


def test_matches_of_all_workers_are_played_through_one_address(crew: Process) -> None:
    ada = Person(crew.url, "Ada")

    for key in match_of_each(ada):
        play(ada, key, 4)
        assert ada.get(f"/api/matches/{key}").json()["summary"]["ply"] == 4


def test_one_connection_asks_for_the_matches_of_all_workers(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    keys = match_of_each(ada, public=True)
    connection = http.client.HTTPConnection("127.0.0.1", crew.port, timeout=PATIENCE)
    connection.connect()
    same = connection.sock

    for path in [*(f"/api/matches/{key}" for key in keys), "/api/matches", "/api/games", "/"] * 3:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert (answer.status, bool(answer.read()), connection.sock is same) == (200, True, True)
    connection.close()


@contextmanager
def wire(process: Process) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", process.port), timeout=PATIENCE) as opened:
        yield opened


def statuses(opened: socket.socket, count: int) -> list[int]:
    """Of so many answers."""
    with opened.makefile("rb") as file:
        found = []
        for _ in range(count):
            found.append(int(file.readline().split()[1]))
            length = 0
            while (line := file.readline().strip()) != b"":
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
            file.read(length)
    return found


def test_requests_may_come_in_pieces(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    for key in match_of_each(ada, public=True):
        named = f"%{ord(key[0]):02x}{key[1:]}"
        with wire(crew) as opened:
            for byte in f"\r\nGET /api/matches/{named} HTTP/1.1\r\nHost: x\r\n\r\n".encode():
                opened.send(bytes([byte]))
            assert statuses(opened, 1) == [200]


def test_the_body_of_a_request_follows_it_to_its_worker(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    body = json.dumps({"game": "utopia", "seats": [ME, ME]}).encode()
    head = f"POST /api/matches HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    for _ in range(WORKERS + 1):
        with wire(crew) as opened:
            opened.sendall(head.encode())
            time.sleep(0.05)
            opened.sendall(body)
            assert statuses(opened, 1) == [201]


def test_what_is_asked_too_early_is_told_so_and_can_be_asked_again(crew: Process) -> None:
    """Requests sent before the answers to others: those that went astray change nothing."""
    ada = Person(crew.url, "Ada")
    paths = [f"/api/matches/{key}" for key in match_of_each(ada, public=True)]
    lines = [f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in paths]

    with wire(crew) as opened:
        opened.sendall(b"".join(lines))
        assert statuses(opened, 2) == [200, 421]
        for line in lines:
            opened.sendall(line)
            assert statuses(opened, 1) == [200]


def test_what_can_not_be_a_request_is_refused(crew: Process) -> None:
    for data, status in ((b"\x00\x01nonsense\r\n\r\n", 400), (b"G" * 40_000, 400)):
        with wire(crew) as opened:
            opened.sendall(data)
            assert statuses(opened, 1) == [status]


# --- dying -----------------------------------------------------------------------------------


async def played_on(process: Process) -> Load:
    """Tables of all workers, each of which is killed in turn: its matches must go on."""
    load = Load([Site(process.url)], "utopia", 2)
    playing = asyncio.create_task(run_load(load, 6))
    await load.all_playing(6)

    def moves_at(index: int) -> int:
        return sum(WHO.owner_of(move.match) == index for move in load.confirmed)

    for index in range(WORKERS):
        before = moves_at(index)
        os.kill(worker_pids(process)[index], signal.SIGKILL)
        while moves_at(index) < before + 30:  # noqa: ASYNC110 - a look now and then is enough
            await asyncio.sleep(0.05)
    load.is_over = True
    await playing
    return load


def test_a_worker_that_is_killed_is_replaced_and_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    with crew_at(tmp_path) as process:
        before = worker_pids(process)
        load = asyncio.run(played_on(process))
        until(lambda: len(worker_pids(process)) == WORKERS)
        after = worker_pids(process)
        counted = total(process, MOVES)
        everybody = processes_of(process.pid)
        assert process.stop() == 0
        assert living(everybody) == []
    found = Verdict(load, stored_moves(process.database), WORKERS)

    assert set(before).isdisjoint(after)
    assert found.faults == []
    assert {WHO.owner_of(move.match) for move in load.confirmed} == set(range(WORKERS))
    # What the dead have counted stays. A move of which they could not tell is asked for again: they
    # had counted it already, and so it counts twice, or they had not, and nobody does.
    assert abs(counted - found.confirmed) <= found.resent


@takes_long
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
@pytest.mark.parametrize("has_redis", [False, True])
def test_workers_share_a_postgresql(tmp_path: Path, *, has_redis: bool) -> None:
    database, redis = Postgres(), Redis()
    database.start()
    try:
        if has_redis:
            redis.start()
        url, more = database.make_database("crew"), {"REDIS": redis.url} if has_redis else {}
        with crew_at(tmp_path, url, **more) as process:
            load = asyncio.run(played_on(process))
            ada = Person(process.url, "Ada")
            for key in match_of_each(ada, BOT, BOT, public=True):
                with ada.socket(key) as each:
                    ply = each.until("update")["ply"]
                    while each.until("update")["ply"] < ply + 3:
                        pass
        people = {move.match for move in load.confirmed}
        stored = [move for move in asyncio.run(moves_in(url)) if move.match in people]
        found = Verdict(load, stored, WORKERS)
    finally:
        redis.close()
        database.close()

    assert found.faults == []
    assert {WHO.owner_of(move.match) for move in load.confirmed} == set(range(WORKERS))


async def moves_in(url: str) -> list[Confirmed]:
    engine = create_async_engine(Settings(database=url).database_url)
    played = schema.moves.c
    query = select(played.match, played.seat, played.ply, played.value)
    async with engine.connect() as connection:
        rows = (await connection.execute(query.where(played.kind == "play"))).all()
    await engine.dispose()
    return [Confirmed(*row) for row in rows]


def living(pids: dict[int, str]) -> list[int]:
    found = []
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, 0)
            found.append(pid)
    return found


# --- what holds for all workers together -------------------------------------------------------


def done_by(place: Place, work: Callable[[Place], None]) -> None:
    """Let another process do it, as a worker would."""
    pid = os.fork()
    if pid == 0:
        try:
            work(place)
        finally:
            os._exit(0)
    os.waitpid(pid, 0)


@pytest.mark.parametrize("name", RATES)
def test_what_one_worker_has_used_up_is_gone_for_all(name: str) -> None:
    board = Board(2)
    here, there = (Place(index, 2, board) for index in range(2))

    def use_up(place: Place) -> None:
        bucket = place.rate(name, 0.001, 5.0).bucket("ada")
        while bucket.take():
            pass

    assert here.rate(name, 0.001, 5.0).bucket("ada").left == 5.0
    done_by(there, use_up)
    assert not here.rate(name, 0.001, 5.0).bucket("ada").take()
    assert here.rate(name, 0.001, 5.0).bucket("ben").take()


@pytest.mark.parametrize("name", TALLIES)
def test_what_comes_and_goes_is_counted_for_all(name: str) -> None:
    board = Board(3)
    places = [Place(index, 3, board) for index in range(3)]
    tally = places[0].tally(name)
    for place in places:
        done_by(place, lambda place: place.tally(name).enter("ada"))

    assert (tally.count("ada"), tally.count("ben")) == (3, 0)
    tally.leave("ada")
    board.forget(2)
    assert tally.count("ada") == 1


def test_who_is_shut_out_is_so_everywhere() -> None:
    board = Board(2)
    done_by(Place(1, 2, board), lambda place: place.terms().set("ada", 7.0))

    assert Place(0, 2, board).terms().get("ada") == 7.0
    assert Place(0, 2, board).terms().get("ben") == 0.0


def test_all_that_a_server_counts_is_counted_for_all_workers(tmp_path: Path) -> None:
    async def parts() -> Server:
        settings = Settings(database=str(tmp_path / "parts.db"))
        return Server(settings, Place(1, 2, Board(2)))

    server = asyncio.run(parts())
    limits, hall, hints = server.limits, server.hall, server.hints
    rates = [limits.rate, limits.pages, limits.messages, hall.chats, hints.rate]
    tallies = [limits.sockets, hall.making, hints.waiting, server.lists.presence.tally]

    assert {type(each) for each in rates} == {SharedRate}
    assert {type(each) for each in tallies} == {SharedTally}
    assert isinstance(limits.shut, SharedTerms)
    assert (len(rates), len(tallies)) == (len(RATES), len(TALLIES))


def test_figures_add_up(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    keys = match_of_each(ada)
    before = total(crew, MOVES)
    for key, moves in zip(keys, (3, 4), strict=True):
        play(ada, key, moves)

    assert {total(crew, MOVES) for _ in range(5)} == {before + 7}
    with ExitStack() as stack:
        for key in keys:
            stack.enter_context(ada.socket(key)).until("update")
        until(lambda: total(crew, "ludopolis_sockets") == 2)
        assert total(crew, "ludopolis_move_seconds_count") >= before + 7


def test_sockets_are_counted_for_all_workers(strict: Process) -> None:
    ada = Person(strict.url, "Ada")
    keys = match_of_each(ada)
    with ExitStack() as stack:
        for key in (*keys, keys[0]):
            until(partial(comes_in, ada, key, stack))
        for key in keys:
            with ada.socket(key) as one_more:
                assert end_of(one_more) == 4429
    until(lambda: total(strict, "ludopolis_sockets") == 0)
    with ada.socket(keys[1]) as again:
        again.until("update")


def test_the_sockets_of_a_worker_that_died_are_not_counted(strict: Process) -> None:
    ada = Person(strict.url, "Ada")
    key = match_of_each(ada)[1]
    with ExitStack() as stack:
        for _ in range(3):
            until(partial(comes_in, ada, key, stack))
        os.kill(worker_pids(strict)[1], signal.SIGKILL)
        until(partial(comes_in, ada, key, stack))


def test_requests_are_counted_for_all_workers(strict: Process) -> None:
    ada = Person(strict.url, "Ada")
    begun = time.monotonic()
    keys = match_of_each(ada)
    answers = [ada.get(f"/api/matches/{keys[n % 2]}").status_code for n in range(20)]
    most = 4 * 3 + 4 * (time.monotonic() - begun) + 1

    assert 429 in answers
    assert 1 <= answers.count(200) <= most


def test_matches_are_counted_for_all_workers(strict: Process) -> None:
    ada = Person(strict.url, "Ada")
    wanted = {"game": "utopia", "seats": [ME, ME]}

    def make(_: int) -> int:
        with Person(strict.url, token=ada.token).http as http:
            return http.post("/api/matches", json=wanted).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(make, range(12)))

    assert answers.count(201) <= 5


def test_bots_of_all_workers_share_their_processes(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    keys = match_of_each(ada, BOT, BOT, public=True)
    with ExitStack() as stack:
        sockets = [stack.enter_context(ada.socket(key)) for key in keys]
        for each in sockets:
            ply = each.until("update")["ply"]
            while each.until("update")["ply"] < ply + 3:
                pass
        names = processes_of(crew.pid)
        house = next(pid for pid, name in names.items() if name == "ludopolis-bots")
        thinking = set(processes_of(house))
        for index in range(WORKERS):
            assert len(processes_of(worker_pids(crew)[index])) == 1

    # The house, the tracker, the fork server, and one process more than a visitor may use.
    assert len(thinking) <= 3 + 2


@takes_long
def test_bots_go_on_when_their_house_has_died(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    for key in match_of_each(ada, BOT, BOT, public=True):
        with ada.socket(key) as each:
            ply = each.until("update")["ply"]
            names = {name: pid for pid, name in processes_of(crew.pid).items()}
            if "ludopolis-bots" in names:
                os.kill(names["ludopolis-bots"], signal.SIGKILL)
            while each.until("update")["ply"] < ply + 3:
                pass


def test_whoever_waits_for_a_pool_finds_its_thread_ended() -> None:
    """A thread that still tidies up while the process ends leaves half of it undone."""
    pool = pool_of(1)
    pool.submit(time.sleep, PATIENCE)
    thread: Any = pool._executor_manager_thread

    stop_pool(pool, wait=True)

    assert not thread.is_alive()


def test_a_server_whose_bots_think_ends_without_a_complaint(tmp_path: Path) -> None:
    server = crew_at(tmp_path)
    server.log = tmp_path / "log"
    with server as process:
        ada = Person(process.url, "Ada")
        with ada.socket(id_of(ada.make(BOT, BOT, public=True))) as each:
            while each.until("update")["ply"] < 3:
                pass

    assert not server.log.read_text("utf-8")


def test_lists_say_who_is_there_at_all_workers(crew: Process) -> None:
    ada, ben = Person(crew.url, "Ada"), Person(crew.url, "Ben")
    keys = match_of_each(ada, ME, EMPTY, public=True)

    def online(key: str) -> bool:
        listed = {each["id"]: each for each in ben.get("/api/matches").json()}
        return bool(listed[key]["seats"][0]["online"])

    for key in keys:
        assert not online(key)
        with ada.socket(key) as each:
            each.until("room")
            until(lambda key=key: online(key))  # type: ignore[misc]
        until(lambda key=key: not online(key))  # type: ignore[misc]


def test_a_new_name_is_known_to_all_workers(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    keys = match_of_each(ada, BOT, BOT, public=True)
    for key in keys:
        with ada.socket(key) as each:
            each.until("update")
    ada.post("/api/me", name="Augusta")

    def name_at(key: str) -> object:
        with ada.socket(key) as each:
            text = f"Hello at {time.monotonic()}"
            each.send("chat", text=text)
            name = each.until("said", text=text)["name"]
        time.sleep(0.3)
        return name

    for key in keys:
        until(lambda key=key: name_at(key) == "Augusta")  # type: ignore[misc]


def test_the_banned_and_the_signed_out_leave_all_workers(crew: Process) -> None:
    ada, host = Person(crew.url, "Ada"), Person(crew.url, token=ADMIN)
    keys = match_of_each(ada)
    report = {"seat": 0, "reason": "noise"}
    ben = Person(crew.url, "Ben")
    public = id_of(ada.make(ME, EMPTY, public=True))
    assert ben.post(f"/api/matches/{public}/reports", **report).status_code == 204
    accused = host.get("/api/admin/reports").json()[0]["accused"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(ada.socket(key)) for key in keys]
        host.post("/api/admin/bans", kind="visitor", value=accused, reason="noise")
        assert [end_of(each) for each in sockets] == [4403, 4403]
    keys = match_of_each(ben)
    with ExitStack() as stack:
        sockets = [stack.enter_context(ben.socket(key)) for key in keys]
        ben.http.delete("/api/session")
        assert [end_of(each) for each in sockets] == [4401, 4401]


def test_flags_fall_at_all_workers_while_nobody_looks(crew: Process) -> None:
    ada = Person(crew.url, "Ada")
    keys = match_of_each(ada, timing={"kind": "live", "main": 0.3})

    def has_fallen(key: str) -> bool:
        page = ada.get(f"/api/matches/{key}").json()
        return any(seat["absent"] for seat in page["summary"]["seats"])

    for key in keys:
        until(lambda key=key: has_fallen(key))  # type: ignore[misc]


def test_who_leaves_for_good_leaves_the_matches_of_all_workers(crew: Process) -> None:
    ada, ben = Person(crew.url, "Ada"), Person(crew.url, "Ben")
    keys = match_of_each(ada, ME, EMPTY, public=True)
    for key in keys:
        assert ben.post(f"/api/matches/{key}/seats/1").status_code == 200
    with ExitStack() as stack:
        sockets = [stack.enter_context(ada.socket(key)) for key in keys]
        for each in sockets:
            each.until("room")
        assert ben.post("/api/me/farewell", name="Ben").status_code == 204
        for each in sockets:
            while each.last["room"]["seats"][1]["name"] == "Ben":
                each.until("room")


def test_a_worker_that_is_silent_is_named() -> None:
    board = Board(3)
    places = [Place(index, 3, board) for index in range(3)]

    assert places[0].silent_workers() == [0, 1, 2]
    for place in places:
        place.beat()
    assert places[0].silent_workers() == []
    board.forget(1)
    assert places[0].silent_workers() == [1]


def test_a_kill_leaves_nobody_and_the_address_free(strict: Process) -> None:
    everybody = processes_of(strict.pid)
    strict.kill()
    until(lambda: living(everybody) == [])

    assert sorted(everybody.values())[:3] == ["ludopolis-1", "ludopolis-2", "ludopolis-bots"]
    with socket.create_server(("127.0.0.1", strict.port)):
        pass
