"""Making matches and coming together for them: who may do what, and which entries it makes."""

from __future__ import annotations

import hmac
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.core.game import Setup
from ludopolis.server.catalogue import DEFAULT_LEVEL, check_level, game_of
from ludopolis.server.match.authority import (
    Administrator,
    Caller,
    Visitor,
    key_of,
    known_visitor,
)
from ludopolis.server.match.chair import WHOLE_MATCH
from ludopolis.server.match.entry import Config, Details, Entry
from ludopolis.server.match.match import Match
from ludopolis.server.rooms.listing import summary_of
from ludopolis.server.storage.store import author_of
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Favour, Timing
from ludopolis.wire.names import plain
from ludopolis.wire.rest import MatchPage, NewMatch, NewSeat

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

BOT_NAMES: Final = ["Ada", "Bao", "Chloé", "Daan", "Élise", "Femke", "Gaspard", "Hanna"]
SEED_BITS: Final = 256
SALT_BYTES: Final = 32
MAX_SECONDS: Final = 366 * 86_400.0


class Guest:
    """Who asks, and by what name."""

    def __init__(self, caller: Caller, name: str) -> None:
        self.caller = caller
        self.name = name

    @property
    def visitor(self) -> Visitor:
        """The visitor; refuses those who are none."""
        return known_visitor(self.caller)


def clean_name(name: str) -> str:
    """A name that can be shown on one line."""
    shown = plain(name)
    if not shown:
        raise Refusal("name-empty")
    return shown


# --- making ----------------------------------------------------------------------------------


