"""Records of games: a header and a list of numbers, chained by hash, as canonical JSON.

The chain tells where a record was changed by accident or by hand. It is no signature: whoever
makes a new record can make a new chain, but not one that replays to another result.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

import msgspec

from ludopolis.wire.error import Refusal

PLAIN: Final = 1
"""The seed's hash is of the seed alone: for those who know it anyhow."""
SALTED: Final = 2
"""The seed's hash has a salt, which is told together with the seed."""
FORMATS: Final = (PLAIN, SALTED)
LINK_LENGTH: Final = 8
SEED: Final = re.compile(r"-?[0-9]{1,300}")
SALT: Final = re.compile(r"[0-9a-f]{64}")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was started with. The seed stays secret until the end; its hash does not."""

    format: int
    game: str
    rules_version: int
    pack_id: str
    pack_hash: str
    seats: int
    flags: dict[str, str]
    seed_hash: str
    players: list[str]
    started: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: points and places per seat (1 is first; shared places repeat)."""

    scores: list[int]
    places: list[int]
    reason: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game. ``plies`` has every answer, forced ones too; ``links`` one hash more than plies."""

    header: Header
    length: int
    plies: list[int]
    links: list[str]
    seed: str | None
    result: Result | None
    hash: str
    salt: str | None = None


class Versioned(msgspec.Struct):
    """As much of a header as every format has."""

    format: int


class AnyFormat(msgspec.Struct):
    """As much of a record as every format has."""

    header: Versioned


def seed_hash(seed: int | str, salt: str = "") -> str:
    """What is published at the start, so that nobody can choose the deal afterwards.

    With a salt, 64 hexadecimal digits, nobody can find the seed by trying all of them either.
    """
    return digest(f"ludopolis deal {salt} {seed}" if salt else f"seed {seed}")


def seal_record(
    header: Header,
    plies: list[int],
    seed: int | None = None,
    result: Result | None = None,
    salt: str = "",
) -> Record:
    """The record of these plies with its chain; the salt is shown when the seed is."""
    shown_seed = None if seed is None else str(seed)
    shown_salt = None if seed is None or not salt else salt
    chain = hash_chain(header, plies)
    links = [link[:LINK_LENGTH] for link in chain]
    last = end_of(chain[-1], shown_seed, result, shown_salt)
    return Record(header, len(plies), list(plies), links, shown_seed, result, last, shown_salt)


def encode(record: Record) -> bytes:
    """Canonical JSON: keys in a fixed order, one line per part; equal records are equal bytes."""
    parts = [
        encode_sorted(name) + b":" + encode_sorted(getattr(record, name))
        for name in record.__struct_fields__
        if name != "salt" or record.header.format == SALTED
    ]
    return b"{" + b",\n".join(parts) + b"}\n"


def decode(data: bytes) -> Record:
    """The record in these bytes. Refuses what is not a record, or not a whole one."""
    try:
        version = msgspec.json.decode(data, type=AnyFormat).header.format
        if version not in FORMATS:
            raise Refusal("record-format", found=version, known=FORMATS[-1])
        return check_fields(msgspec.json.decode(data, type=Record))
    except msgspec.ValidationError as error:
        raise Refusal("record-shape", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        if "truncated" in str(fault) or is_cut(data):
            raise Refusal("record-cut") from None
        raise Refusal("record-not-json", detail=str(fault)) from None


def is_cut(data: bytes) -> bool:
    """It begins like a record and doesn't end like one."""
    return data.startswith(b"{") and not data.rstrip().endswith(b"}")


def check_fields(record: Record) -> Record:
    """Refuse what the types of the fields can't say."""
    if len(record.header.players) != record.header.seats:
        raise Refusal("record-shape", detail="players")
    if record.seed is not None and not SEED.fullmatch(record.seed):
        raise Refusal("record-shape", detail="seed")
    is_salt_due = record.header.format == SALTED and record.seed is not None
    if is_salt_due != (record.salt is not None and SALT.fullmatch(record.salt) is not None):
        raise Refusal("record-shape", detail="salt")
    return record


def check_chain(record: Record) -> None:
    """Refuse a record that was changed since it was made, naming the ply."""
    chain = hash_chain(record.header, record.plies)
    if record.links[:1] != [chain[0][:LINK_LENGTH]]:
        raise Refusal("record-header-edited")
    for ply, (link, expected) in enumerate(zip(record.links[1:], chain[1:], strict=False)):
        if link != expected[:LINK_LENGTH]:
            raise Refusal("record-edited", ply=ply)
    present = min(len(record.plies), len(record.links) - 1)
    if present < record.length:
        raise Refusal("record-truncated", ply=present, length=record.length)
    if record.hash != end_of(chain[-1], record.seed, record.result, record.salt):
        raise Refusal("record-end-edited")
    if record.seed is None:
        return
    if seed_hash(record.seed, record.salt or "") != record.header.seed_hash:
        raise Refusal("record-seed")


def hash_chain(header: Header, plies: list[int]) -> list[str]:
    """The hash of the header, then one per ply, each made from the one before."""
    chain = [digest(encode_sorted(header).decode())]
    for ply in plies:
        chain.append(digest(f"{chain[-1]} {ply}"))
    return chain


def end_of(last: str, seed: str | None, result: Result | None, salt: str | None) -> str:
    told = [seed, result] if salt is None else [seed, result, salt]
    return digest(f"{last} {encode_sorted(told).decode()}")


def encode_sorted(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
