"""The form of records: canonical bytes, and a chain that shows every change."""

from __future__ import annotations

import contextlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.wire.error import Refusal
from ludopolis.wire.record import (
    Header,
    Record,
    Result,
    check_chain,
    decode,
    encode,
    seal_record,
    seed_hash,
)

HEADER = Header(
    format=1,
    game="toy",
    rules_version=1,
    pack_id="pearls",
    pack_hash="ab",
    seats=2,
    flags={"deck": "short", "a": "b"},
    seed_hash=seed_hash(7),
    players=["Ann", "Bô"],
    started="2026-01-01T00:00:00+00:00",
)
SALT = "5a" * 32
PINNED = "21f895b0d86e6fe14b044c590243d43dd6bbf1e1a0d5fbee17c1ca5b67dd64a9"
SALTED = msgspec.structs.replace(HEADER, format=2, seed_hash=seed_hash(7, SALT))
RECORD = seal_record(HEADER, [3, -1, 0, 2], 7, Result([1, 2], [2, 1], "end"))


def code(data: bytes) -> str:
    with pytest.raises(Refusal) as caught:
        decode(data)
    return caught.value.code


def broken(record: Record) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(Refusal) as caught:
        check_chain(record)
    return caught.value.code, caught.value.arguments


def changed(**changes: object) -> Record:
    record: Record = msgspec.structs.replace(RECORD, **changes)
    return record


def test_bytes_are_pinned() -> None:
    header, *rest = encode(RECORD).decode().splitlines()

    assert header == (
        '{"header":{"flags":{"a":"b","deck":"short"},"format":1,"game":"toy","pack_hash":"ab",'
        '"pack_id":"pearls","players":["Ann","Bô"],"rules_version":1,"seats":2,"seed_hash":'
        '"d1ce346a5a038ecc03f18f9d7ac07d7250516c3e1d6eb5d9f26ecb02854da1f7",'
        '"started":"2026-01-01T00:00:00+00:00"},'
    )
    assert rest == [
        '"length":4,',
        '"plies":[3,-1,0,2],',
        '"links":["f08b20e2","5dfc0489","a410bc06","84f9a588","ceb3a96d"],',
        '"seed":"7",',
        '"result":{"places":[2,1],"reason":"end","scores":[1,2]},',
        '"hash":"5dae194313f73e134c8ff906542ff0d4656650070939420e68b2b7c48e9d8af5"}',
    ]


def test_order_of_flags_does_not_matter() -> None:
    header = msgspec.structs.replace(HEADER, flags={"a": "b", "deck": "short"})

    assert encode(seal_record(header, [3, -1, 0, 2], 7, RECORD.result)) == encode(RECORD)


def test_round_trip() -> None:
    record = decode(encode(RECORD))

    assert record == RECORD
    check_chain(record)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "record-cut"),
        (b"hello", "record-not-json"),
        (b"\xff\xfe", "record-not-json"),
        (b"[" * 100_000, "record-shape"),
        (b"{}", "record-shape"),
        (b'{"header": {"format": 1}}', "record-shape"),
        (b'{"header": {"format": 2}}', "record-shape"),
        (b'{"header": {"format": 3}}', "record-format"),
        (b'{"header": {"format": 1}, "x": ' + b"[" * 100_000, "record-cut"),
        (encode(RECORD).replace(b'"seats":2', b'"seats":3'), "record-shape"),
        (encode(RECORD).replace(b'"seed":"7"', b'"seed":"seven"'), "record-shape"),
    ],
)
def test_not_a_record(data: bytes, expected: str) -> None:
    assert code(data) == expected


@given(st.integers(0, len(encode(RECORD)) - 3))
def test_every_cut_is_told_as_such(length: int) -> None:
    assert code(encode(RECORD)[:length]) == "record-cut"


def test_header_edited() -> None:
    header = msgspec.structs.replace(HEADER, players=["Ann", "Eve"])

    assert broken(changed(header=header)) == ("record-header-edited", {})


@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_ply_edited(ply: int) -> None:
    plies = RECORD.plies.copy()
    plies[ply] = 9

    assert broken(changed(plies=plies)) == ("record-edited", {"ply": ply})


def test_ply_inserted_or_taken_out() -> None:
    assert broken(changed(plies=[3, 5, -1, 0, 2])) == ("record-edited", {"ply": 1})
    assert broken(changed(plies=[3, 0, 2])) == ("record-edited", {"ply": 1})


def test_link_edited() -> None:
    links = [*RECORD.links[:3], "00000000", *RECORD.links[4:]]

    assert broken(changed(links=links)) == ("record-edited", {"ply": 2})


def test_plies_cut_off() -> None:
    cut = changed(plies=RECORD.plies[:2], links=RECORD.links[:3])

    assert broken(cut) == ("record-truncated", {"ply": 2, "length": 4})


def test_plies_cut_off_and_length_adjusted() -> None:
    cut = changed(plies=RECORD.plies[:2], links=RECORD.links[:3], length=2)

    assert broken(cut) == ("record-end-edited", {})


def test_links_missing() -> None:
    assert broken(changed(links=[])) == ("record-header-edited", {})
    assert broken(changed(links=RECORD.links[:1])) == ("record-truncated", {"ply": 0, "length": 4})


def test_result_or_seed_edited() -> None:
    assert broken(changed(result=None)) == ("record-end-edited", {})
    assert broken(changed(seed=None)) == ("record-end-edited", {})


def test_seed_other_than_promised() -> None:
    assert broken(seal_record(HEADER, [3], 8)) == ("record-seed", {})


@given(st.binary(max_size=40), st.integers(0, 2000))
def test_no_bytes_give_anything_but_a_refusal(noise: bytes, at: int) -> None:
    data = encode(RECORD)

    with contextlib.suppress(Refusal):
        check_chain(decode(data[:at] + noise + data[at + len(noise) :]))


# --- salts -----------------------------------------------------------------------------------


def test_a_salted_record_is_read_and_verified() -> None:
    record = seal_record(SALTED, [3, 1], 7, Result([1, 2], [2, 1], "end"), SALT)

    found = decode(encode(record))

    check_chain(found)
    assert (found, found.salt) == (record, SALT)


def test_while_the_seed_is_a_secret_so_is_the_salt() -> None:
    record = seal_record(SALTED, [3, 1], salt=SALT)

    assert SALT.encode() not in encode(record)
    check_chain(decode(encode(record)))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (b"5a5a", b"5b5a", "record-end-edited"),
        (b'"5a5a', b'"XX5a', "record-shape"),
        (b',\n"salt":"' + SALT.encode() + b'"', b"", "record-shape"),
        (b'"seed":"7"', b'"seed":"8"', "record-end-edited"),
    ],
)
def test_another_salt_or_seed_is_noticed(old: bytes, new: bytes, expected: str) -> None:
    record = seal_record(SALTED, [3, 1], 7, None, SALT)
    data = encode(record)
    assert old in data

    with pytest.raises(Refusal) as caught:
        check_chain(decode(data.replace(old, new, 1)))

    assert caught.value.code == expected


def test_a_chain_made_anew_does_not_save_another_seed() -> None:
    assert broken(seal_record(SALTED, [3, 1], 8, None, SALT))[0] == "record-seed"


def test_the_hash_of_a_salted_seed_is_pinned() -> None:
    """The browser makes the same one."""
    assert seed_hash(7, SALT) == PINNED
