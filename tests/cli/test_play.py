"""The terminal table, driven through a pipe."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ludopolis.games import SLUGS
from ludopolis.play.record import read
from ludopolis.play.saving import read_table
from tests.cli.conftest import environment
from tests.extent import amount

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Program

SMALL = ["play", "utopia", "--seats", "2", "--bots", "uniform", "--seed", "5"]


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_whole_game(program: Program, home: Path) -> None:
    ran = program(*SMALL, typed="1\n" * 5000)

    record = read(only_file(home / "records"))
    assert ran.code == 0
    assert "The game is over: you win!" in ran.out
    assert record.result is not None
    assert max(record.result.scores) >= 50
    assert list((home / "unfinished").iterdir()) == []


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_text_is_missing(program: Program, language: str) -> None:
    ran = program(*SMALL, "--language", language, typed="h\nm\nl\n" + "1\n" * amount(60, 150))

    assert "utopia-" not in ran.out.replace(str(os.environ["LUDOPOLIS_HOME"]), "").replace(
        "unfinished/utopia-", ""
    ).replace("records/utopia-", "")
    assert "cli-" not in ran.out


@pytest.mark.parametrize("game", SLUGS)
def test_what_an_answer_would_bring(program: Program, home: Path, game: str) -> None:
    """All answers, one of them, one that there isn't; the game itself goes on as without."""
    start = ["play", game, "--seats", "2", "--bots", "uniform", "--seed", "5"]

    def played(typed: str) -> tuple[str, list[int]]:
        out = program(*start, typed=typed).out
        file = only_file(home / "unfinished")
        plies = read_table(file).record.plies
        file.unlink()
        return out, plies

    _, plain = played("1\n1\n1\nq\n")
    asked, again = played("f\n1\nf 1\n1\nf 99\nf\n1\nq\n")

    assert "99" in asked
    assert sum(words in asked for words in ("not known beforehand", "Nothing yet", "You ")) > 0
    assert plain == again


def test_bots_among_themselves(program: Program) -> None:
    ran = program("play", "--people", "0", "--bots", "uniform", "--seats", "2", "--seed", "2")

    assert ran.code == 0
    assert "The game is over" in ran.out


def test_leaving_saves_and_resume_goes_on(program: Program, home: Path) -> None:
    left = program(*SMALL, typed="1\n1\n1\nq\n")
    before = read_table(only_file(home / "unfinished")).record.plies

    resumed = program("play", "--resume", typed="1\nq\n")
    after = read_table(only_file(home / "unfinished")).record.plies

    assert left.code == resumed.code == 0
    assert "Continue with: ludopolis play --resume" in left.out
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_the_end_of_input_saves(program: Program, home: Path) -> None:
    ran = program(*SMALL, typed="1\n")

    assert ran.code == 0
    assert read_table(only_file(home / "unfinished")).record.plies[0] >= 0


