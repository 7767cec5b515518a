"""A room: a match in memory, with those who look at it and what else is known of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from ludopolis.server.match.authority import Caller, key_of
from ludopolis.server.match.chair import WHOLE_MATCH, Consent
from ludopolis.server.rooms.audience import Audience
from ludopolis.server.rooms.lock import RoomLock
from ludopolis.server.updates.feed import Feed
from ludopolis.wire.message import AskedConsent, Favour, RoomSeat
from ludopolis.wire.message import Room as RoomMessage

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match
    from ludopolis.server.updates.feed import Tick
    from ludopolis.wire.message import Said


SKEW: Final = 1.0
"""Seconds by which the clocks of two nodes may differ."""


class Standing:
    """How a match in memory stands to the store.

    While it is not ``is_settled``, the match is ahead of the store and must not be shown. One that
    may have got ahead for good ``is_lost``. The node that has written last ``is_leading``: it lets
    bots think at once, others after a while. ``due`` and ``status`` are what the store's index
    says, ``snapped`` the number of entries in its snapshot, ``listed`` that in its listing, -1 if
    unknown.
    """

    def __init__(self, status: str, snapped: int) -> None:
        self.is_settled = True
        self.settled: asyncio.Event | None = None
        """Made for those who wait."""
        self.is_lost = False
        self.is_leading = False
        self.status = status
        self.due: float | None = None
        self.snapped = snapped
        self.listed = -1

    def get_ahead(self) -> None:
        self.is_settled = False

    def settle(self) -> None:
        """The match is as it is stored, or was refused as a whole."""
        self.is_settled = True
        if self.settled is not None:
            self.settled.set()
            self.settled = None

    async def until_settled(self) -> None:
        """Wait until the match may be shown; it may, until the caller waits for something else."""
        while not self.is_settled:
            if self.settled is None:
                self.settled = asyncio.Event()
            # One who was woken earlier may have got ahead again by the time we are.
            await self.settled.wait()

    def lead(self) -> None:
        self.is_leading = True

    def follow(self) -> None:
        """Another node has written, and may have told the index anything."""
        self.is_leading = False
        self.due = None

    def lose(self) -> None:
        self.is_lost = True

    def is_reminded(self, due: float, now: float) -> bool:
        """Whether the index has somebody look at the match by then.

        What it said until now may be done, and taken out of it, by another node.
        """
        return self.due is not None and now + SKEW < self.due <= due

    def index(self, due: float | None, status: str) -> None:
        self.due, self.status = due, status

    def note_snapshot(self, number: int) -> None:
        self.snapped = number

    def note_listing(self, number: int) -> None:
        self.listed = number


class BotWork:
    """What is under way for a match without a request."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.thinking = 0
        self.clock_job: float | None = None
        self.jobs: set[tuple[int, int]] = set()
        self.changed = asyncio.Event()

    @property
    def is_busy(self) -> bool:
        return self.task is not None or self.thinking > 0 or bool(self.jobs)

    def begin(self, task: asyncio.Task[None]) -> None:
        """All bots of the match are this task's, until it ends."""
        self.task = task

    def end(self) -> None:
        self.task = None

    def begin_one(self) -> None:
        self.thinking += 1

    def end_one(self) -> None:
        self.thinking -= 1

    def is_put(self, position: tuple[int, int]) -> bool:
        """Whether this node has put a job for the position, or waits for its turn to do so."""
        return position in self.jobs

    def put(self, position: tuple[int, int]) -> None:
        self.jobs.add(position)

    def take_back(self, position: tuple[int, int]) -> None:
        self.jobs.discard(position)

    def note_change(self) -> None:
        if self.jobs:
            self.changed.set()

    async def next_change(self) -> None:
        self.changed.clear()
        await self.changed.wait()

    def wind_clock(self, due: float | None) -> None:
        """Some node has the job to look at the match then."""
        self.clock_job = due


