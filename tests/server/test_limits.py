"""Limits: however much one asks for, the others are served."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
import time
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed

from ludopolis.server.board import Board
from ludopolis.server.place import ALONE, Place
from ludopolis.server.rate import Bucket, Rate
from ludopolis.server.settings import Settings, spare_cores
from ludopolis.server.transport import passwords
from ludopolis.server.transport.app import make_app
from ludopolis.server.transport.hashing import NICENESS
from ludopolis.server.transport.limits import OPEN, SAFE, Limits, network_of
from ludopolis.server.transport.passwords import Guesses, Passwords
from ludopolis.server.transport.timeouts import LATE_SECONDS, MAX_HEADERS
from ludopolis.wire.error import Refusal
from tests.builds import patches_compiled
from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import House

ELSEWHERE = "https://elsewhere.example"


def routes() -> list[tuple[str, str]]:
    """Every method and address of the interface, with something in the place of parameters."""
    app = make_app(Settings(database="unused.db")).litestar
    found = []
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            path = "/".join("0" if part.startswith("{") else part for part in route.path.split("/"))
            found += [(method, path) for method in route.methods if method != "OPTIONS"]
    return sorted(found)


ROUTES = routes()
MANY = 200
"""More requests than anybody may make, however slow the machine is."""
CHANGES = [(method, path) for method, path in ROUTES if method not in SAFE]


@pytest.fixture(scope="module")
def narrow_house(open_house: Callable[..., House]) -> House:
    """A server with limits low enough to be met by a test."""
    return open_house(
        requests_per_second=4.0,
        visitors_per_minute=1.0,
        chat_per_second=2.0,
        sockets_per_address=3,
        sockets_per_match=5,
        header_bytes=4096,
        request_seconds=60.0,
    )


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=20, verify=False) as made:
        yield made


def at(house: House, address: str, name: str = "", token: str = "") -> Person:
    """Somebody who comes from an address, as the proxy on this machine says."""
    person = Person(house.url, token=token)
    person.http.headers["x-forwarded-for"] = address
    if name:
        assert person.post("/api/me", name=name).status_code == 200
        person.token = person.http.cookies["ludopolis"]
    return person


def closed_with(person: Person, match: str, **headers: str) -> int:
    """The code with which a socket is refused; 0 if it is let in."""
    try:
        with person.socket(match, "", **headers) as wire:
            wire.until("room")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    return 0


# --- every route -----------------------------------------------------------------------------


def test_there_are_routes_to_try() -> None:
    assert ("POST", "/api/session") in CHANGES
    assert ("DELETE", "/api/session") in CHANGES
    assert len(ROUTES) > 20


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_a_page_of_another_site_changes_nothing(
    house: House, client: httpx.Client, method: str, path: str
) -> None:
    answer = client.request(method, house.url + path, json={}, headers={"origin": ELSEWHERE})

    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_route_is_rationed(
    narrow_house: House, client: httpx.Client, method: str, path: str
) -> None:
    headers = {"x-forwarded-for": f"10.1.{ROUTES.index((method, path))}.1"}
    url = narrow_house.url + path

    first = client.request(method, url, json={}, headers=headers)
    answers = (client.request(method, url, json={}, headers=headers) for _ in range(MANY))
    refused = next(answer for answer in answers if answer.status_code == 429)

    assert first.status_code != 429
    assert refused.json()["code"] == "too-many-requests"


@pytest.mark.parametrize("path", sorted(OPEN))
def test_those_who_run_the_server_may_always_ask(
    narrow_house: House, client: httpx.Client, path: str
) -> None:
    statuses = {client.get(narrow_house.url + path).status_code for _ in range(10)}

    assert statuses == {200}


def test_who_asks_on_and_on_waits_for_refusals(narrow_house: House, client: httpx.Client) -> None:
    headers = {"x-forwarded-for": "10.2.0.1"}
    url = f"{narrow_house.url}/api/me"
    waited = (client.get(url, headers=headers).elapsed.total_seconds() for _ in range(MANY))

    assert any(seconds > 0.9 for seconds in waited)


def test_who_asks_for_much_pays_more_while_the_server_is_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludopolis.server.rate.time.monotonic", lambda: 0.0)

    def allowed(strain: float) -> int:
        bucket = Bucket(1.0, 20.0)
        return sum(bucket.take(1.0, strain) for _ in range(40))

    assert allowed(1.0) == 20
    assert allowed(5.0) == 12


@pytest.mark.parametrize("per_second", [0.001, 0.5, 3.0])
@pytest.mark.parametrize("is_shared", [False, True])
def test_who_may_ask_at_all_may_ask_once(
    is_shared: bool, per_second: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.server.rate.time.monotonic", lambda: 0.0)
    place = Place(0, 2, Board(2)) if is_shared else ALONE
    bucket = place.rate("hints", per_second).bucket("Ada")

    allowed = sum(bucket.take() for _ in range(40))

    assert allowed == max(1, int(2 * per_second))


def test_strain_is_felt_when_the_event_loop_is_late_and_passes() -> None:
    async def felt() -> tuple[float, float]:
        limits = Limits(Settings())
        feeling = asyncio.create_task(limits.feel_strain())
        for _ in range(8):
            await asyncio.sleep(0.06)
            time.sleep(0.2)  # noqa: ASYNC251 - this is what is felt
        strained = relaxed = limits.strain
        while relaxed >= strained:
            await asyncio.sleep(0.05)
            relaxed = limits.strain
        feeling.cancel()
        return strained, relaxed

    strained, relaxed = asyncio.run(felt())

    assert strained > 2.0
    assert relaxed < strained


@patches_compiled
def test_the_longest_unused_count_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.server.rate.MAX_BUCKETS", 3)
    rate = Rate(1.0, 1.0)
    rate.check("Ada")
    for other in ("Ben", "Cleo", "Ada", "Dora", "Ada", "Eve"):
        try:
            rate.check(other)
        except Refusal:
            continue

    assert list(rate.buckets) == ["Dora", "Ada", "Eve"]
    with pytest.raises(Refusal):
        rate.check("Ada")


# --- addresses -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::4", "2001:db8:1:3::4", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_addresses_are_told_apart_as_far_as_people_are(
    one: str, other: str, *, is_same: bool
) -> None:
    assert (network_of(one) == network_of(other)) == is_same


def test_those_who_only_look_are_counted_by_address(narrow_house: House) -> None:
    ada = at(narrow_house, "10.3.0.1", "Ada")
    key = id_of(ada.make(ME, EMPTY, public=True))
    nobody = Person(narrow_house.url)
    here, there = ({"x-forwarded-for": f"2001:db8::{n}:0:0:0:1"} for n in (1, 2))

    with (
        nobody.socket(key, **here) as a,
        nobody.socket(key, **here) as b,
        nobody.socket(key, **here) as c,
    ):
        for wire in (a, b, c):
            wire.until("room")
        more, others = closed_with(nobody, key, **here), closed_with(nobody, key, **there)
    ada.close()
    nobody.close()

    assert (more, others) == (4429, 0)


def test_onlookers_do_not_keep_a_player_from_the_table(narrow_house: House) -> None:
    ada = at(narrow_house, "10.3.0.2", "Ada")
    key = id_of(ada.make(ME, ME, public=True))
    nobody = Person(narrow_house.url)
    addresses = [{"x-forwarded-for": f"10.3.1.{n}"} for n in range(6)]

    with (
        nobody.socket(key, **addresses[0]) as a,
        nobody.socket(key, **addresses[1]) as b,
        nobody.socket(key, **addresses[2]) as c,
        nobody.socket(key, **addresses[3]) as d,
        nobody.socket(key, **addresses[4]) as e,
    ):
        for wire in (a, b, c, d, e):
            wire.until("room")
        onlooker, player = closed_with(nobody, key, **addresses[5]), closed_with(ada, key)
    ada.close()
    nobody.close()

    assert (onlooker, player) == (4429, 0)


def test_waiting_for_news_counts_like_a_socket(open_house: Callable[..., House]) -> None:
    house = open_house(sockets_per_visitor=2, poll_seconds=1.0)
    ada = Person(house.url, "Ada")
    path = f"/api/matches/{id_of(ada.make(ME, ME))}/poll"
    first = ada.get(path).json()
    path += f"?ply={first['ply']}&branch={first['branch']}&version={first['version']}"
    statuses: list[int] = []
    threads = [
        threading.Thread(target=lambda: statuses.append(ada.get(path).status_code))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    after = ada.get(f"{path}&said=0").status_code
    ada.close()
    house.close()

    assert sorted(statuses) == [200, 200, 429, 429]
    assert after == 200


def test_an_address_makes_so_many_visitors(narrow_house: House) -> None:
    def made(address: str) -> list[int]:
        newcomers = [at(narrow_house, address) for _ in range(5)]
        statuses = [one.post("/api/me", name="Eve").status_code for one in newcomers]
        for one in newcomers:
            one.close()
        return statuses

    assert made("10.4.0.1") == [200, 200, 200, 429, 429]
    assert made("10.4.0.2")[0] == 200


def test_a_visitor_may_change_names_where_no_more_may_come(narrow_house: House) -> None:
    ada = at(narrow_house, "10.4.0.3", "Ada")
    for _ in range(3):
        other = at(narrow_house, "10.4.0.3")
        other.post("/api/me", name="Eve")
        other.close()
    time.sleep(0.5)

    renamed = ada.post("/api/me", name="Ida")
    ada.close()

    assert (renamed.status_code, renamed.json()["name"]) == (200, "Ida")


@pytest.mark.parametrize(("trusted", "statuses"), [("127.0.0.1", {401}), ("10.9.9.9", {401, 429})])
def test_only_trusted_proxies_say_where_somebody_is(
    open_house: Callable[..., House], trusted: str, statuses: set[int]
) -> None:
    house = open_house(trusted_proxies=trusted, requests_per_second=1.0)
    people = [at(house, f"10.5.0.{n}") for n in range(15)]
    found = {one.get("/api/me").status_code for one in people}
    for one in people:
        one.close()
    house.close()

    assert found == statuses


# --- passwords -------------------------------------------------------------------------------


def guess(house: House, address: str, account: str, password: str) -> str:
    """What comes of an attempt to sign in: the name, or the code of the refusal."""
    given = {"account": account, "password": password}
    headers = {"x-forwarded-for": address}
    with httpx.Client(timeout=20, verify=False) as client:
        answer = client.post(f"{house.url}/api/session", json=given, headers=headers)
    found: dict[str, str] = answer.json()
    return found.get("code") or found["name"]


@pytest.fixture
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "COST", (1, 8, 1))


@pytest.mark.usefixtures("cheap_hashes")
def test_wrong_passwords_are_counted_by_address_and_account(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for rate in (
        house.server.identity.guesses.by_address,
        house.server.identity.guesses.by_account,
    ):
        # However long this takes, nobody may guess once more in the meantime.
        monkeypatch.setattr(rate, "per_second", 0.0)
    ada = Person(house.url, "Ada")
    ada.post("/api/account", account="ada of the guesses", password="correct horse")
    ada.close()

    first = [guess(house, "10.6.0.1", f"nobody {n}", "x" * 8) for n in range(11)]
    home = guess(house, "10.6.0.2", "ada of the guesses", "correct horse")
    hunt = [guess(house, f"10.6.1.{n}", "ada of the guesses", "x" * 8) for n in range(11)]
    stranger = guess(house, "10.6.2.1", "ada of the guesses", "correct horse")
    again = guess(house, "10.6.0.2", "Ada of the guesses".lower(), "correct horse")
    other = guess(house, "10.6.0.1", "ada of the guesses", "correct horse")

    assert first == ["sign-in"] * 10 + ["too-many-guesses"]
    assert home == "Ada"
    assert hunt == ["sign-in"] * 10 + ["too-many-guesses"]
    assert stranger == "too-many-guesses"
    assert again == "Ada"
    assert other == "too-many-guesses"


def sign_in_wrongly() -> None:
    raise Refusal("sign-in")


def test_refused_guesses_do_not_make_it_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ludopolis.server.rate.time.monotonic", lambda: now)
    guesses = Guesses()

    def wrong() -> bool:
        try:
            with guesses.guess("10.0.0.1", "ada"):
                sign_in_wrongly()
        except Refusal as refusal:
            return refusal.code == "sign-in"
        return True

    tried = [wrong() for _ in range(1000)]
    now = passwords.ACCOUNT_SECONDS + 0.1

    assert tried.count(True) == passwords.GUESSES
    assert wrong()


def test_right_passwords_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.server.rate.time.monotonic", lambda: 0.0)
    guesses = Guesses()

    for _ in range(passwords.GUESSES * 3):
        with guesses.guess("10.0.0.1", "ada"):
            pass

    assert guesses.by_address.bucket("10.0.0.1").left == passwords.GUESSES


@contextlib.contextmanager
def hashing() -> Iterator[Passwords]:
    made = Passwords()
    try:
        yield made
    finally:
        made.close()


@pytest.mark.usefixtures("cheap_hashes")
def test_only_so_many_passwords_wait() -> None:
    async def asked(made: Passwords) -> list[object]:
        wanted = [made.hashed("x") for _ in range(passwords.MAX_WAITING + 3)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        return [*found, await made.hashed("y")]

    with hashing() as made:
        found = asyncio.run(asked(made))
    refused = [one for one in found if isinstance(one, Refusal)]

    assert [one.code for one in refused] == ["too-many-requests"] * 3
    assert str(found[-1]).startswith("$argon2")


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities here")
@pytest.mark.usefixtures("cheap_hashes")
def test_passwords_are_hashed_by_a_process_that_yields_to_others() -> None:
    with hashing() as made:
        asyncio.run(made.hashed("x"))
        assert made.process is not None
        niceness = os.getpriority(os.PRIO_PROCESS, made.process.pid)

    assert niceness >= NICENESS + min(os.nice(0), 0)


@pytest.mark.usefixtures("cheap_hashes")
def test_a_password_is_compared_though_the_process_was_ended() -> None:
    async def compared(made: Passwords) -> list[bool]:
        hashed, found = await made.hashed("correct horse"), []
        for password in ("correct horse", "battery staple"):
            assert made.process is not None
            made.process.kill()
            made.process.wait()
            found.append(await made.is_right(hashed, password))
        return found

    with hashing() as made:
        assert asyncio.run(compared(made)) == [True, False]


@pytest.mark.usefixtures("cheap_hashes")
def test_who_stops_waiting_leaves_no_answer_for_the_next() -> None:
    async def asked(made: Passwords) -> list[bool]:
        hashed = await made.hashed("correct horse")
        for _ in range(5):
            gone = asyncio.ensure_future(made.is_right(hashed, "correct horse"))
            await asyncio.sleep(0)
            gone.cancel()
        return [await made.is_right(hashed, "battery staple") for _ in range(3)]

    with hashing() as made:
        assert asyncio.run(asked(made)) == [False] * 3


KEPT = (
    "$argon2id$v=19$m=65536,t=3,p=4$9A1PGCPqY6YXovpsN2MdZw"
    "$DJiVmLmeoDUe2eo1Ux3t5jFzAvBh1n5wU9kpk4lRLj0"
)
"""A hash as stores have had them from the beginning."""


def test_hashes_kept_in_stores_are_still_right() -> None:
    async def compared(made: Passwords) -> list[bool]:
        return [
            await made.is_right(KEPT, "correct horse"),
            await made.is_right(KEPT, "battery staple"),
            await made.is_right("no hash at all", "battery staple"),
            await made.is_right(None, "battery staple"),
        ]

    with hashing() as made:
        assert asyncio.run(compared(made)) == [True, False, False, False]


# --- matches ---------------------------------------------------------------------------------


@pytest.fixture
def last_match(open_house: Callable[..., House]) -> Iterator[tuple[House, Person, str, str]]:
    """Ada, who may make no more matches; one of hers that goes on, and one that is over."""
    house = open_house(matches_per_visitor=3)
    ada = Person(house.url, "Ada")
    over, mine = id_of(ada.make(ME, ME)), id_of(ada.make(ME, ME))
    with ada.socket(over, "?seat=0") as wire:
        wire.until("update")
        wire.ask("concede")
    ada.make(ME, EMPTY)
    ada.make(ME, EMPTY)
    yield house, ada, mine, over
    ada.close()
    house.close()


def test_forks_and_rematches_are_matches_too(
    last_match: tuple[House, Person, str, str],
) -> None:
    _, ada, mine, over = last_match

    fork = ada.post(f"/api/matches/{mine}/fork", ply=0, seats=[ME, ME])
    rematch = ada.post(f"/api/matches/{over}/rematch")
    create = ada.post("/api/matches", game="utopia", seats=[ME, BOT])

    codes = [answer.json()["code"] for answer in (fork, rematch, create)]
    assert codes == ["too-many-matches"] * 3


def test_a_fork_that_is_refused_leaves_no_trace(
    last_match: tuple[House, Person, str, str],
) -> None:
    house, ada, mine, _ = last_match

    refused = ada.post(f"/api/matches/{mine}/fork", ply=0, seats=[ME, ME])

    assert refused.status_code == 409
    assert not house.server.hall.rooms[mine].match.has_relatives


def test_matches_asked_for_at_once_are_counted_too(open_house: Callable[..., House]) -> None:
    house = open_house(matches_per_visitor=3)
    ada = Person(house.url, "Ada")

    async def made() -> list[int]:
        headers = {"authorization": f"Bearer {ada.token}"}
        async with httpx.AsyncClient(
            base_url=house.url, headers=headers, timeout=20, verify=False
        ) as client:
            wanted = {"game": "utopia", "seats": [ME, EMPTY]}
            asked = [client.post("/api/matches", json=wanted) for _ in range(16)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    statuses = asyncio.run(made())
    ada.close()
    house.close()

    assert statuses.count(201) == 3


# --- heads of requests -----------------------------------------------------------------------


def said_to(house: House, *parts: bytes) -> bytes:
    """What the server says to these bytes until it closes."""
    heard = b""
    with socket.create_connection(("127.0.0.1", house.settings.port), timeout=60) as line:
        try:
            for part in parts:
                line.sendall(part)
                time.sleep(0.02)
            while data := line.recv(65536):
                heard += data
        except OSError:
            return heard
    return heard


GET = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
TOO_MUCH = b"X: " + b"y" * 5000 + b"\r\n\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"


@pytest.mark.parametrize(
    ("parts", "status"),
    [
        ([GET + b"X: " + b"y" * 3000 + b"\r\n\r\n"], b"200"),
        ([GET + b"X: " + b"y" * 2000, b"y" * 1000 + b"\r\n\r\n"], b"200"),
        ([GET + TOO_MUCH], b"431"),
        ([GET + b"X: " + b"y" * 2000, b"y" * 5000], b"431"),
        ([GET + b"X: " + b"y" * 2000 + b"\r\nY: " + b"y" * 3000 + b"\r\n\r\n"], b"431"),
        ([GET + UPGRADE + TOO_MUCH], b"431"),
        ([GET + b"X: y\r\n" * (MAX_HEADERS - 2) + b"\r\n"], b"200"),
        ([GET + b"X: y\r\n" * (MAX_HEADERS + 1) + b"\r\n"], b"431"),
        ([b"GET /" + b"x" * 1000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"], b"200"),
        ([b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"], b"414"),
        ([b"GET /" + b"x" * 2000, b"x" * 500], b"414"),
        ([GET.replace(b"Connection: close\r\n", b"\r\n") + GET + TOO_MUCH], b"431"),
    ],
)
def test_heads_are_bounded(narrow_house: House, parts: list[bytes], status: bytes) -> None:
    heard = said_to(narrow_house, *parts)

    assert b"HTTP/1.1 " + status in heard


@pytest.mark.parametrize("head", [GET + TOO_MUCH, b"no request\r\n\r\n"], ids=["large", "broken"])
def test_refused_heads_are_answered_late_and_read_no_further(
    narrow_house: House, head: bytes
) -> None:
    """Whoever waits for the answer has to wait, and a flood ends in the buffers of the system."""
    with socket.create_connection(("127.0.0.1", narrow_house.settings.port)) as line:
        begun = time.monotonic()
        line.sendall(head)
        line.settimeout(LATE_SECONDS / 2)
        sent = flood(line)
        line.settimeout(60)
        heard = line.recv(12)
        waited = time.monotonic() - begun

    assert heard in {b"HTTP/1.1 431", b"HTTP/1.1 400"}
    assert waited > LATE_SECONDS * 0.9
    assert sent < MORE_THAN_BUFFERS


MORE_THAN_BUFFERS = 100_000_000


def flood(line: socket.socket) -> int:
    """How much the system takes before it waits for the server."""
    sent = 0
    with contextlib.suppress(TimeoutError):
        while sent < MORE_THAN_BUFFERS:
            sent += line.send(b"y" * 100_000)
    return sent


def test_settings_of_a_small_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for cores in (1, 2, 4, 64):
        monkeypatch.setattr("os.sched_getaffinity", lambda _pid, n=cores: set(range(n)))
        found.append(spare_cores())

    assert found == [1, 1, 3, 8]
    assert cast("Any", Settings()).bot_workers == 8
