"""Snapshots: matches written down now and then, so that they are read without replaying them all.

A snapshot is only a cache. One that is missing, stale, of other rules or damaged is passed over,
and the match is replayed from its entries, which alone are the truth.
"""

from __future__ import annotations

import hashlib
import zlib
from array import array
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ludopolis.core.game import Setup
from ludopolis.play.saved import Written
from ludopolis.play.table import Table
from ludopolis.server.match.authority import Visitor, key_of, stored_visitor
from ludopolis.server.match.chair import Chair, Consent
from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.match.match import Match
from ludopolis.wire.message import SeatInfo, UndoRequest

if TYPE_CHECKING:
    from ludopolis.core.game import Game

FORMAT: Final = 2
EVERY: Final = 256
"""A match in play is written down again after this many entries."""
WORTH_IT: Final = 32
"""Fewer entries than this are replayed as quickly as a snapshot is read."""
DIGEST: Final = 16
CLOCK_ERROR: Final = 0.001


class Stale(Exception):
    """The snapshot can't be used; the message says why."""


class SavedChair(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A chair written down."""

    kind: Literal["person", "bot", "empty"]
    holder: str | None
    sitters: list[str]
    name: str
    level: str
    is_ready: bool
    lenders: list[str] = []


class SavedConsent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What others are asked to agree to, written down."""

    seat: int
    asker: str
    name: str
    given: list[str]


class SavedClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clocks written down, in the server's own time. None is ``paused`` any more."""

    left: list[float]
    fallen: list[int]
    running: int
    paused: bool = False
    since: float = 0.0


class SavedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table written down."""

    history: Written
    seats: list[SeatInfo]
    started: str
    undone: list[int]
    undo: UndoRequest | None
    clock: SavedClock


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match written down; ``last`` is the entry after which it was so."""

    number: int
    last: Entry
    chairs: list[SavedChair]
    invite: str
    entered: list[str]
    conceded: list[int]
    consents: list[SavedConsent]
    forks: list[str]
    rematch: str | None
    times: list[float]
    position: tuple[int, int]
    updated: float
    asked_tick: float
    play: SavedPlay
    expelled: list[str] = []
    owner: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """A row of the store."""

    match: str
    number: int
    version: str
    data: bytes


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(SavedMatch)


def version_of(game: Game) -> str:
    """What must agree for a snapshot to mean the same."""
    return f"{FORMAT}.{game.rules_version}.{game.pack_hash}"


# --- writing down ----------------------------------------------------------------------------


def take(match: Match) -> Snapshot:
    """The match as it is, which must be as it is stored."""
    packed = zlib.compress(ENCODER.encode(save_match(match)), 1)
    version = version_of(match.game)
    sealed = seal(match.config.id, version, packed) + packed
    return Snapshot(match.config.id, match.number, version, sealed)


def seal(match: str, version: str, packed: bytes) -> bytes:
    key = f"{match} {version} ".encode()
    return hashlib.blake2b(key + packed, digest_size=DIGEST).digest()


def save_match(match: Match) -> SavedMatch:
    assert match.table is not None, "only a match that is started is written down"
    assert match.last is not None, "a match that is started has entries"
    return SavedMatch(
        number=match.number,
        last=match.last,
        chairs=[save_chair(chair) for chair in match.chairs],
        invite=match.invite,
        entered=sorted(match.entered),
        expelled=sorted(match.expelled),
        owner=key_of(match.owner),
        conceded=list(match.conceded),
        consents=[save_consent(seat, match.consents[seat]) for seat in sorted(match.consents)],
        forks=list(match.forks),
        rematch=match.rematch,
        times=list(match.times),
        position=match.position,
        updated=match.updated,
        asked_tick=match.asked_tick,
        play=save_play(match.table),
    )


def save_chair(chair: Chair) -> SavedChair:
    holder = None if chair.holder is None else chair.holder.key
    sitters, lenders = list(chair.sitters), list(chair.lenders)
    name, level = chair.name, chair.level
    return SavedChair(chair.kind, holder, sitters, name, level, chair.is_ready, lenders)


def save_consent(seat: int, consent: Consent) -> SavedConsent:
    return SavedConsent(seat, consent.asker, consent.name, sorted(consent.given))


def save_play(table: Table) -> SavedPlay:
    clock = table.clock
    return SavedPlay(
        history=table.history.write_down(),
        seats=list(table.seats),
        started=table.started,
        undone=list(table.undone),
        undo=table.undo_request,
        clock=SavedClock(list(clock.left), list(clock.fallen), clock.running, since=clock.since),
    )


# --- reading ---------------------------------------------------------------------------------


def open_snapshot(snapshot: Snapshot, game: Game) -> SavedMatch:
    """What was written down; raises ``Stale`` for what is not ours or not whole."""
    if snapshot.version != version_of(game):
        raise Stale("other version")
    mark, packed = snapshot.data[:DIGEST], snapshot.data[DIGEST:]
    if mark != seal(snapshot.match, snapshot.version, packed):
        raise Stale("damaged")
    try:
        found = DECODER.decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError) as error:
        raise Stale("unreadable") from error
    if found.number != snapshot.number:
        raise Stale("other number")
    return found


