"""``ludopolis learn``: a net trained by self-play, in rounds that can be cut short and taken up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from ludopolis.cli.arena import Ray
from ludopolis.cli.arguments import FIRST_GAME, AsJson, GameName, Jobs, Seed, at_least
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.games import check_slug
from ludopolis.text import term

if TYPE_CHECKING:
    from ludopolis.learn.course import Round


def learn(
    game: GameName = FIRST_GAME,
    /,
    *,
    out: Annotated[Path, Parameter(help="Folder; a run that was begun there goes on.")],
    rounds: Annotated[int, Parameter(help="Rounds in all: play, train, try.")] = 4,
    games: Annotated[int, Parameter(help="Games of self-play in a round.")] = 8000,
    steps: Annotated[int, Parameter(help="Steps of training in a round.")] = 4000,
    trial: Annotated[int, Parameter(help="Games in which a new net must win 55 %.")] = 400,
    told: Annotated[
        bool, Parameter(help="Tell the net the parts of the hand-made judgement.")
    ] = True,
    points: Annotated[
        bool, Parameter(help="Correct the points of each seat, not the chances of all.")
    ] = False,
    seed: Seed = 1,
    jobs: Jobs = 0,
    ray: Ray = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Train a net by self-play; it takes over whenever it has become better.

    Example: ludopolis learn uchronia --out uchronia-net --rounds 6
    """
    for name, value, least in (
        ("--rounds", rounds, 1),
        ("--games", games, 2),
        ("--steps", steps, 1),
        ("--trial", trial, 2),
        ("--jobs", jobs, 0),
    ):
        at_least(name, value, least)
    check_slug(game)
    # PyTorch is looked for before any game is played.
    from ludopolis.learn import network  # noqa: F401
    from ludopolis.learn.course import Course, Learning
    from ludopolis.learn.curve import write_curve

    course = Course(game, seed, games, steps, told=told, points=points, gate_games=trial)
    learning = Learning(out, course, jobs, ray)
    for done in learning.rounds(rounds):
        write_curve(out, learning.log)
        print(msgspec.json.encode(done).decode() if json else row_of(done), flush=True)
    if not json:
        best = learning.best()
        key = "bots-learn-best" if best else "bots-learn-none"
        print(term(key, chosen_language(language), {"file": str(best)} if best else {}))
    return 0


def row_of(done: Round) -> str:
    win = done.gate
    shares = f"{100 * win.share:.1f} % ({100 * win.low:.1f}–{100 * win.high:.1f})"
    sign = "+" if done.taken else "-"
    return (
        f"{done.number} {sign} {done.rival}: {shares}, loss {done.loss}, "
        f"strength {done.strength:+.0f}, {done.seconds:.0f} s"
    )
