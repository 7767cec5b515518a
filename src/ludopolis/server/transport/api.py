"""The REST interface of matches."""

from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ludopolis.play.foresight import foresee
from ludopolis.server.background.hints import Hints, check_asked
from ludopolis.server.rooms import lobby
from ludopolis.server.rooms.audience import viewer_for
from ludopolis.server.rooms.hall import Hall, Wish
from ludopolis.server.rooms.lists import Lists
from ludopolis.server.rooms.lobby import Guest
from ludopolis.server.rooms.requests import Player, read_request
from ludopolis.server.rooms.room import Room
from ludopolis.server.transport.entrance import step_aside
from ludopolis.server.transport.limits import Limits
from ludopolis.server.transport.polling import poll
from ludopolis.server.transport.types import AnyRequest
from ludopolis.server.updates.replay import replay_at
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Accepted, Refused, Resync, Watch
from ludopolis.wire.record import encode
from ludopolis.wire.rest import (
    AskConsent,
    Enter,
    Forecast,
    Fork,
    GiveConsent,
    Hint,
    MatchPage,
    MatchSummary,
    NewMatch,
    Polled,
    Problem,
    Ready,
    Replay,
    SeatBot,
    Status,
    TakeSeat,
)

InHall = NamedDependency[Hall]
InLists = NamedDependency[Lists]
InHints = NamedDependency[Hints]
InLimits = NamedDependency[Limits]
ByGuest = NamedDependency[Guest]
ByToken = NamedDependency[str]
MatchId = Annotated[str, PathParameter(min_length=1, max_length=16)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Viewer = Annotated[int | None, QueryParameter(ge=-1, le=7)]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Answers = Annotated[list[int] | None, QueryParameter(max_items=64)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
AskedPly = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=text)
    for status, text in {
        400: "Malformed",
        401: "No visitor yet",
        403: "Not allowed",
        404: "Not found, or not to be seen",
        409: "Not possible now",
        410: "Can't be read any more",
        413: "Too large",
        415: "Not JSON",
        429: "Too many requests",
        503: "The store is away",
    }.items()
}


async def changed_page(hall: Hall, guest: Guest, room: Room, wish: Wish) -> MatchPage:
    """Change a match, and show it."""
    await hall.change(room, wish)
    return lobby.page(room, guest)


