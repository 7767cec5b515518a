"""Making matches and coming together for them: who may do what, and which entries it makes."""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.core.game import Setup
from ludopolis.play.moment import SPECTATOR
from ludopolis.server.catalogue import DEFAULT_LEVEL, check_level, game_of
from ludopolis.server.match.entry import Config, Details, Entry
from ludopolis.server.match.match import NOBODY, Match
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Timing
from ludopolis.wire.rest import MatchPage, MatchSummary, NewMatch, NewSeat

if TYPE_CHECKING:
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

BOT_NAMES: Final = ["Ada", "Bao", "Chloé", "Daan", "Élise", "Femke", "Gaspard", "Hanna"]
MAX_SECONDS: Final = 366 * 86_400.0


class Guest:
    """Who asks: a visitor with a name, perhaps the administrator."""

    def __init__(self, visitor: str, name: str, *, is_admin: bool = False) -> None:
        self.visitor = visitor
        self.name = name
        self.is_admin = is_admin


def clean_name(name: str) -> str:
    """A name that can be shown on one line."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not shown:
        raise Refusal("name-empty")
    return shown


# --- making ----------------------------------------------------------------------------------


def config_of(wanted: NewMatch, owner: str) -> Config:
    """A new match with a seed from the system's secure source; refuses what can't be played."""
    game = game_of(wanted.game)
    check_timing(wanted.timing)
    game.check_setup(Setup(len(wanted.seats), 0, dict(wanted.flags)))
    return Config(
        id=base64.b32encode(secrets.token_bytes(10)).decode().lower()[:14],
        game=game.slug,
        rules_version=game.rules_version,
        pack_id=game.pack_id,
        pack_hash=game.pack_hash,
        seats=len(wanted.seats),
        flags=dict(wanted.flags),
        seed=str(secrets.randbits(64)),
        owner=owner,
        created=time.time(),
        title=" ".join(wanted.title.split()),
        public=wanted.public,
        timing=wanted.timing,
        delay=wanted.delay,
        bot_after=wanted.bot_after,
    )


def check_timing(timing: Timing) -> None:
    first = timing.move if timing.kind == "days" else timing.main
    amounts = (timing.main, timing.increment, timing.move)
    if timing.kind != "none" and not first > 0.0:
        raise Refusal("timing")
    if any(not 0.0 <= amount <= MAX_SECONDS for amount in amounts):
        raise Refusal("timing")


def opening(guest: Guest, seats: list[NewSeat]) -> list[Entry]:
    """The entries that fill the chairs; without a free one the match starts at once."""
    entries = [new_invite()]
    mine = 0
    for number, seat in enumerate(seats):
        if seat.kind == "me":
            mine += 1
            name = clean_name(seat.name) if seat.name else numbered_name(guest.name, mine)
            entries.append(Entry("sit", number, details=Details(guest.visitor, name)))
        elif seat.kind == "bot":
            entries.append(bot_entry(number, seat.level or DEFAULT_LEVEL))
    if all(seat.kind != "empty" for seat in seats):
        entries.append(Entry("start"))
    return entries


def numbered_name(name: str, count: int) -> str:
    return name if count == 1 else f"{name} {count}"


def bot_entry(seat: int, level: str) -> Entry:
    check_level(level)
    return Entry("bot", seat, details=Details(name=BOT_NAMES[seat], level=level))


def new_invite() -> Entry:
    return Entry("invite", details=Details(token=secrets.token_urlsafe(15)))


async def check_room_for_more(hall: Hall, guest: Guest) -> None:
    if await hall.store.count_of(guest.visitor) >= hall.settings.matches_per_visitor:
        raise Refusal("too-many-matches", max=hall.settings.matches_per_visitor)


async def create(hall: Hall, guest: Guest, wanted: NewMatch) -> Room:
    await check_room_for_more(hall, guest)
    return await hall.create(config_of(wanted, guest.visitor), opening(guest, wanted.seats))


# --- coming together -------------------------------------------------------------------------


def check_look(match: Match, guest: Guest) -> None:
    """A private match does not even say that it is there."""
    if not guest.is_admin and not match.may_look(guest.visitor):
        raise Refusal("match-unknown", match=match.config.id)


def check_owner(match: Match, guest: Guest) -> None:
    check_look(match, guest)
    if not guest.is_admin and guest.visitor != match.config.owner:
        raise Refusal("not-owner")


def enter(match: Match, guest: Guest, invite: str) -> list[Entry]:
    if match.may_look(guest.visitor):
        return []
    if not invite.isascii() or not hmac.compare_digest(invite, match.invite):
        raise Refusal("match-unknown", match=match.config.id)
    return [Entry("enter", details=Details(guest.visitor))]


def renew_invite(match: Match, guest: Guest) -> list[Entry]:
    check_owner(match, guest)
    return [new_invite()]


def sit(match: Match, guest: Guest, seat: int, name: str) -> list[Entry]:
    check_look(match, guest)
    chair = match.chair(seat)
    is_mine = chair.is_held_by(guest.visitor)
    if is_mine and chair.kind == "person" and not is_absent(match, seat):
        return []
    shown = clean_name(name) if name else (chair.name if is_mine else guest.name)
    return [Entry("sit", seat, details=Details(guest.visitor, shown))]


def is_absent(match: Match, seat: int) -> bool:
    return match.table is not None and match.table.seats[seat].absent


def rise(match: Match, guest: Guest, seat: int) -> list[Entry]:
    """Get up, or, as the owner, take the chair away from its holder."""
    check_look(match, guest)
    chair = match.chair(seat)
    if chair.is_held_by(guest.visitor):
        return [] if is_absent(match, seat) or chair.kind == "bot" else [Entry("rise", seat)]
    check_owner(match, guest)
    if chair.kind == "empty":
        return []
    if chair.visitor == NOBODY and match.table is not None:
        return []
    return [Entry("rise", seat, value=1)]


def seat_bot(match: Match, guest: Guest, seat: int, level: str) -> list[Entry]:
    check_owner(match, guest)
    chair = match.chair(seat)
    if chair.kind == "bot" and chair.level == level:
        return []
    entry = bot_entry(seat, level)
    if chair.visitor != NOBODY:
        entry = Entry("bot", seat, details=Details(name=chair.name, level=level))
    return [entry]


def be_ready(match: Match, guest: Guest, *, is_ready: bool) -> list[Entry]:
    check_look(match, guest)
    own = match.seats_of(guest.visitor)
    if not own:
        raise Refusal("spectators-only-look")
    return [Entry("ready", seat, value=int(is_ready)) for seat in own]


def start(match: Match, guest: Guest) -> list[Entry]:
    check_owner(match, guest)
    return [Entry("start")]


# --- going on --------------------------------------------------------------------------------


async def rematch(hall: Hall, room: Room, guest: Guest) -> Room:
    """A new match with the same chairs; whoever asks second finds the first one's."""
    match = room.match
    check_look(match, guest)
    if not match.seats_of(guest.visitor):
        raise Refusal("spectators-only-look")
    if match.status != "over":
        raise Refusal("match-not-over")
    if match.rematch is not None:
        return await hall.room(match.rematch)
    wanted = NewMatch(
        game=match.config.game,
        seats=[NewSeat()] * match.config.seats,
        flags=match.config.flags,
        title=match.config.title,
        public=match.config.public,
        timing=match.config.timing,
        delay=match.config.delay,
        bot_after=match.config.bot_after,
    )
    made = await hall.create(config_of(wanted, guest.visitor), same_chairs(match, guest))
    details = Details(match=made.id)
    await hall.change(room, lambda now: [] if now.rematch else [Entry("rematch", details=details)])
    return await hall.room(room.match.rematch or made.id)


