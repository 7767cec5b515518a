"""The REST interface of lessons: begin one, and ask what its guide says."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import PathParameter

from ludopolis.server.rooms import lessons, lobby
from ludopolis.server.transport.api import PROBLEMS, ByGuest, InHall, MatchId
from ludopolis.wire.rest import LessonNow, MatchPage

GameSlug = Annotated[str, PathParameter(min_length=1, max_length=20)]


class Lessons(Controller):
    """Learning a game at its table."""

    path = "/api"
    tags = ("lessons",)
    responses = PROBLEMS

    @post("/lessons/{slug:str}")
    async def learn(self, hall: InHall, guest: ByGuest, slug: GameSlug) -> MatchPage:
        """Go on with one's lesson of this game, or begin it."""
        return lobby.page(await lessons.learn(hall, guest, slug), guest)

    @get("/matches/{key:str}/lesson")
    async def now(self, hall: InHall, looker: ByGuest, key: MatchId) -> LessonNow:
        """What the guide says at the present ply."""
        room = await hall.room(key)
        lobby.check_look(room.match, looker)
        return lessons.lesson_now(room.match)
