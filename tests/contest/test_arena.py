from __future__ import annotations

from pathlib import Path

import pytest

import ludopolis
from ludopolis.cli.app import run as app
from ludopolis.contest.arena import Contest, Log, contest_of, line_ups, play_one, report_of, run
from ludopolis.contest.ratings import cross_table, ratings_of, shares, wilson
from ludopolis.games import base_pack, open_game
from ludopolis.play.record import verify
from ludopolis.wire.error import Refusal
from ludopolis.wire.record import decode


def small(games: int = 4, bots: tuple[str, ...] = ("uniform", "level1")) -> Contest:
    return contest_of("utopia", list(bots), 2, games, 7, {})


def test_every_bot_sits_in_every_seat() -> None:
    assert line_ups(["a", "b", "c"], 2) == [
        ["a", "b"],
        ["b", "a"],
        ["a", "c"],
        ["c", "a"],
        ["b", "c"],
        ["c", "b"],
    ]
    assert line_ups(["a", "b", "b", "b"], 4) == [
        ["a", "b", "b", "b"],
        ["b", "b", "b", "a"],
        ["b", "b", "a", "b"],
        ["b", "a", "b", "b"],
    ]
    assert line_ups(["a"], 2) == [["a", "a"]]


def test_whole_deals_are_played() -> None:
    assert small(3).games == 4


def test_a_contest_of_no_games_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        contest_of("utopia", ["uniform"], 2, 0, 1, {})

    assert refusal.value.code == "too-small"


def test_both_line_ups_get_the_same_deal() -> None:
    contest = small(2)

    first, second = play_one(contest, 0, keep=True), play_one(contest, 1, keep=True)

    assert first.record is not None
    assert second.record is not None
    assert decode(first.record.encode()).seed == decode(second.record.encode()).seed
    assert first.bots == second.bots[::-1]


def test_a_game_depends_on_its_number_alone() -> None:
    contest = small()

    first, again = play_one(contest, 2, keep=True), play_one(contest, 2, keep=True)

    assert first.record == again.record


def test_records_of_the_arena_verify() -> None:
    played = play_one(small(), 1, keep=True)
    assert played.record is not None

    result = verify(decode(played.record.encode()), open_game("utopia"))

    assert result is not None
    assert result.scores == played.scores


def test_a_run_that_was_cut_goes_on(tmp_path: Path) -> None:
    contest = small()
    file = tmp_path / "games.jsonl"
    whole = report_of(contest, list(run(contest, 1)))
    log = Log(file, contest)
    log.add(play_one(contest, 3, keep=False))
    with file.open("ab") as half:
        half.write(b'{"number":1,"de')

    resumed = Log(file, contest)
    rest = list(run(contest, 1, resumed))
    again = report_of(contest, list(Log(file, contest).done.values()))

    assert [played.number for played in rest] == [0, 1, 2]
    assert again.cross == whole.cross
    assert [row.rating for row in again.standings] == [row.rating for row in whole.standings]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Content of one's own: the game's, with another name in it."""
    file = tmp_path / "own.toml"
    source = base_pack("utopia").read_text("utf-8")
    file.write_text(source.replace("Pearl Quay", "Shell Quay"), encoding="utf-8")
    return file


def test_variants_and_content_of_ones_own(own: Path) -> None:
    flags = {"sea_range": "same"}
    report = ludopolis.arena("utopia", ["uniform"], games=2, jobs=2, flags=flags, pack=own)

    assert report.contest.flags == flags
    assert report.contest.pack_hash == open_game("utopia", own).pack_hash
    assert report.contest.pack_hash != open_game("utopia").pack_hash
    assert report.games == 2


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_commands_take_content_of_ones_own(
    command: str, own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out")
    few = ["--bots", "uniform", "--games", "1", "--jobs", "1", "--out", out, "--json"]
    assert app([command, "utopia", *few, "--pack", str(own)]) == 0

    assert open_game("utopia", own).pack_hash in capsys.readouterr().out


def test_a_contest_goes_on_with_its_own_content(own: Path, tmp_path: Path) -> None:
    contest = contest_of("utopia", ["uniform"], 2, 1, 7, {}, pack=own)
    log = Log(tmp_path / "games.jsonl", contest)
    list(run(contest, 1, log))
    moved = own.rename(tmp_path / "moved.toml")

    again = contest_of("utopia", ["uniform"], 2, 1, 7, {}, pack=moved)
    assert list(run(again, 1, Log(log.path, again))) == []
    moved.write_text(moved.read_text("utf-8").replace("Shell", "Sand"), encoding="utf-8")
    with pytest.raises(Refusal, match="arena-other-pack"):
        play_one(again, 0, keep=False)
    with pytest.raises(Refusal, match="arena-other-contest"):
        Log(log.path, contest_of("utopia", ["uniform"], 2, 1, 7, {}, pack=moved))


def test_a_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Log(file, small())

    with pytest.raises(Refusal) as refused:
        Log(file, small(bots=("greedy", "uniform")))

    assert refused.value.code == "arena-other-contest"


def test_what_is_no_log_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello\n", encoding="utf-8")

    with pytest.raises(Refusal) as refused:
        Log(file, small())

    assert refused.value.code == "arena-not-a-log"


def test_shared_wins_are_shared() -> None:
    assert shares([1, 2, 1]) == [0.5, 0.0, 0.5]


def test_intervals_of_no_games_say_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_the_winner_is_rated_higher() -> None:
    ratings = ratings_of(["a", "b"], [(["a", "b"], [1, 2]), (["b", "a"], [2, 1])])

    assert ratings["a"][0] > ratings["b"][0]


def test_the_cross_table_counts_who_came_in_ahead() -> None:
    table = cross_table(["a", "b"], [(["a", "b"], [1, 2]), (["b", "a"], [1, 1])])

    assert table["a"]["b"].share == 0.75
    assert table["b"]["a"].share == 0.25