def same_chairs(match: Match, guest: Guest) -> list[Entry]:
    entries = [new_invite()]
    for seat, chair in enumerate(match.chairs):
        if chair.visitor != NOBODY:
            entries.append(Entry("sit", seat, details=Details(chair.visitor, chair.name)))
        elif chair.kind == "bot":
            entries.append(bot_entry(seat, chair.level))
    others = {chair.visitor for chair in match.chairs} - {NOBODY, guest.visitor}
    if not others and len(entries) == match.config.seats + 1:
        entries.append(Entry("start"))
    return entries


async def fork(hall: Hall, room: Room, guest: Guest, ply: int, seats: list[NewSeat]) -> Room:
    """A new match that goes on from a ply. In play, only of a match that is one's own alone:

    the same seed deals the same cards, and others must not look into their future.
    """
    match = room.match
    check_look(match, guest)
    is_own = bool(match.seats_of(guest.visitor)) and match.is_private_to(guest.visitor)
    if match.status != "over" and not is_own:
        raise Refusal("fork-not-own")
    if match.table is None or not 0 <= ply <= match.table.ply:
        raise Refusal("ply-unknown", ply=ply)
    if any(seat.kind == "empty" for seat in seats):
        raise Refusal("seats-empty", count=sum(seat.kind == "empty" for seat in seats))
    base = match.config
    wanted = NewMatch(game=base.game, seats=seats, flags=base.flags, title=base.title)
    if len(seats) != base.seats:
        raise Refusal("seats-out-of-range", seats=len(seats), min=base.seats, max=base.seats)
    made = config_of(wanted, guest.visitor)
    # By the rules of its beginning, whatever is newest by now.
    rules = (base.rules_version, base.pack_id, base.pack_hash)
    made = msgspec.structs.replace(
        made, rules_version=rules[0], pack_id=rules[1], pack_hash=rules[2]
    )
    config = msgspec.structs.replace(made, seed=base.seed, forked_from=base.id, forked_at=ply)
    plies = Details(plies=match.table.history.plies[:ply])
    entries = [*opening(guest, seats), Entry("fork", details=plies)]
    return await hall.create(config, entries)


# --- showing ---------------------------------------------------------------------------------


def summary(room: Room, visitor: str) -> MatchSummary:
    match, config, table = room.match, room.match.config, room.match.table
    is_behind = bool(config.delay) and not match.seats_of(visitor)
    is_shown = table is not None and match.status == "playing" and not is_behind
    return MatchSummary(
        id=config.id,
        game=config.game,
        title=config.title,
        status=match.status,
        public=config.public,
        seats=room.seats(visitor),
        free=sum(chair.kind == "empty" for chair in match.chairs),
        owner=visitor == config.owner,
        asked=table.asked if table is not None and is_shown else -1,
        ply=room.feed.known(SPECTATOR if is_behind else 0)[0],
        created=config.created,
        updated=match.updated,
    )


def page(room: Room, guest: Guest) -> MatchPage:
    match, config = room.match, room.match.config
    return MatchPage(
        summary=summary(room, guest.visitor),
        flags=config.flags,
        timing=config.timing,
        delay=config.delay,
        bot_after=config.bot_after,
        rules_version=config.rules_version,
        pack_id=config.pack_id,
        pack_hash=config.pack_hash,
        seed_hash=config.seed_hash,
        seed=config.seed if match.status == "over" else None,
        rematch=match.rematch,
        forked_from=config.forked_from,
        forked_at=config.forked_at,
        result=match.result,
        conceded=list(match.conceded),
        invite=match.invite if guest.visitor == config.owner else None,
        lesson=bool(config.lesson),
    )