def restore(game: Game, config: Config, snapshot: Snapshot, entries: list[Entry]) -> Match:
    """The match that was written down, with what came after; ``entries`` begin with its last one.

    Raises ``Stale`` if that entry is not the one it was, or if a later one takes something back.
    """
    found = open_snapshot(snapshot, game)
    if not entries or entries[0] != found.last:
        raise Stale("not of these entries")
    if any(entry.kind == "repair" for entry in entries[1:]):
        raise Stale("repaired since")
    match = restore_match(game, config, found)
    for entry in entries[1:]:
        match.apply(entry)
    return match


def restore_match(game: Game, config: Config, found: SavedMatch) -> Match:
    match = Match(game, config)
    for chair, saved in zip(match.chairs, found.chairs, strict=True):
        chair.kind, chair.name, chair.sitters = saved.kind, saved.name, saved.sitters
        chair.holder = None if saved.holder is None else Visitor(saved.holder)
        chair.level, chair.is_ready, chair.lenders = saved.level, saved.is_ready, saved.lenders
    for asked in found.consents:
        match.consents[asked.seat] = Consent(asked.asker, asked.name, asked.given)
    match.forks = found.forks
    match.number, match.last = found.number, found.last
    match.invite, match.entered = found.invite, set(found.entered)
    match.expelled, match.owner = set(found.expelled), stored_visitor(found.owner)
    match.conceded, match.rematch = found.conceded, found.rematch
    match.times = array("d", found.times)
    match.position, match.updated = found.position, found.updated
    match.asked_tick = found.asked_tick
    match.table = restore_table(game, config, found.play)
    return match


def restore_table(game: Game, config: Config, found: SavedPlay) -> Table:
    setup = Setup(config.seats, int(config.seed), dict(config.flags))
    table = Table(game, setup, found.seats, config.timing)
    table.history.restore(found.history)
    if table.history.state.save() != found.history.rows:
        raise Stale("positions are written otherwise now")
    table.salt = config.salt
    table.started, table.undone, table.undo_request = found.started, found.undone, found.undo
    clock, saved = table.clock, found.clock
    clock.left, clock.fallen, clock.running = saved.left, saved.fallen, saved.running
    clock.since = saved.since
    return table


# --- checking --------------------------------------------------------------------------------


def differs(found: SavedMatch, match: Match) -> bool:
    """Whether the snapshot says something else than the match replayed to the same entry."""
    if match.table is None or match.number != found.number:
        return True
    match.table.clock.settle(found.play.clock.since)
    again = save_match(match)
    return not is_close(found.play.clock.left, again.play.clock.left) or (
        without_clock(found) != without_clock(again)
    )


def is_close(these: list[float], those: list[float]) -> bool:
    """Clocks may have been looked at in between, which rounds."""
    pairs = zip(these, those, strict=True)
    return all(abs(one - other) < CLOCK_ERROR for one, other in pairs)


def without_clock(found: SavedMatch) -> SavedMatch:
    clock = msgspec.structs.replace(found.play.clock, left=[], since=0.0)
    return msgspec.structs.replace(found, play=msgspec.structs.replace(found.play, clock=clock))
