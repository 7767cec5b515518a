"""``ludopolis play``: a table at the terminal for people and bots."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from cyclopts import Parameter

from ludopolis.cli.app import INTERRUPTED
from ludopolis.cli.arguments import FIRST_GAME, Flags, GameName, PackFile, flags_of
from ludopolis.cli.card import card
from ludopolis.cli.opponents import STANDARD, Opponents, full_name
from ludopolis.cli.programs import TrustPrograms, admit_programs
from ludopolis.cli.saves import latest, new_file, taken_up
from ludopolis.cli.seating import Party
from ludopolis.cli.session import NOBODY, Left, Session
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.cli.terminal import Closed, Terminal
from ludopolis.core.game import Setup
from ludopolis.games import check_slug, open_game
from ludopolis.play.record import game_of
from ludopolis.play.saving import read_table, restore
from ludopolis.play.table import Table
from ludopolis.text import term
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.play.saved import SavedTable

SEED_BITS: Final = 63
DATE_LENGTH: Final = len("2000-01-01")


Resume: TypeAlias = Annotated[
    bool,
    Parameter(negative="", show_default=False, help="Continue the game that was played last."),
]
SaveFile: TypeAlias = Annotated[
    Path | None, Parameter(help="Where to keep the game; with --resume, which game to continue.")
]


@dataclass(kw_only=True)
class NewTable:
    """What a new game is started with; what is not said is filled in."""

    seats: Annotated[
        int | None, Parameter(help="Number of players in all; 3 by default.", show_default=False)
    ] = None
    bots: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=True,
            negative="",
            help="Levels of the bots: one for all, or one each (people take the other seats).",
        ),
    ] = None
    people: Annotated[
        int | None, Parameter(help="Number of people at this terminal; 1 by default.")
    ] = None
    names: Annotated[
        list[str] | None,
        Parameter(consume_multiple=True, negative="", help="Names of the players, people first."),
    ] = None
    seed: Annotated[int | None, Parameter(help="Number that decides all chance.")] = None
    flag: Flags = None

    @property
    def is_plain(self) -> bool:
        return all(value is None for value in vars(self).values())

    def lay(self, game: Game, language: str) -> Table:
        levels = [full_name(level) for level in self.bots or []]
        party = Party(game, self.seats, self.people, levels, STANDARD)
        seed = secrets.randbits(SEED_BITS) if self.seed is None else self.seed
        setup = Setup(party.seats, seed, flags_of(self.flag))
        return Table(game, setup, party.infos(self.names or [], language), now=time.time())


def play(
    game: GameName | None = None,
    /,
    *,
    new: Annotated[NewTable | None, Parameter(name="*")] = None,
    pack: PackFile = None,
    resume: Resume = False,
    file: SaveFile = None,
    trust_programs: TrustPrograms = False,
    language: Language = None,
) -> int:
    """Play at the terminal. Every move is saved at once; `--resume` goes on where you left.

    Examples: ludopolis play · ludopolis play utopia --seats 4 --bots easy ·
    ludopolis play utopia --people 3 --names Ann Ben Cleo · ludopolis play --resume
    """
    tongue, terminal, new = chosen_language(language), Terminal(), new or NewTable()
    if game is not None:
        check_slug(game)
    is_plain = new.is_plain and pack is None and file is None
    if resume or (is_plain and wants_to_resume(terminal, game, tongue)):
        path, saved = taken_up(file, game)
        table = resume_table(saved, pack)
    else:
        opened = open_game(game or FIRST_GAME, pack)
        table, path = new.lay(opened, tongue), file or new_file(opened.slug)
    admit_programs((info.level for info in table.seats), tongue, trusted=trust_programs)
    opponents = Opponents(table)
    if not table.ply:
        introduce(terminal, table.game, tongue)
    try:
        return sit_down(Session(table, path, tongue, terminal, opponents))
    finally:
        opponents.close()


def wants_to_resume(terminal: Terminal, slug: str | None, language: str) -> bool:
    """Offer the unfinished game to somebody who just types ``ludopolis play``."""
    path = latest(slug)
    if path is None or not terminal.is_interactive:
        return False
    try:
        header = read_table(path).record.header
        players = ", ".join(header.players)
        told = {"game": header.game, "players": players, "started": header.started[:DATE_LENGTH]}
        question = term("cli-resume-offer", language, told)
        return terminal.read(f"{question} ").lower() in ["", *term("cli-yes", language).split()]
    except (Closed, Refusal):
        return False


def resume_table(saved: SavedTable, pack: Path | None) -> Table:
    return restore(game_of(saved.record.header, pack), saved, time.time())


def introduce(terminal: Terminal, game: Game, language: str) -> None:
    terminal.clear()
    terminal.show(term(f"{game.slug}-title", language), "bold")
    for line in card(game.slug, language):
        terminal.show(line)
    terminal.show("")
    terminal.show(term("cli-help", language))
    terminal.pause(term("cli-go-on", language) + " ")


def sit_down(session: Session) -> int:
    """Play the match; whoever leaves finds it again."""
    code = 0
    try:
        session.run()
    except (Left, Closed):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    if session.table.asked != NOBODY:
        session.save()
        session.terminal.show("")
        session.terminal.note(session.say("cli-saved", file=str(session.file)))
    return code
