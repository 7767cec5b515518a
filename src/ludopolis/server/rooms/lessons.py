"""Lessons on the server: private matches whose bots answer by a path, as long as it is followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludopolis.play.lesson import Guide, guide_of, has_lesson
from ludopolis.server.match.entry import Config, Details, Entry
from ludopolis.server.rooms.lobby import Guest, config_of, make, opening
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import LessonNow, NewMatch, NewSeat

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

NEWEST = 20
"""So many of a visitor's matches are looked through for a lesson to go on with."""


def is_taught_by(config: Config, guide: Guide) -> bool:
    """Whether a match is this guide's, and neither lesson, rules nor pack have changed since."""
    known = (config.lesson, config.rules_version, config.pack_hash)
    return known == (guide.hash, guide.game.rules_version, guide.game.pack_hash)


def guide_for(match: Match) -> Guide | None:
    if not match.config.lesson or not has_lesson(match.config.game):
        return None
    guide = guide_of(match.config.game)
    return guide if is_taught_by(match.config, guide) else None


def scripted_answer(match: Match) -> int | None:
    """What a bot answers on the path of a lesson."""
    guide = guide_for(match)
    if guide is None or match.table is None:
        return None
    return guide.scripted(match.table.history.plies)


def lesson_now(match: Match) -> LessonNow:
    """What the guide says now."""
    guide = guide_for(match)
    if guide is None or match.table is None:
        raise Refusal("lesson-missing", game=match.config.game)
    return guide.now(match.table.history.plies)


async def learn(hall: Hall, guest: Guest, slug: str) -> Room:
    """The visitor's unfinished lesson of this game, or a new one."""
    guide = guide_of(slug)
    return await unfinished(hall, guest, guide) or await begin(hall, guest, guide)


async def unfinished(hall: Hall, guest: Guest, guide: Guide) -> Room | None:
    for row in await hall.store.list_rows(guest.visitor.key, "playing", 0.0, NEWEST):
        config = msgspec.json.decode(row.config, type=Config)
        if row.owner == guest.visitor.key and is_taught_by(config, guide):
            room = await hall.room(row.id)
            if room.match.table is not None and room.match.table.ply < len(guide.plies):
                return room
    return None


async def begin(hall: Hall, guest: Guest, guide: Guide) -> Room:
    lesson = guide.lesson
    seats = [NewSeat("me"), *[NewSeat("bot", level=lesson.level)] * (lesson.seats - 1)]
    wanted = NewMatch(guide.game.slug, seats, flags=lesson.flags)
    config = msgspec.structs.replace(
        config_of(hall, wanted, guest.visitor), seed=str(lesson.seed), lesson=guide.hash
    )
    before = Entry("fork", details=Details(plies=guide.plies[: guide.begin]))
    return await make(hall, config, [*opening(guest, seats), before])
