"""Records of whole games: verified, replayed, told in words, and refused with precision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.play.record import read, replay, transcript, verify, write
from ludopolis.play.table import Table
from ludopolis.testing.pearls.game import PearlsGame
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo
from ludopolis.wire.record import Header, Record, Result, encode, seal_record
from tests.pearls import GAME, PACK, pearls

if TYPE_CHECKING:
    from pathlib import Path


def played(plies: int = 999) -> Table:
    t = Table(GAME, Setup(2, 11, {"deck": "short"}), [SeatInfo("Ann"), SeatInfo("Bo")])
    rng = seeded(3)
    while t.asked >= 0 and t.ply < plies:
        options = t.history.state.decision.options
        t.play(t.asked, t.ply, options[rng.below(len(options))], 0.0)
    return t


def finished() -> Record:
    return played().record()


def with_header(record: Record, **changes: object) -> Record:
    header: Header = msgspec.structs.replace(record.header, **changes)
    return seal_record(header, record.plies, 11, record.result)


def refusal(record: Record, game: PearlsGame = GAME) -> Refusal:
    with pytest.raises(Refusal) as caught:
        verify(record, game)
    return caught.value


def test_finished_game_verifies() -> None:
    t = played()

    result = verify(t.record(), GAME)

    assert result is not None
    assert result.scores == t.history.state.scores()


def test_record_has_every_ply() -> None:
    t = played()

    assert any(step.is_forced for step in t.history.steps)
    assert len(t.record().plies) == t.ply


def test_running_game_hides_its_seed() -> None:
    record = played(3).record()

    assert record.seed is None
    assert verify(record, GAME) is None
    with pytest.raises(Refusal, match="record-seed-unknown"):
        next(replay(record, GAME))


def test_owner_of_a_running_game_can_replay_it() -> None:
    t = played(3)

    steps = list(replay(t.record(reveal=True), GAME))

    assert steps[-1].state.save() == t.history.state.save()


def test_write_and_read(tmp_path: Path) -> None:
    record = finished()

    write(tmp_path / "games" / "one.json", record)

    assert read(tmp_path / "games" / "one.json") == record
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["one.json"]


def test_writing_replaces_the_file(tmp_path: Path) -> None:
    write(tmp_path / "one.json", played(3).record())

    write(tmp_path / "one.json", finished())

    assert read(tmp_path / "one.json") == finished()


def test_unreadable_and_unwritable(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="file-unreadable"):
        read(tmp_path / "none.json")
    with pytest.raises(Refusal, match="file-unwritable"):
        write(tmp_path, finished())


def test_truncated_file(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_bytes(encode(finished())[:-90])

    with pytest.raises(Refusal, match="record-cut"):
        read(path)


def test_edited_ply_is_named(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    record = finished()
    record.plies[4] = 7
    path.write_bytes(encode(record))

    with pytest.raises(Refusal, match=r"record-edited \(ply=4\)"):
        read(path)


def test_other_pack_names_both_hashes() -> None:
    other = pearls(pack=PACK.replace("value = 2", "value = 3"))

    found = refusal(finished(), other)

    assert found.code == "record-other-pack"
    assert found.arguments == {
        "pack": "pearls.toml",
        "recorded": GAME.pack_hash,
        "present": other.pack_hash,
    }


def test_other_rules_version() -> None:
    found = refusal(with_header(finished(), rules_version=2))

    assert (found.code, found.arguments) == ("record-other-rules", {"recorded": 2, "present": 1})


def test_other_game() -> None:
    assert refusal(with_header(finished(), game="chess")).code == "record-other-game"


def test_setup_that_the_rules_do_not_know() -> None:
    assert refusal(with_header(finished(), flags={"deck": "huge"})).code == "flag-value"
    assert refusal(with_header(finished(), seats=9)).code == "seats-out-of-range"


def test_illegal_ply_is_named_with_its_rule() -> None:
    record = finished()

    found = refusal(seal_record(record.header, [99, *record.plies[1:]], 11, record.result))

    assert (found.code, found.rule) == ("record-illegal", "Y-3")
    assert found.arguments == {"ply": 0, "option": 99, "ask": "lay"}


def test_plies_after_the_end() -> None:
    record = finished()

    found = refusal(seal_record(record.header, [*record.plies, 0], 11, record.result))

    assert (found.code, found.arguments) == ("record-after-end", {"ply": len(record.plies)})


def test_other_result() -> None:
    record = finished()
    claimed = Result([50, 1], [1, 2], "deck-empty")

    found = refusal(seal_record(record.header, record.plies, 11, claimed))

    assert found.code == "record-result"
    assert found.arguments["recorded"] == "50, 1"


def test_result_before_the_end() -> None:
    record = finished()

    assert refusal(seal_record(record.header, [], 11, record.result)).code == "record-result"


def test_other_seed_than_promised() -> None:
    record = finished()

    assert (
        refusal(seal_record(record.header, record.plies, 12, record.result)).code == "record-seed"
    )


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "Lay a card? Lay a "), ("fr", "Poser une carte ? Poser : "), ("nl", "leggen? ")],
)
def test_transcript_in_words(language: str, question: str) -> None:
    text = "\n".join(transcript(finished(), GAME, language))

    assert question in text
    assert "Ann" in text
    assert "pearls-" not in text


def test_transcript_of_one_viewer_hides_the_rest() -> None:
    lines = list(transcript(finished(), GAME, "en", viewer=0))

    assert "      · Bo draws a card." in lines
    assert not any("Bo draws a pearl" in line for line in lines)
    assert not any("Bo: " in line and "Lay" in line for line in lines)


def test_transcript_ends_with_the_places() -> None:
    record = finished()
    assert record.result is not None

    last = list(transcript(record, GAME, "en"))[-2:]

    assert last[0].startswith("   1. ")
    assert last[0].endswith(str(max(record.result.scores)))