def config_of(hall: Hall, wanted: NewMatch, owner: Visitor) -> Config:
    """A new match, seed and salt from the system's secure source; refuses what can't be played."""
    game = game_of(wanted.game)
    check_timing(wanted.timing)
    game.check_setup(Setup(len(wanted.seats), 0, dict(wanted.flags)))
    return Config(
        id=hall.place.new_id(),
        game=game.slug,
        rules_version=game.rules_version,
        pack_id=game.pack_id,
        pack_hash=game.pack_hash,
        seats=len(wanted.seats),
        flags=dict(wanted.flags),
        seed=str(secrets.randbits(SEED_BITS)),
        salt=secrets.token_hex(SALT_BYTES),
        owner=owner.key,
        created=time.time(),
        title=wanted.title,
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
    key = guest.visitor.key
    entries = [new_invite()]
    mine = 0
    for number, seat in enumerate(seats):
        if seat.kind == "me":
            mine += 1
            name = clean_name(seat.name) if seat.name else numbered_name(guest.name, mine)
            entries.append(Entry("sit", number, details=Details(key, name)))
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


async def create(hall: Hall, guest: Guest, wanted: NewMatch) -> Room:
    return await make(hall, config_of(hall, wanted, guest.visitor), opening(guest, wanted.seats))


async def make(
    hall: Hall,
    config: Config,
    entries: list[Entry],
    before: Callable[[], Awaitable[None]] | None = None,
) -> Room:
    """Make a match, unless its owner has too many that are unfinished or just being made.

    ``before`` is done before it is there, and not at all for one that is refused.
    """
    owner, most = config.owner, hall.settings.matches_per_visitor
    under_way = hall.making.count(owner)
    hall.making.enter(owner)
    try:
        if await hall.store.count_of(owner) + under_way >= most:
            raise Refusal("too-many-matches", max=most)
        if before is not None:
            await before()
        return await hall.create(config, entries)
    finally:
        hall.making.leave(owner)


# --- coming together -------------------------------------------------------------------------


def check_look(match: Match, guest: Guest) -> None:
    """A private match does not even say that it is there."""
    if not match.may_look(guest.caller):
        raise Refusal("match-unknown", match=match.config.id)


def check_space(room: Room, guest: Guest, most: int) -> None:
    """However many look on, who has a chair gets in."""
    if len(room.audience.listeners) >= most and not room.match.seats_of(guest.caller):
        raise Refusal("too-many-sockets", max=most)


def check_owner(match: Match, guest: Guest) -> None:
    check_look(match, guest)
    is_admin = isinstance(guest.caller, Administrator)
    if not is_admin and not match.is_owner(guest.caller):
        raise Refusal("not-owner")


def enter(match: Match, guest: Guest, invite: str) -> list[Entry]:
    visitor = guest.visitor
    if match.may_look(visitor):
        return []
    is_invited = invite.isascii() and hmac.compare_digest(invite, match.invite)
    if not invite or not is_invited or visitor.key in match.expelled:
        raise Refusal("match-unknown", match=match.config.id)
    return [Entry("enter", details=Details(visitor.key))]


def expel(match: Match, guest: Guest, person: str) -> list[Entry]:
    """Show somebody who came in by an invitation the door, and let the invitation be another."""
    check_owner(match, guest)
    for key in match.entered:
        if author_of(match.config.id, key) == person and not match.seats_of(Visitor(key)):
            return [Entry("expel", details=Details(key)), new_invite()]
    raise Refusal("person-unknown")


def renew_invite(match: Match, guest: Guest) -> list[Entry]:
    check_owner(match, guest)
    return [new_invite()]


def sit(
    match: Match, guest: Guest, seat: int, name: str, *, has_leave: bool = False
) -> list[Entry]:
    """Sit down. In play that is for who had the chair, or with the leave of the others."""
    check_look(match, guest)
    visitor, chair = guest.visitor, match.chair(seat)
    is_mine = chair.is_held_by(visitor)
    if is_mine and chair.kind == "person" and not is_absent(match, seat):
        return []
    if chair.hold == "emptied" and not match.may_take(visitor, seat):
        raise Refusal("consent-needed", seat=seat + 1)
    is_others = chair.hold == "held" and not is_mine
    is_let = is_others and (has_leave or chair.is_open_to(visitor))
    freed = [Entry("rise", seat, value=1)] if is_let else []
    shown = clean_name(name) if name else (chair.name if is_mine else guest.name)
    return [*freed, Entry("sit", seat, details=Details(visitor.key, shown))]


def ask_consent(match: Match, guest: Guest, seat: int, *, is_missed: bool) -> list[Entry]:
    """Ask for a chair that was emptied, or whose holder has left, or to go on elsewhere.

    Who plays asks for a bot instead, where somebody has been missed for long.
    """
    check_look(match, guest)
    visitor, table = guest.visitor, match.playing
    may_replace = is_missed and bool(match.seats_of(visitor))
    if seat != WHOLE_MATCH:
        table.check_seat(seat)
    if seat != WHOLE_MATCH and not may_replace:
        check_takeover(match, seat, visitor, is_missed=is_missed)
    pending = match.consents.get(seat)
    if pending is not None and pending.asker != visitor.key:
        raise Refusal("consent-pending", player=pending.name)
    is_needed = not (
        match.may_fork(visitor) if seat == WHOLE_MATCH else match.may_take(visitor, seat)
    )
    if pending is not None or not is_needed:
        return []
    return [Entry("ask-consent", seat, details=Details(visitor.key, guest.name))]


def check_takeover(match: Match, seat: int, visitor: Visitor, *, is_missed: bool) -> None:
    """Refuse what nobody can agree to: a chair that somebody is in, a future somebody knows."""
    is_others = match.chairs[seat].hold == "held" and seat not in match.seats_of(visitor)
    if is_others and match.seats_of(visitor):
        raise Refusal("seat-awaited", player=match.chairs[seat].name)
    if match.has_relatives:
        raise Refusal("match-forked")
    is_left = (is_missed or match.is_left(seat)) and not match.chairs[seat].is_held_by(visitor)
    may_stand_in = is_left and not match.knows_rivals_of(visitor.key, seat)
    if match.chairs[seat].hold != "emptied" and not may_stand_in:
        raise Refusal("seat-taken", seat=seat + 1, player=match.chairs[seat].name)
    if seat in match.conceded:
        raise Refusal("seat-conceded", seat=seat + 1)


def give_consent(match: Match, guest: Guest, seat: int, *, agree: bool) -> list[Entry]:
    """Agree or not; who asks may only take it back."""
    check_look(match, guest)
    match.check_playing()
    visitor, pending = guest.visitor, match.consents.get(seat)
    players = match.players()
    if pending is None or visitor.key not in players | {pending.asker}:
        raise Refusal("consent-not-asked")
    if agree and visitor.key not in pending.waiting(players):
        return []
    return [Entry("consent", seat, value=int(agree), details=Details(visitor.key))]


def is_absent(match: Match, seat: int) -> bool:
    return match.table is not None and match.table.seats[seat].absent


def rise(match: Match, guest: Guest, seat: int) -> list[Entry]:
    """Get up, or, as the owner, take the chair away from its holder, who may come back."""
    check_look(match, guest)
    chair = match.chair(seat)
    if chair.is_held_by(guest.caller):
        return [] if is_absent(match, seat) or chair.kind == "bot" else [Entry("rise", seat)]
    check_owner(match, guest)
    if chair.hold == "free" or (chair.hold != "held" and match.table is not None):
        return []
    if match.table is not None:
        match.check_playing()
    return [Entry("rise", seat, value=1)]


def hand_over(match: Match, seat: int, level: str = DEFAULT_LEVEL) -> list[Entry]:
    """A bot takes the chair; its holder may take it back."""
    check_level(level)
    details = Details(level=level, name=match.chairs[seat].name)
    rise = [] if is_absent(match, seat) else [Entry("rise", seat)]
    return [*rise, Entry("bot", seat, details=details)]


def has_leave(room: Room, guest: Guest, seat: int, favour: Favour) -> bool:
    """Whether the others agree to what this one asks for a chair that its holder has left."""
    consent = room.match.consents.get(seat)
    if consent is None or consent.asker != key_of(guest.caller):
        return False
    is_held = room.match.chairs[seat].hold == "held"
    is_meant = is_held and favour == room.favour(seat, consent) and room.is_open(seat, consent)
    return is_meant and not consent.waiting(room.voices(seat, consent))


def seat_bot(
    match: Match,
    guest: Guest,
    seat: int,
    level: str,
    *,
    has_leave: bool = False,
    is_missed: bool = False,
) -> list[Entry]:
    """By the owner, or with the leave of those who are there: who is missed gets up for it."""
    if not has_leave:
        check_owner(match, guest)
    if has_leave or is_missed:
        return hand_over(match, seat, level)
    chair = match.chair(seat)
    if chair.kind == "bot" and chair.level == level:
        return []
    entry = bot_entry(seat, level)
    if chair.hold in {"held", "emptied"}:
        entry = Entry("bot", seat, details=Details(name=chair.name, level=level))
    return [entry]


def be_ready(match: Match, guest: Guest, *, is_ready: bool) -> list[Entry]:
    check_look(match, guest)
    own = match.seats_of(guest.caller)
    if not own:
        raise Refusal("spectators-only-look")
    return [Entry("ready", seat, value=int(is_ready)) for seat in own]


def start(match: Match, guest: Guest) -> list[Entry]:
    check_owner(match, guest)
    return [Entry("start")]


# --- going on --------------------------------------------------------------------------------


async def rematch(hall: Hall, room: Room, guest: Guest) -> Room:
    """A new match with the same chairs; whoever asks second finds the first one's.

    Once all of them have asked it begins.
    """
    match = room.match
    check_look(match, guest)
    if not match.seats_of(guest.caller):
        raise Refusal("spectators-only-look")
    if match.status != "over":
        raise Refusal("match-not-over")
    if match.rematch is not None:
        return await rematch_of(hall, match.rematch, guest)
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
    made = await make(hall, config_of(hall, wanted, guest.visitor), same_chairs(match, guest))
    details = Details(match=made.id)
    await hall.change(room, lambda now: [] if now.rematch else [Entry("rematch", details=details)])
    return await rematch_of(hall, room.match.rematch or made.id, guest)


async def rematch_of(hall: Hall, key: str, guest: Guest) -> Room:
    room = await hall.room(key)
    check_look(room.match, guest)
    await hall.change(room, lambda now: come_again(now, guest))
    return room


def come_again(match: Match, guest: Guest) -> list[Entry]:
    """Whoever asks for it is ready; with the last of them it begins."""
    if match.table is not None:
        return []
    own = match.seats_of(guest.caller)
    entries = [Entry("ready", seat, value=1) for seat in own if not match.chair(seat).is_ready]
    is_whole = all(
        chair.kind == "bot" or chair.is_ready or seat in own
        for seat, chair in enumerate(match.chairs)
    )
    return [*entries, Entry("start")] if entries and is_whole else entries


def same_chairs(match: Match, guest: Guest) -> list[Entry]:
    entries = [new_invite()]
    for seat, chair in enumerate(match.chairs):
        if chair.holder is not None:
            entries.append(Entry("sit", seat, details=Details(chair.holder.key, chair.name)))
        elif chair.kind == "bot":
            entries.append(bot_entry(seat, chair.level))
    is_alone = all(chair.holder is None or chair.is_held_by(guest.caller) for chair in match.chairs)
    if is_alone and len(entries) == match.config.seats + 1:
        entries.append(Entry("start"))
    return entries


async def fork(hall: Hall, room: Room, guest: Guest, ply: int, seats: list[NewSeat]) -> Room:
    """A new match that goes on from a ply: the same seed deals the same cards.

    So while the seed is a secret it is for one who has played alone, or whom all others let.
    """
    match, base = room.match, room.match.config
    check_look(match, guest)
    if not room.is_seed_public:
        check_fork(match, guest)
    if match.table is None or not 0 <= ply <= match.table.ply:
        raise Refusal("ply-unknown", ply=ply)
    if any(seat.kind == "empty" for seat in seats):
        raise Refusal("seats-empty", count=sum(seat.kind == "empty" for seat in seats))
    wanted = NewMatch(game=base.game, seats=seats, flags=base.flags, title=base.title)
    if len(seats) != base.seats:
        raise Refusal("seats-out-of-range", seats=len(seats), min=base.seats, max=base.seats)
    made = msgspec.structs.replace(
        config_of(hall, wanted, guest.visitor),
        # By the rules of its beginning, whatever is newest by now.
        rules_version=base.rules_version,
        pack_id=base.pack_id,
        pack_hash=base.pack_hash,
        seed=base.seed,
        salt=base.salt,
        forked_from=base.id,
        forked_at=ply,
    )
    plies = Details(plies=match.table.history.plies[:ply])
    entries = [*opening(guest, seats), Entry("fork", details=plies)]
    if room.is_seed_public:
        return await make(hall, made, entries)
    note = partial(note_fork, guest=guest, fork=made.id)
    return await make(hall, made, entries, partial(hall.change, room, note))


def check_fork(match: Match, guest: Guest) -> None:
    if not match.may_fork(guest.visitor):
        raise Refusal("fork-not-own")


def note_fork(match: Match, guest: Guest, fork: str) -> list[Entry]:
    """Before the fork is there: nobody who has come in since must have been passed over.

    A match that has ended since tells its seed to all, and has no secret to share.
    """
    if match.status == "over" and not match.has_relatives:
        return []
    check_fork(match, guest)
    return [Entry("forked", details=Details(match=fork))]


# --- showing ---------------------------------------------------------------------------------


def page(room: Room, guest: Guest) -> MatchPage:
    match, config = room.match, room.match.config
    return MatchPage(
        summary=summary_of(room, guest.caller),
        flags=config.flags,
        timing=config.timing,
        delay=config.delay,
        bot_after=config.bot_after,
        rules_version=config.rules_version,
        pack_id=config.pack_id,
        pack_hash=config.pack_hash,
        seed_hash=config.seed_hash,
        seed=config.seed if room.is_seed_public else None,
        salt=config.salt if room.is_seed_public else None,
        rematch=match.rematch,
        forked_from=config.forked_from,
        forked_at=config.forked_at,
        result=match.result,
        conceded=list(match.conceded),
        invite=match.invite if match.is_owner(guest.caller) else None,
        lesson=bool(config.lesson),
    )