def test_a_killed_game_goes_on_as_if_nothing_had_happened(
    program: Program, home: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere.json"
    whole = program(*SMALL, "--file", str(elsewhere), typed="1\n" * 40)
    expected = read_table(elsewhere).record.plies
    play = subprocess.Popen(
        [sys.executable, "-u", "-m", "ludopolis", *SMALL],
        env=environment(LUDOPOLIS_HOME=str(home)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with play:
        assert play.stdin is not None
        assert play.stdout is not None
        play.stdin.write(b"1\n" * 20)
        play.stdin.flush()
        asked = 0
        while asked < 22:  # the help names a rule too
            asked += play.stdout.readline().count(b"T-")
        play.send_signal(signal.SIGKILL)

    resumed = program("play", "--resume", typed="1\n" * 20)

    assert whole.code == resumed.code == 0
    assert read_table(only_file(home / "unfinished")).record.plies == expected


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("0", "0 is not one of the answers: type a number from 1 to "),
        ("99", "99 is not one of the answers: type a number from 1 to "),
        ("bananas", "“bananas” is not clear"),
        ("u", "You have not made a choice that could be taken back yet."),
        ("? T-99.9", "There is no rule or section “T-99.9”"),
        ("?", "T-5.4 In his go a player takes one guest"),
        ("h", "u  undo your last answer"),
        ("m", "by street or bridge"),
        ("t", "Prestige scale:"),
    ],
)
def test_keys_and_mistakes(program: Program, typed: str, message: str) -> None:
    ran = program(*SMALL, typed=f"{typed}\n")

    assert message in ran.out
    assert ran.code == 0


def test_undo_gives_the_same_question_again(program: Program, home: Path) -> None:
    program(*SMALL, typed="1\nu\nq\n")

    saved = read_table(only_file(home / "unfinished"))
    assert len(saved.undone) == 1
    assert saved.undone == [len(saved.record.plies)]


@pytest.mark.parametrize(("answer", "undone"), [("n", 0), ("y", 1)])
def test_undo_beyond_what_was_revealed_asks_first(
    program: Program, home: Path, answer: str, undone: int
) -> None:
    ran = program(*SMALL, typed=f"1\n1\nu\n{answer}\nq\n")

    assert "Take your move back anyway? (y/n)" in ran.out
    assert len(read_table(only_file(home / "unfinished")).undone) == undone


def test_notation_and_beginnings_of_words(program: Program) -> None:
    ran = program(*SMALL, typed="surprise\nq\n")

    assert "You draw a surprise guest" in ran.out


def test_people_share_a_keyboard(program: Program, home: Path) -> None:
    ran = program("play", "--people", "2", "--seats", "2", "--names", "Ann", "Ben",
                  "--seed", "5", typed="1\n" * 6)  # fmt: skip

    seats = read_table(only_file(home / "unfinished")).seats
    assert [seat.name for seat in seats] == ["Ann", "Ben"]
    assert "Ann (you)" in ran.out
    assert "Ben (you)" in ran.out


@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        (["tarot"], "There is no game “tarot”."),
        (["--seats", "7"], "This game is for 2 to 5 players, not 7."),
        (["--bots", "genius"], "genius"),
        (["--bots", "1", "2", "3", "--seats", "3", "--people", "1"], "3 levels were given for 2"),
        (["--people", "4", "--seats", "3"], "4 people can’t take part in a game for 3."),
        (["--names", "A", "B", "C", "D"], "4 names were given for 3 players."),
        (["--flag", "sails=red"], "There is no setting “sails”."),
        (["--resume"], "There is no unfinished game."),
        (["--resume", "--file", "nowhere.json"], "nowhere.json can’t be read"),
    ],
)
def test_bad_invitations(program: Program, tokens: list[str], message: str) -> None:
    ran = program("play", *tokens)

    assert ran.code == 2
    assert message in ran.err


def test_a_broken_saved_game_is_refused(program: Program, home: Path) -> None:
    program(*SMALL, typed="1\n1\nq\n")
    file = only_file(home / "unfinished")
    file.write_bytes(file.read_bytes()[:200])

    ran = program("play", "--resume")

    assert ran.code == 2
    assert "is not a saved table" in ran.err


@pytest.mark.parametrize(
    ("tokens", "kinds"),
    [
        ([], ["person", "bot", "bot"]),
        (["--seats", "4", "--bots", "1"], ["person", "bot", "bot", "bot"]),
        (["--bots", "1", "2", "3"], ["person", "bot", "bot", "bot"]),
        (["--seats", "4", "--bots", "1", "2"], ["person", "person", "bot", "bot"]),
        (["--people", "2"], ["person", "person", "bot"]),
        (["--people", "5"], ["person"] * 5),
    ],
)
def test_who_sits_where(
    program: Program, tmp_path: Path, tokens: list[str], kinds: list[str]
) -> None:
    file = tmp_path / "game.json"

    program("play", "--file", str(file), *tokens, typed="q\n")

    assert [seat.kind for seat in read_table(file).seats] == kinds
