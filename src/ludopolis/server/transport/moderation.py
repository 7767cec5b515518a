"""The REST interface of keeping peace: mutes and reports for all, bans and the log for the host."""

from typing import Annotated, Final, NamedTuple

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter

from ludopolis.server.match.authority import key_of, known_visitor
from ludopolis.server.rooms import lobby
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.room import Room
from ludopolis.server.storage.store import author_of
from ludopolis.server.transport.api import PROBLEMS, ByGuest, InHall, MatchId
from ludopolis.server.transport.door import Door
from ludopolis.server.transport.identity import Identity
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import (
    BanInfo,
    Deed,
    GuestInfo,
    Mute,
    MutedPerson,
    Mutes,
    NewBan,
    Report,
    ReportInfo,
)


class Accused(NamedTuple):
    """Who is meant, and what they said."""

    visitor: str
    name: str
    text: str


NOBODY_MEANT: Final = Accused("", "", "")
InDoor = NamedDependency[Door]
InIdentity = NamedDependency[Identity]
ByModerator = NamedDependency[str]
PersonId = Annotated[str, PathParameter(min_length=1, max_length=32)]
RowNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]


async def mutes_of(door: Door, visitor: str, match: str) -> Mutes:
    """Whom the visitor has muted, with the signs by which the match's chat knows them."""
    rows = await door.moderation.mutes_of(visitor)
    people = [
        MutedPerson(author_of("", row.muted), row.name, row.at, author_of(match, row.muted))
        for row in rows
    ]
    return Mutes(author_of(match, visitor), people)


async def meant(hall: Hall, room: Room, asker: str, wanted: Mute | Report) -> Accused:
    """Who is meant by a line of chat or a seat."""
    found = await accused_by(hall, room, wanted)
    if not found.visitor:
        raise Refusal("person-unknown")
    if found.visitor == asker:
        raise Refusal("not-oneself")
    return found


async def accused_by(hall: Hall, room: Room, wanted: Mute | Report) -> Accused:
    chairs, seat = room.match.chairs, wanted.seat
    if wanted.line:
        row = await hall.store.chat_row(room.id, wanted.line)
        if row is None or row.visitor or row.seat < 0:
            return NOBODY_MEANT if row is None else Accused(row.visitor or "", row.name, row.text)
        # Said before authors were noted: by whoever has the seat.
        return Accused(key_of(chairs[row.seat].holder), row.name, row.text)
    if seat in range(len(chairs)):
        return Accused(key_of(chairs[seat].holder), chairs[seat].name, "")
    return NOBODY_MEANT


class Peace(Controller):
    """Mutes and reports of the bearer of the token; guests of a match, by its owner."""

    path = "/api"
    tags = ("peace",)
    responses = PROBLEMS

    @get("/mutes")
    async def mutes(self, door: InDoor, guest: ByGuest, match: FromQuery[str] = "") -> Mutes:
        """Whom one has muted; ``author`` is how the chat of ``match`` knows them."""
        return await mutes_of(door, known_visitor(guest.caller).key, match)

    @delete("/mutes/{person:str}", status_code=204)
    async def unmute(self, door: InDoor, guest: ByGuest, person: PersonId) -> None:
        await door.moderation.unmute(known_visitor(guest.caller).key, person)

    @post("/matches/{key:str}/mutes", status_code=200)
    async def mute(
        self, door: InDoor, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[Mute]
    ) -> Mutes:
        """Hide all that somebody says, here and elsewhere, from oneself alone."""
        visitor, room = known_visitor(guest.caller).key, await hall.room(key)
        lobby.check_look(room.match, guest)
        accused = await meant(hall, room, visitor, data)
        await door.moderation.mute(visitor, accused.visitor, accused.name)
        return await mutes_of(door, visitor, key)

    @post("/matches/{key:str}/reports", status_code=204)
    async def report(
        self, door: InDoor, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[Report]
    ) -> None:
        """Tell the host of somebody, or of what they said."""
        visitor, room = known_visitor(guest.caller).key, await hall.room(key)
        lobby.check_look(room.match, guest)
        accused = await meant(hall, room, visitor, data)
        row = {"match": key, "reporter": visitor, "accused": accused.visitor}
        said = {"name": accused.name, "text": accused.text, "reason": data.reason}
        await door.moderation.report({**row, **said})

    @get("/matches/{key:str}/guests")
    async def guests(
        self, hall: InHall, identity: InIdentity, guest: ByGuest, key: MatchId
    ) -> list[GuestInfo]:
        """Those who came in by an invitation, for the owner."""
        room = await hall.room(key)
        lobby.check_owner(room.match, guest)
        online = room.audience.visitors()
        return [
            GuestInfo(author_of(key, each), await identity.name_of(each), each in online)
            for each in sorted(room.match.entered)
        ]

    @delete("/matches/{key:str}/guests/{person:str}", status_code=204)
    async def expel(
        self, door: InDoor, hall: InHall, guest: ByGuest, key: MatchId, person: PersonId
    ) -> None:
        """Show a guest the door; the invitation changes, and they can't come in again."""
        room = await hall.room(key)
        await hall.change(room, lambda match: lobby.expel(match, guest, person))
        await door.look()


class Moderators(Controller):
    """What the host may do, by the administrator's token."""

    path = "/api/admin"
    tags = ("moderation",)
    responses = PROBLEMS

    @get("/reports")
    async def reports(
        self, door: InDoor, moderator: ByModerator, *, closed: FromQuery[bool] = False
    ) -> list[ReportInfo]:
        """Reports that wait, or all."""
        return await door.moderation.reports(is_all=closed)

    @post("/reports/{number:int}/close", status_code=204)
    async def close_report(self, door: InDoor, moderator: ByModerator, number: RowNumber) -> None:
        await door.moderation.close_report(number, moderator)

    @get("/bans")
    async def bans(self, door: InDoor, moderator: ByModerator) -> list[BanInfo]:
        return await door.moderation.bans()

    @post("/bans")
    async def ban(self, door: InDoor, moderator: ByModerator, data: JSONBody[NewBan]) -> BanInfo:
        """Shut somebody out; their sockets are closed."""
        made = await door.moderation.ban(data, moderator)
        await door.look()
        return made

    @delete("/bans/{number:int}", status_code=204)
    async def unban(self, door: InDoor, moderator: ByModerator, number: RowNumber) -> None:
        await door.moderation.lift(number, moderator)
        await door.look()

    @get("/log")
    async def log(self, door: InDoor, moderator: ByModerator) -> list[Deed]:
        """What moderators did, newest first."""
        return await door.moderation.log()
