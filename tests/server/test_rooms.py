from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.storage.batch import Batch
    from tests.server.conftest import House


Pair = tuple[Person, Person, str]


def test_a_visitor_is_known_by_a_signed_cookie(person: Callable[[str], Person]) -> None:
    ada = person("Ada")

    assert ada.get("/api/me").json() == {"name": "Ada", "language": "en", "account": ""}


def test_a_forged_cookie_is_nobody(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    visitor, _, signature = ada.token.partition(".")
    forged = person(token=f"{visitor}.{signature[:-2]}AA")

    answer = forged.get("/api/me")

    assert answer.status_code == 401
    assert answer.json()["code"] == "no-visitor"


def test_the_cookie_is_not_for_scripts(person: Callable[..., Person]) -> None:
    answer = person().post("/api/me", name="Ada")

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_an_account_brings_the_seats_to_another_device(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    match = ada.make(ME, EMPTY)
    name = f"ada-{id_of(match)}"
    ada.post("/api/account", account=name, password="correct horse")
    phone = person()

    answer = phone.post("/api/session", account=name, password="correct horse")

    assert answer.status_code == 200
    phone.token = phone.http.cookies["ludopolis"]
    assert phone.get(f"/api/matches/{id_of(match)}").json()["summary"]["owner"] is True


def test_a_wrong_password_is_refused(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    name = f"ada-{id_of(ada.make(ME, EMPTY))}"
    ada.post("/api/account", account=name, password="correct horse")

    answer = person().post("/api/session", account=name, password="battery staple")

    assert answer.status_code == 401
    assert answer.json()["code"] == "sign-in"


def test_a_private_match_can_be_seen_by_invitation_only(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben")
    match = ada.make(ME, EMPTY)
    path = f"/api/matches/{id_of(match)}"

    before = ben.get(path).status_code
    ben.post(f"{path}/enter", invite=match["invite"])

    assert before == 404
    assert ben.get(path).status_code == 200
    assert ben.get(path).json()["invite"] is None


def test_a_new_invitation_kills_the_old_one(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben")
    match = ada.make(ME, EMPTY)
    path = f"/api/matches/{id_of(match)}"
    new = ada.post(f"{path}/invite").json()["invite"]

    old = ben.post(f"{path}/enter", invite=match["invite"])

    assert new != match["invite"]
    assert old.status_code == 404


def test_a_match_starts_when_all_are_ready(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben")
    path = f"/api/matches/{id_of(ada.make(ME, EMPTY, public=True))}"

    codes = [ada.post(f"{path}/start").json()["code"]]
    ben.post(f"{path}/seats/1")
    codes.append(ada.post(f"{path}/start").json()["code"])
    ben.post(f"{path}/ready", ready=True)
    started = ada.post(f"{path}/start").json()

    assert codes == ["seats-empty", "not-ready"]
    assert started["summary"]["status"] == "playing"
    assert started["seed"] is None
    assert len(started["seed_hash"]) == 64


def test_public_matches_are_listed_and_private_ones_only_for_their_own(
    person: Callable[..., Person],
) -> None:
    ada, ben = person("Ada"), person("Ben")
    public = id_of(ada.make(ME, EMPTY, public=True))
    private = id_of(ada.make(ME, EMPTY))

    seen = [match["id"] for match in ben.get("/api/matches?status=open").json()]
    own = [match["id"] for match in ada.get("/api/matches?mine=true").json()]

    assert public in seen
    assert private not in seen
    assert {public, private} <= set(own)


def test_a_taken_seat_is_refused(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben")
    path = f"/api/matches/{id_of(ada.make(ME, EMPTY, public=True))}"

    answer = ben.post(f"{path}/seats/0")

    assert answer.status_code == 409
    assert answer.json()["line"]["args"] == {"seat": 1, "player": "Ada"}


def test_the_owner_takes_a_seat_away(pair: Pair) -> None:
    ada, ben, key = pair

    with ben.socket(key, "?seat=1") as wire:
        wire.until("update")
        ada.http.delete(f"/api/matches/{key}/seats/1")
        room = wire.until("room", viewer=-1)

    assert [seat["mine"] for seat in room["seats"]] == [False, False]


def test_moves_are_confirmed_with_their_number(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]
        asked = [first, second][updates[0]["view"]["asked"]["seat"]]

        answer = asked.play()

    assert answer["type"] == "accepted"
    assert answer["ply"] > updates[0]["ply"]


def test_the_question_is_for_the_asked_seat_only(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]

    asked = updates[0]["view"]["asked"]["seat"]
    assert updates[asked]["question"]["options"]
    assert updates[1 - asked]["question"] is None
    assert updates[1 - asked]["view"]["asked"]["options"] is None


def test_a_repeated_move_is_accepted_and_played_once(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]
        asked = [first, second][updates[0]["view"]["asked"]["seat"]]
        sent = asked.last["update"]
        option = sent["question"]["options"][0]
        once = asked.ask("play", ply=sent["ply"], option=option, branch=0)

        again = asked.ask("play", ply=sent["ply"], option=option, branch=0)

    assert again["type"] == "accepted"
    assert again["ply"] == once["ply"]


def test_a_move_whose_sender_is_gone_is_told_to_the_others(
    open_house: Callable[..., House],
) -> None:
    house = open_house()
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    commit = house.server.store.commit

    async def slow_commit(group: list[Batch]) -> None:
        await asyncio.sleep(0.5)
        await commit(group)

    with ada.socket(key) as mover, ada.socket(key, "?seat=-1") as other:
        update = mover.until("update")
        other.until("update")
        house.server.store.commit = slow_commit  # type: ignore[method-assign]
        option = update["question"]["options"][0]
        mover.send("play", ply=update["ply"], branch=0, option=option)
        mover.connection.socket.shutdown(socket.SHUT_RDWR)
        # Somebody comes: the server finds out that the sender is gone before the move is stored.
        with ada.socket(key, "?seat=-1"):
            told = other.until("update")
    ada.close()
    house.close()

    assert told["ply"] > update["ply"]


def test_a_stale_move_is_refused_and_followed_by_an_update(pair: Pair) -> None:
    ada, _, key = pair
    with ada.socket(key) as wire:
        ply = wire.until("update")["ply"]

        answer = wire.ask("play", ply=ply + 5, option=0, branch=0)
        update = wire.until("update")

    assert answer["code"] == "stale-ply"
    assert answer["line"]["key"] == "refusal-stale-ply"
    assert update["ply"] == ply


def test_a_move_that_the_rules_forbid_names_its_rule(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]
        asked = [first, second][updates[0]["view"]["asked"]["seat"]]

        answer = asked.play(option=123456)

    assert answer["code"] == "not-an-option"
    assert answer["rule"].startswith("T-")


def test_several_people_share_a_screen(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make({**ME, "name": "Ada"}, {**ME, "name": "Cleo"}))
    with ada.socket(key) as wire:
        first = wire.until("update")

        wire.ask("watch", seat=1 - first["viewer"])
        second = wire.until("update")

    assert first["question"] is not None
    assert second["viewer"] == 1 - first["viewer"]
    assert second["question"] is None
    assert [seat["name"] for seat in second["seats"]] == ["Ada", "Cleo"]


def test_bots_play_by_themselves(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(BOT, BOT, public=True))

    with ada.socket(key) as wire:
        update = wire.until("update")
        while update["ply"] < 20:
            update = wire.until("update")

    assert update["viewer"] == -1
    assert update["question"] is None


def test_chat_reaches_everybody_and_those_who_come_later(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first:
        first.until("update")
        first.ask("chat", text="Good luck!")
        told = first.last.get("said") or first.until("said")
    with ben.socket(key) as second:
        heard = second.until("said")

    assert told["text"] == "Good luck!"
    assert (heard["name"], heard["seat"], heard["text"]) == ("Ada", 0, "Good luck!")


def test_undo_is_free_up_to_the_barrier(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    with ada.socket(key) as wire:
        first = wire.until("update")
        wire.play()
        after = wire.until("update")

        answer = wire.ask("undo", to_ply=first["ply"], branch=0)
        back = wire.until("update")

    assert after["may_undo_to"] == first["ply"]
    assert answer["branch"] == 1
    assert (back["ply"], back["since"]) == (first["ply"], first["ply"])
    assert back["view"] == first["view"]


def test_undo_beyond_the_barrier_needs_consent(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]
        seat = updates[0]["view"]["asked"]["seat"]
        asked, other = [first, second][seat], [first, second][1 - seat]
        ply = asked.last["update"]["ply"]
        asked.play()

        asked.ask("request-undo", to_ply=ply, branch=0)
        wish = other.until("update")
        while wish["undo"] is None:
            wish = other.until("update")
        other.ask("answer-undo", agree=True, branch=0)
        back = asked.until("update", branch=1)

    assert wish["undo"] == {"seat": seat, "to_ply": ply, "waiting": [1 - seat]}
    assert back["ply"] == ply


def test_conceding_ends_a_match_of_two(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        first.until("update")

        first.ask("concede")
        second.until("room", status="over")
        update = second.until("update")

    assert update["result"]["reason"] == "concede"
    assert update["result"]["places"] == [2, 1]
    assert ben.get(f"/api/matches/{key}").json()["seed"] is not None


def test_a_rematch_has_the_same_chairs(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as wire:
        wire.until("update")
        wire.ask("concede")

    made = ben.post(f"/api/matches/{key}/rematch").json()
    found = ada.post(f"/api/matches/{key}/rematch").json()

    assert id_of(found) == id_of(made)
    assert [seat["name"] for seat in made["summary"]["seats"]] == ["Ada", "Ben"]
    assert made["summary"]["status"] == "open"
    assert found["summary"]["seats"][0]["mine"] is True
    assert found["summary"]["status"] == "playing", "with the last who wants it, it begins"
    assert id_of(ben.post(f"/api/matches/{key}/rematch").json()) == id_of(made)


def test_a_fork_goes_on_from_the_same_position(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    with ada.socket(key) as wire:
        wire.until("update")
        for _ in range(3):
            wire.play()
            update = wire.until("update")
            wire.ask("watch", seat=update["view"]["asked"]["seat"])
            wire.until("update")

    made = ada.post(f"/api/matches/{key}/fork", ply=2, seats=[ME, BOT]).json()
    here = ada.get(f"/api/matches/{key}/replay/2?viewer=0").json()
    there = ada.get(f"/api/matches/{id_of(made)}/replay/2?viewer=0").json()

    assert made["forked_from"] == key
    assert there["view"] == here["view"]


def test_others_matches_can_not_be_forked_while_they_go_on(pair: Pair) -> None:
    ada, _, key = pair

    answer = ada.post(f"/api/matches/{key}/fork", ply=0, seats=[ME, BOT])

    assert answer.json()["code"] == "fork-not-own"


def test_a_record_is_given_at_the_end(pair: Pair) -> None:
    ada, ben, key = pair
    hidden = ben.get(f"/api/matches/{key}/record").json()["code"]
    with ada.socket(key) as wire:
        wire.until("update")
        wire.ask("concede")

    record = ben.get(f"/api/matches/{key}/record").json()

    assert hidden == "record-hidden"
    assert record["header"]["game"] == "utopia"
    assert record["header"]["seed_hash"] == ben.get(f"/api/matches/{key}").json()["seed_hash"]
    assert record["seed"] is not None


def test_a_replay_shows_any_ply_as_the_viewer_saw_it(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]
        asked = [first, second][updates[0]["view"]["asked"]["seat"]]
        asked.play()
        ply = updates[0]["ply"]

        replayed = ada.get(f"/api/matches/{key}/replay/{ply}?viewer=0").json()
        foreign = ada.get(f"/api/matches/{key}/replay/{ply}?viewer=1").json()

    assert replayed["view"] == updates[0]["view"]
    assert foreign["code"] == "not-your-seat"


def test_news_come_without_sockets_too(pair: Pair) -> None:
    ada, _, key = pair
    path = f"/api/matches/{key}/poll?seat=0"
    first = ada.get(path).json()
    known = f"&ply={first['ply']}&branch=0&version={first['version']}&said={first['said']}"
    quiet = ada.get(path + known).json()

    answer = ada.post(f"/api/matches/{key}/requests?seat=0", type="chat", request=1, text="Hello")
    heard = ada.get(path + known).json()

    assert [message["type"] for message in first["messages"]] == ["room", "update"]
    assert quiet["messages"] == []
    assert answer.json()["type"] == "accepted"
    assert [message["type"] for message in heard["messages"]] == ["said"]


def test_a_client_that_comes_back_is_told_only_what_it_missed(pair: Pair) -> None:
    ada, ben, key = pair
    with ada.socket(key) as first, ben.socket(key) as second:
        updates = [first.until("update"), second.until("update")]
        asked = [first, second][updates[0]["view"]["asked"]["seat"]]
        asked.play()
    ply = updates[0]["ply"]

    with ada.socket(key, f"?ply={ply}&branch=0") as wire:
        missed = wire.until("update")
        wire.ask("resync", ply=0, branch=0)
        everything = wire.until("update")

    assert missed["since"] == ply
    assert len(missed["told"]) == missed["ply"] - ply
    assert everything["since"] == 0
