"""Records and games together: written, read, verified, replayed, and told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.game import Game, Outcome, Setup
from ludopolis.games import open_game
from ludopolis.play.files import read_whole, write_whole
from ludopolis.text import render
from ludopolis.wire.error import Refusal
from ludopolis.wire.event import lines_of
from ludopolis.wire.record import (
    PLAIN,
    SALTED,
    Header,
    Record,
    Result,
    check_chain,
    decode,
    encode,
    seed_hash,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ludopolis.core.decision import Decision
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event
    from ludopolis.wire.text import Line


def header_of(game: Game, setup: Setup, players: list[str], started: str, salt: str = "") -> Header:
    """The header; a server's has a salt, for there the seed is a secret among players."""
    return Header(
        format=SALTED if salt else PLAIN,
        game=game.slug,
        rules_version=game.rules_version,
        pack_id=game.pack_id,
        pack_hash=game.pack_hash,
        seats=setup.seats,
        flags=setup.flags,
        seed_hash=seed_hash(setup.seed, salt),
        players=players,
        started=started,
    )


def result_of(outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    return Result(outcome.scores, outcome.places, outcome.reason)


def read(path: Path) -> Record:
    """The record in a file, whole and unchanged, or a refusal that says what is wrong with it."""
    record = decode(read_whole(path))
    check_chain(record)
    return record


def write(path: Path, record: Record) -> None:
    """Write the record; a crash leaves the old file or the new one."""
    write_whole(path, encode(record))


def game_of(header: Header, pack: Path | None = None) -> Game:
    """The game by whose rules and with whose content the record was made."""
    return open_game(
        header.game, pack, rules_version=header.rules_version, pack_hash=header.pack_hash
    )


def check_game(header: Header, game: Game) -> None:
    """Refuse a record that was made with another game, other rules or other content."""
    if header.game != game.slug:
        raise Refusal("record-other-game", recorded=header.game, present=game.slug)
    if header.rules_version != game.rules_version:
        raise Refusal(
            "record-other-rules", recorded=header.rules_version, present=game.rules_version
        )
    if header.pack_hash != game.pack_hash:
        raise Refusal(
            "record-other-pack",
            pack=header.pack_id,
            recorded=header.pack_hash,
            present=game.pack_hash,
        )


def setup_of(record: Record) -> Setup:
    """The setup, once the seed is known."""
    if record.seed is None:
        raise Refusal("record-seed-unknown")
    return Setup(record.header.seats, int(record.seed), dict(record.header.flags))


class Replayed:
    """One ply of a record: the question, the answer, and what came of it.

    ``state`` is the position after the ply; it goes on with the replay, so keep a clone.
    """

    def __init__(
        self, ply: int, decision: Decision, option: int, events: list[Event], state: State
    ) -> None:
        self.ply = ply
        self.decision = decision
        self.option = option
        self.events = events
        self.state = state


def replay(record: Record, game: Game) -> Iterator[Replayed]:
    """Play the record again, ply by ply; an answer that the rules don't allow is refused."""
    check_game(record.header, game)
    state = game.new(setup_of(record))
    for ply, option in enumerate(record.plies):
        if state.over:
            raise Refusal("record-after-end", ply=ply)
        decision = state.decision
        check_option(game, decision, ply, option)
        events: list[Event] = []
        state.sink = events
        state.apply(option)
        yield Replayed(ply, decision, option, events, state)


def check_option(game: Game, decision: Decision, ply: int, option: int) -> None:
    if option not in decision.options:
        ask = game.asks[decision.ask]
        raise Refusal("record-illegal", ask.rule, ply=ply, option=option, ask=ask.name)


def verify(record: Record, game: Game) -> Result | None:
    """Check chain, game, rules, content, every ply and the result; the result, once there is one.

    A running game's record hides its seed, so only its chain and its header can be checked.
    """
    check_chain(record)
    check_game(record.header, game)
    if record.seed is None and record.result is None:
        return None
    state = game.new(setup_of(record))
    for step in replay(record, game):
        state = step.state
    result = result_of(game.outcome(state))
    if result != record.result:
        raise Refusal(
            "record-result", recorded=spell_scores(record.result), replayed=spell_scores(result)
        )
    return result


def spell_scores(result: Result | None) -> str:
    return "–" if result is None else ", ".join(str(score) for score in result.scores)


def transcript(
    record: Record, game: Game, language: str, viewer: int | None = None
) -> Iterator[str]:
    """The game in words: each ply with player, question and answer, then the lines of the log.

    Everything is told, or only what ``viewer`` (-1: a spectator) got to see.
    """
    yield f"{game.slug.capitalize()} · {', '.join(record.header.players)} · {record.header.started}"
    teller = Teller(game, language, record.header.players)
    for step in replay(record, game):
        yield from teller.ply(step, viewer)
    if record.result is not None:
        yield from teller.result(record.result)


class Teller:
    """Puts the plies of one game into words."""

    def __init__(self, game: Game, language: str, players: list[str]) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.names = game.names()

    def words(self, line: Line) -> str:
        return render(line, self.language, self.names, self.players)

    def ply(self, step: Replayed, viewer: int | None) -> Iterator[str]:
        decision = step.decision
        if viewer is None or viewer == decision.seat:
            question = self.words(self.game.question(decision))
            answer = self.words(self.game.label(decision.ask, step.option))
            yield f"{step.ply:4}  {self.players[decision.seat]}: {question} {answer}"
        else:
            yield f"{step.ply:4}  {self.players[decision.seat]}"
        seen = [event if viewer is None else event.seen_by(viewer) for event in step.events]
        for line in lines_of(seen):
            yield f"      · {self.words(line)}"

    def result(self, result: Result) -> Iterator[str]:
        for place, player, score in sorted(
            zip(result.places, self.players, result.scores, strict=True)
        ):
            yield f"{place:4}. {player}: {score}"