class Room:
    """A match in memory, and all that goes with it."""

    def __init__(
        self, match: Match, tick: Tick, snapped: int = 0, lines: list[Said] | None = None
    ) -> None:
        self.match = match
        self.lock = RoomLock()
        self.feed = Feed(match, tick)
        self.audience = Audience(match.config.id, lines or [])
        self.standing = Standing(match.status, snapped)
        self.bots = BotWork()
        self.are_relatives_over = False
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.match.config.id

    @property
    def version(self) -> int:
        """Grows with every change of who is there, and of the table."""
        return self.audience.version + self.feed.turn

    @property
    def is_seed_public(self) -> bool:
        """Seed and salt are told once this match and all that share its secret are over."""
        is_over = self.match.status == "over"
        return is_over and (self.are_relatives_over or not self.match.has_relatives)

    @property
    def needs_looking_after(self) -> bool:
        """Whether there may be something to do without a request: for a bot, a clock, or who waits.

        Most moves are those of people without clocks.
        """
        bots, due = self.bots, self.standing.due
        return bool(bots.jobs) or due is not None or self.match.bot_asked is not None

    def publish_seed(self) -> None:
        if not self.are_relatives_over:
            self.are_relatives_over = True
            self.audience.change()

    def use(self) -> None:
        self.used = time.monotonic()

    def start_again(self, match: Match, snapped: int) -> None:
        """Be the match as it was read again."""
        self.match = match
        self.feed.start_again(match)
        self.standing.note_snapshot(snapped)
        self.standing.note_listing(-1)
        self.standing.follow()

    def tell(self, *, is_table_only: bool) -> None:
        """Tell all who look that the match has changed."""
        self.use()
        self.feed.turn_on()
        if is_table_only:
            self.audience.wake()
        else:
            self.audience.change()

    @property
    def is_as_stored(self) -> bool:
        return self.standing.is_settled and not self.standing.is_lost

    @property
    def is_listed_late(self) -> bool:
        """Whether it is for us to tell the lists how far the match is."""
        standing = self.standing
        is_ours = standing.is_leading or standing.listed < 0
        return is_ours and standing.listed != self.match.number and self.is_as_stored

    @property
    def unsnapped_entries(self) -> int:
        """How many entries its snapshot lacks."""
        return self.match.number - self.standing.snapped

    def is_idle(self, seconds: float) -> bool:
        is_busy = self.audience.listeners or self.lock.locked() or self.bots.is_busy
        return not is_busy and self.used < time.monotonic() - seconds

    # --- showing -----------------------------------------------------------------------------

    def is_online(self, seat: int) -> bool:
        holder = self.match.chairs[seat].holder
        return holder is not None and holder.key in self.audience.visitors()

    def seats(self, caller: Caller) -> list[RoomSeat]:
        online = self.audience.visitors()
        return [self.seat(number, caller, online) for number in range(self.match.config.seats)]

    def seat(self, number: int, caller: Caller, online: set[str]) -> RoomSeat:
        chair, table = self.match.chairs[number], self.match.table
        return RoomSeat(
            name=chair.name,
            kind=chair.kind,
            level=chair.level,
            online=chair.holder is not None and chair.holder.key in online,
            ready=chair.is_ready,
            absent=table is not None and table.seats[number].absent,
            conceded=number in self.match.conceded,
            mine=chair.is_held_by(caller),
            emptied=table is not None and chair.hold == "emptied",
            left=self.match.is_left(number),
            was_mine=chair.is_open_to(caller),
        )

    def is_missed(self, seat: int) -> bool:
        """Whether the table waits for somebody who isn't there."""
        table = self.match.table
        if table is None or self.match.status != "playing" or table.asked != seat:
            return False
        chair = self.match.chairs[seat]
        is_gone = table.seats[seat].absent or not self.is_online(seat)
        return is_gone and chair.hold == "held" and chair.kind == "person"

    # --- what others are asked for -----------------------------------------------------------

    def favour(self, seat: int, consent: Consent) -> Favour:
        """What is asked for: who plays asks for a bot in the place of a holder, others to sit."""
        if seat == WHOLE_MATCH:
            return "fork"
        is_held = self.match.chairs[seat].hold == "held"
        return "bot" if is_held and consent.asker in self.match.rivals_of(seat) else "seat"

    def voices(self, seat: int, consent: Consent) -> set[str]:
        """Who must agree: all who have ever played, unless somebody has only left their chair.

        A bot shows a hand to nobody, so those who are there are asked.
        """
        if seat == WHOLE_MATCH or self.match.chairs[seat].hold != "held":
            return self.match.players()
        if self.favour(seat, consent) == "bot":
            return self.audience.visitors() & self.match.rivals_of(seat)
        return self.hosts(seat)

    def hosts(self, seat: int) -> set[str]:
        """Who lets somebody else sit down for one who has left: who plays, or did and is there.

        One alone can't, who might be the newcomer too: then the one who has left must agree.
        """
        match, left = self.match, self.match.chairs[seat].holder
        others = [other for other in range(len(match.chairs)) if other != seat]
        holders = [match.chairs[other].holder for other in others if match.is_in_person(other)]
        playing = {holder.key for holder in holders if holder is not None}
        if left is not None and len(playing) < 2:
            playing.add(left.key)
        return playing | (match.players() & self.audience.visitors())

    def is_open(self, seat: int, consent: Consent) -> bool:
        """Whether it is still asked for, and the holder is not back."""
        favour, match = self.favour(seat, consent), self.match
        if favour == "fork" or match.chairs[seat].hold != "held":
            return True
        if favour == "bot":
            return self.is_missed(seat)
        is_safe = not match.has_relatives and not match.knows_rivals_of(consent.asker, seat)
        return is_safe and (match.is_left(seat) or self.is_missed(seat))

    def consents(self, caller: Caller) -> list[AskedConsent]:
        """What is asked for; not what has settled itself."""
        asked = [item for item in sorted(self.match.consents.items()) if self.is_open(*item)]
        return [self.consent(seat, consent, caller) for seat, consent in asked]

    def consent(self, seat: int, consent: Consent, caller: Caller) -> AskedConsent:
        waiting = consent.waiting(self.voices(seat, consent))
        key = key_of(caller)
        return AskedConsent(
            seat=seat,
            favour=self.favour(seat, consent),
            name=consent.name,
            waiting=len(waiting),
            mine=bool(key) and consent.asker == key,
            asked=bool(key) and key in waiting,
        )

    def message(self, caller: Caller, viewer: int) -> RoomMessage:
        match, config = self.match, self.match.config
        listeners = self.audience.listeners
        is_public = self.is_seed_public
        return RoomMessage(
            match=config.id,
            game=config.game,
            title=config.title,
            status=match.status,
            owner=match.is_owner(caller),
            public=config.public,
            seats=self.seats(caller),
            spectators=sum(not match.seats_of(listener.caller) for listener in listeners),
            viewer=viewer,
            timing=config.timing,
            delay=config.delay,
            bot_after=config.bot_after,
            seed_hash=config.seed_hash,
            seed=config.seed if is_public else None,
            salt=config.salt if is_public else None,
            consents=self.consents(caller),
            rematch=match.rematch,
            forked_from=config.forked_from,
        )