class Matches(Controller):
    """Matches: made, joined, started, played on, replayed."""

    path = "/api/matches"
    tags = ("matches",)
    responses = PROBLEMS

    @get("/")
    async def list_matches(
        self,
        lists: InLists,
        visitor: ByToken,
        looker: ByGuest,
        *,
        mine: FromQuery[bool] = False,
        status: FromQuery[Status | None] = None,
    ) -> list[MatchSummary]:
        """Public matches, or one's own."""
        if mine and not visitor:
            raise Refusal("no-visitor")
        return await lists.summaries(looker.caller, status, mine=mine)

    @post("/")
    async def create(self, hall: InHall, guest: ByGuest, data: JSONBody[NewMatch]) -> MatchPage:
        return lobby.page(await lobby.create(hall, guest, data), guest)

    @get("/{key:str}")
    async def show(self, hall: InHall, looker: ByGuest, key: MatchId) -> MatchPage:
        room = await hall.room(key)
        lobby.check_look(room.match, looker)
        return lobby.page(room, looker)

    @post("/{key:str}/enter", status_code=200)
    async def enter(
        self, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[Enter]
    ) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(hall, guest, room, lambda m: lobby.enter(m, guest, data.invite))

    @post("/{key:str}/invite", status_code=200)
    async def invite(self, hall: InHall, guest: ByGuest, key: MatchId) -> MatchPage:
        """Make a new invitation; the old one is dead."""
        room = await hall.room(key)
        return await changed_page(hall, guest, room, lambda m: lobby.renew_invite(m, guest))

    @post("/{key:str}/seats/{seat:int}", status_code=200)
    async def sit(
        self, hall: InHall, guest: ByGuest, key: MatchId, seat: SeatNumber, data: JSONBody[TakeSeat]
    ) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(
            hall,
            guest,
            room,
            lambda m: lobby.sit(
                m, guest, seat, data.name, has_leave=lobby.has_leave(room, guest, seat, "seat")
            ),
        )

    @delete("/{key:str}/seats/{seat:int}", status_code=200)
    async def rise(self, hall: InHall, guest: ByGuest, key: MatchId, seat: SeatNumber) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(hall, guest, room, lambda m: lobby.rise(m, guest, seat))

    @put("/{key:str}/seats/{seat:int}/bot", status_code=200)
    async def seat_bot(
        self, hall: InHall, guest: ByGuest, key: MatchId, seat: SeatNumber, data: JSONBody[SeatBot]
    ) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(
            hall,
            guest,
            room,
            lambda m: lobby.seat_bot(
                m,
                guest,
                seat,
                data.level,
                has_leave=lobby.has_leave(room, guest, seat, "bot"),
                is_missed=hall.has_missed(room, seat),
            ),
        )

    @post("/{key:str}/ready", status_code=200)
    async def ready(
        self, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[Ready]
    ) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(
            hall, guest, room, lambda m: lobby.be_ready(m, guest, is_ready=data.ready)
        )

    @post("/{key:str}/start", status_code=200)
    async def start(self, hall: InHall, guest: ByGuest, key: MatchId) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(hall, guest, room, lambda m: lobby.start(m, guest))

    @post("/{key:str}/rematch", status_code=200)
    async def rematch(self, hall: InHall, guest: ByGuest, key: MatchId) -> MatchPage:
        return lobby.page(await lobby.rematch(hall, await hall.room(key), guest), guest)

    @post("/{key:str}/fork")
    async def fork(
        self, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[Fork]
    ) -> MatchPage:
        room = await hall.room(key)
        return lobby.page(await lobby.fork(hall, room, guest, data.ply, data.seats), guest)

    @post("/{key:str}/consent", status_code=200)
    async def ask_consent(
        self, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[AskConsent]
    ) -> MatchPage:
        """Ask for a chair whose holder is gone, or to go on elsewhere.

        Who plays asks those who are there for a bot in the place of somebody missed for long.
        """
        room = await hall.room(key)
        return await changed_page(
            hall,
            guest,
            room,
            lambda m: lobby.ask_consent(
                m, guest, data.seat, is_missed=hall.has_missed(room, data.seat)
            ),
        )

    @put("/{key:str}/consent", status_code=200)
    async def give_consent(
        self, hall: InHall, guest: ByGuest, key: MatchId, data: JSONBody[GiveConsent]
    ) -> MatchPage:
        room = await hall.room(key)
        return await changed_page(
            hall, guest, room, lambda m: lobby.give_consent(m, guest, data.seat, agree=data.agree)
        )

    @get("/{key:str}/record", media_type="application/json")
    async def record(self, hall: InHall, looker: ByGuest, key: MatchId) -> Response[bytes]:
        """The record with its seed, once the match is over; before, it would tell secrets."""
        room = await hall.room(key)
        match = room.match
        lobby.check_look(match, looker)
        if match.table is None or not room.is_seed_public:
            raise Refusal("record-hidden")
        name = f'attachment; filename="{match.config.game}-{key}.json"'
        return Response(
            encode(match.table.record(reveal=True)),
            media_type="application/json",
            headers={"content-disposition": name},
        )

    @get("/{key:str}/replay/{ply:int}")
    async def replay(
        self, hall: InHall, looker: ByGuest, key: MatchId, ply: Ply, viewer: Viewer = None
    ) -> Replay:
        room = await hall.room(key)
        match = room.match
        lobby.check_look(match, looker)
        seat = viewer_for(match, looker.caller, viewer)
        if match.table is None or ply > room.feed.known(seat)[0]:
            raise Refusal("ply-unknown", ply=ply)
        return replay_at(match, ply, seat)

    @get("/{key:str}/hint")
    async def hint(
        self,
        hall: InHall,
        hints: InHints,
        looker: ByGuest,
        key: MatchId,
        seat: Annotated[int, QueryParameter(ge=-1, le=7)],
    ) -> Hint:
        """What the strongest bot would do in one's place, from what the seat knows."""
        room = await hall.room(key)
        lobby.check_look(room.match, looker)
        step_aside()
        return await hints.hint(room, looker.caller, seat)

    @get("/{key:str}/forecast")
    async def forecast(
        self,
        hall: InHall,
        looker: ByGuest,
        key: MatchId,
        seat: Annotated[int, QueryParameter(ge=-1, le=7)],
        answers: Answers = None,
        ply: AskedPly = None,
        branch: Number = 0,
    ) -> Forecast:
        """What each option would bring after these answers, as far as the seat may know it.

        Nothing is told of another ``ply`` than the present one: the table has gone on since.
        """
        room = await hall.room(key)
        lobby.check_look(room.match, looker)
        Player(hall, room, looker.caller, looker.name, seat).check_seat(room.match)
        table, given = room.match.table, answers or []
        if table is not None and ply is not None and (ply, branch) != (table.ply, table.branch):
            return Forecast(seat, table.ply, table.branch, given, [])
        check_asked(hall, room, looker.caller, seat)
        table = room.match.playing
        prospects = foresee(table.game, table.history.state, given).prospects()
        return Forecast(seat, table.ply, table.branch, given, prospects)

    @get("/{key:str}/poll")
    async def poll(
        self,
        hall: InHall,
        limits: InLimits,
        request: AnyRequest,
        visitor: ByToken,
        looker: ByGuest,
        key: MatchId,
        seat: Viewer = None,
        ply: Number = 0,
        branch: Number = 0,
        version: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
        said: Number = 0,
    ) -> Polled:
        """Wait for news as a socket would bring them."""
        room = await hall.room(key)
        lobby.check_look(room.match, looker)
        lobby.check_space(room, looker, hall.settings.sockets_per_match)
        viewer = viewer_for(room.match, looker.caller, seat)
        with limits.waiting(request, visitor):
            return await poll(hall, room, looker.caller, viewer, (ply, branch, version, said))

    @post("/{key:str}/requests", status_code=200)
    async def request(
        self, hall: InHall, guest: ByGuest, request: AnyRequest, key: MatchId, seat: Viewer = None
    ) -> Accepted | Refused:
        """What would be sent over the socket."""
        room = await hall.room(key)
        lobby.check_look(room.match, guest)
        viewer = viewer_for(room.match, guest.caller, seat)
        asked = read_request(await request.body())
        if isinstance(asked, (Watch, Resync)):
            raise Refusal("request-malformed", detail=type(asked).__name__)
        player = Player(hall, room, guest.caller, guest.name, viewer)
        answer, stored = await player.perform(asked)
        if stored is not None:
            hall.tell(room, stored)
        return answer
