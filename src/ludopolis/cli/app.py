"""The commands by name. Each is loaded when it is called, so that ``--help`` is instant."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from textwrap import fill
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cyclopts import App

    from ludopolis.wire.error import Refusal

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
ASKS_FOR_HELP: Final[tuple[list[str], ...]] = ([], ["--help"], ["-h"])
WIDTH: Final = 80
MARGIN: Final = " " * 12

HELP: Final = """\
Board games about cities and civilisations, for people and bots, at the terminal and in the browser.

Start with:  ludopolis play
"""

COMMANDS: Final = {
    "play": (
        "ludopolis.cli.play:play",
        """Play a game at the terminal, against bots or people.

Every move is saved at once; --resume continues where you left off. One level in --bots is for
all opponents; with several, each plays at its own. Levels go from 1 to 5.

  ludopolis play
  ludopolis play utopia --seats 4 --bots 3 --language fr
  ludopolis play utopia --people 3 --names Ann Ben Cleo
  ludopolis play --resume""",
    ),
    "tutorial": (
        "ludopolis.cli.tutorial:tutorial",
        """Learn a game by playing it with a guide, in a few minutes.

Whoever leaves goes on there the next time; --again begins anew.

  ludopolis tutorial utopia --language fr""",
    ),
    "games": (
        "ludopolis.cli.about:games",
        """List the games, their seats and their settings.

  ludopolis games utopia --language nl""",
    ),
    "rules": (
        "ludopolis.cli.rules:rules",
        """Show a numbered rule, a section, the rules that use a word, or all sections.

  ludopolis rules utopia T-5.12
  ludopolis rules utopia 9
  ludopolis rules utopia ship
  ludopolis rules --where T-8.5    (source lines and tests)""",
    ),
    "simulate": (
        "ludopolis.cli.simulate:simulate",
        """Play many games at random on all cores; count and time them.

The checksum covers every final position. It depends on the game, seats, seed, flags and number
of games, not on the number of processes nor on being compiled.

  ludopolis simulate utopia --seats 4 --games 10000 --seed 1 --json""",
    ),
    "arena": (
        "ludopolis.cli.arena:arena",
        """Play bots against each other: the same deals for all, each bot in every seat.

  ludopolis arena utopia --bots level5,level4 --games 400 --log l5-l4.jsonl""",
    ),
    "dataset": (
        "ludopolis.cli.dataset:dataset",
        """Let bots play and write every choice to Parquet files, for learners to read.

Games go to train (8 in 10), validation and test. README.md in the folder tells what is in them.

  ludopolis dataset utopia --bots level2,level1 --games 1000 --out utopia-level2""",
    ),
    "hint": (
        "ludopolis.cli.hint:hint",
        """Advise the player who was asked at a move of a recorded game, and say why.

Only what that player could know goes into the advice.

  ludopolis hint game.json --ply 40 --language fr""",
    ),
    "balance": (
        "ludopolis.cli.balance:balance",
        """Play a bot against itself and write a page that shows whether the content is balanced.

  ludopolis balance utopia --bots level3 --games 2000 --out utopia.html""",
    ),
    "tune": (
        "ludopolis.cli.tune:tune",
        """Try other settings of the search against the current ones, on the same deals.

  ludopolis tune utopia --settings curiosity --games 200 --out tuned.json""",
    ),
    "learn": (
        "ludopolis.cli.learn:learn",
        """Train a net by self-play; it takes over whenever it has become better.

Needs PyTorch: pip install "ludopolis[learn]". The folder holds games, nets, a log of all rounds and
a picture of strength over time; the same command goes on where it was cut short.

  ludopolis learn uchronia --out uchronia-net --rounds 6
  ludopolis arena uchronia --bots learnt:uchronia-net/net-005.bin,level4""",
    ),
    "perft": (
        "ludopolis.cli.perft:perft",
        """Count the ways to answer the first questions, in total and for each first answer.

  ludopolis perft utopia --seed 1 --depth 4""",
    ),
    "serve": (
        "ludopolis.cli.serve:serve",
        """Host tables for people and bots in the browser.

Everything is kept in one SQLite file. Every flag can also be set by the environment
(LUDOPOLIS_PORT=8000); docs/guides/host.md lists all settings.

  ludopolis serve
  ludopolis serve --port 8080 --database games.db""",
    ),
    "version": (
        "ludopolis.cli.about:version",
        "Versions, compiled or not, hashes of the packs: what a bug report needs.",
    ),
}
GROUPS: Final = {
    "bench": ("Measure the speed of the rules.", {
        "engine": (
            "ludopolis.cli.bench:engine",
            """Random play with four seats on one core, clones, restores and views.

  ludopolis bench engine --json""",
        ),
        "search": (
            "ludopolis.cli.tune:search",
            """Rounds of search per second on one core, for each game.

  ludopolis bench search --json""",
        ),
        "server": (
            "ludopolis.cli.admin:bench",
            """Real sockets on a server of its own: moves, times, bytes, memory.

  ludopolis bench server --tables 200 --seconds 20 --json""",
        ),
    }),
    "record": ("Look at the record of a game.", {
        "show": (
            "ludopolis.cli.record:show",
            """Tell the game in words: questions, answers and what came of them.

  ludopolis record show game.json --language fr""",
        ),
        "verify": (
            "ludopolis.cli.record:verify",
            """Check that a record is complete, unchanged, and follows from its seed and the rules.

  ludopolis record verify game.json""",
        ),
        "replay": (
            "ludopolis.cli.record:replay",
            """Step through a game, with the table drawn at each move.

  ludopolis record replay game.json
  ludopolis record replay game.json --ply 40""",
        ),
        "render": (
            "ludopolis.cli.render:render",
            """Draw the table at a move as a picture, or the whole game as one that moves.

  ludopolis record render game.json --at 40 --seat 1
  ludopolis record render game.json --moving --out game.svg""",
        ),
    }),
    "admin": ("Look after the matches of a server.", {
        "list": (
            "ludopolis.cli.admin:list_matches",
            """List all matches with what is wrong with them.

  ludopolis admin list --database games.db""",
        ),
        "show": (
            "ludopolis.cli.admin:show",
            """Show all entries of a match. Its seed is shown only if asked for.

  ludopolis admin show abc123 --reveal""",
        ),
        "export": (
            "ludopolis.cli.admin:export",
            """Write matches to files, all if none are named; they hold the seeds.

  ludopolis admin export --to backup
  ludopolis admin export abc123 --to . --record""",
        ),
        "backup": (
            "ludopolis.cli.admin:backup",
            """Copy a SQLite store while the server runs; only you may read the copy.

  ludopolis admin backup copy.db --database games.db""",
        ),
        "reset-password": (
            "ludopolis.cli.people:reset_password",
            """Make a code with which somebody can choose a new password, once, within a day.

  ludopolis admin reset-password Ada""",
        ),
        "person": (
            "ludopolis.cli.people:export_person",
            """Write all that is known of somebody to a file.

  ludopolis admin person Ada --to ada.json""",
        ),
        "delete": (
            "ludopolis.cli.people:delete_person",
            """Forget somebody: account, name, sessions and chat. Games keep their moves.

  ludopolis admin delete Ada --yes""",
        ),
        "reports": (
            "ludopolis.cli.people:reports",
            """List open reports, or close one.

  ludopolis admin reports
  ludopolis admin reports --close 3""",
        ),
        "ban": (
            "ludopolis.cli.people:ban",
            """Shut somebody out, by account, id, address or network; for good without --hours.

  ludopolis admin ban Ada --hours 24 --reason "Be polite."
  ludopolis admin ban 192.0.2.0/24""",
        ),
        "unban": (
            "ludopolis.cli.people:unban",
            """Lift a ban.

  ludopolis admin unban 3""",
        ),
        "bans": (
            "ludopolis.cli.people:bans",
            """List the bans in force.

  ludopolis admin bans""",
        ),
        "log": (
            "ludopolis.cli.people:log",
            """Show what moderators did, newest first.

  ludopolis admin log""",
        ),
        "import": (
            "ludopolis.cli.admin:import_matches",
            """Store matches that were exported, here or from another database.

  ludopolis admin import backup/*.json --database postgresql://games@localhost/games""",
        ),
        "verify": (
            "ludopolis.cli.admin:verify",
            """Replay matches, all if none are named, and say what is wrong with them.

  ludopolis admin verify""",
        ),
        "repair": (
            "ludopolis.cli.admin:repair",
            """Take back what can't be replayed in a match. Nothing is deleted.

  ludopolis admin repair abc123""",
        ),
    }),
    "pack": ("Make and check content of your own.", {
        "copy": (
            "ludopolis.cli.packs:copy",
            """Copy the cards, tiles or board that a game comes with, so that you can change them.

  ludopolis pack copy uchronia my-buildings.toml""",
        ),
        "check": (
            "ludopolis.cli.packs:check",
            """Say what is wrong with a pack, where, and how to fix it.

  ludopolis pack check my-board.toml --game utopia""",
        ),
    }),
}  # fmt: skip


def make_app() -> App:
    """The program with all its commands."""
    from cyclopts import App

    app = App(
        name="ludopolis",
        help=HELP,
        help_format="plaintext",
        version_flags=[],
        result_action="return_value",
    )
    for name, (target, text) in COMMANDS.items():
        app.command(target, name=name, help=text)
    for name, (text, commands) in GROUPS.items():
        group = App(name=name, help=text, help_format="plaintext")
        for inner, (target, inner_text) in commands.items():
            group.command(target, name=inner, help=inner_text)
        app.command(group)
    return app


def overview() -> str:
    """What ``--help`` says, without loading all that a command needs."""
    first_lines = {name: text for name, (_, text) in COMMANDS.items()}
    first_lines |= {name: text for name, (text, _) in GROUPS.items()}
    lines = [
        fill(
            text.partition("\n")[0], WIDTH, initial_indent=f"  {name:10}", subsequent_indent=MARGIN
        )
        for name, text in sorted(first_lines.items())
    ]
    more = "`ludopolis COMMAND --help` says more about a command."
    return "\n".join(["Usage: ludopolis COMMAND", "", HELP, "Commands:", *lines, "", more])


def main() -> None:
    """Run the command line; bad input gives one message and exit code 2, never a traceback."""
    sys.exit(run(sys.argv[1:]))


def run(tokens: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a sign shows another in its place.
            stream.reconfigure(errors="replace")
    if tokens in ASKS_FOR_HELP:
        print(overview())
        return 0
    from ludopolis.wire.error import Refusal

    try:
        result = make_app()(tokens)
        sys.stdout.flush()
    except Refusal as refusal:
        return refuse(refusal, tokens)
    except SystemExit as done:
        # Raised for words that are no command or no argument, which have been explained.
        return done.code if isinstance(done.code, int) else BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough, like `head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0


def refuse(refusal: Refusal, tokens: list[str]) -> int:
    """Say why not, in the language that the command line asks for."""
    from ludopolis.cli.speech import explain, language_in

    for line in explain(refusal, language_in(tokens)):
        print(line, file=sys.stderr)
    return BAD_INPUT
