"""Games between bots as a data set: every choice a row of Parquet files, described by a card.

A row has what the seat saw, which actions were open, which one it took, and what the game brought
it. Whole games go to one part: 8 in 10 to ``train``, 1 each to ``validation`` and ``test``.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ludopolis.bots.bot import Budget
from ludopolis.bots.bot_game import BotGame, seed_from
from ludopolis.bots.roster import bot_named
from ludopolis.core.arrays.batch import returns
from ludopolis.core.arrays.encoding import ActionSpace, no_marks, observation
from ludopolis.core.game import Setup
from ludopolis.envs.extras import checked_setup, env_id, game_named, missing
from ludopolis.wire.error import Refusal

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error.name or "pyarrow", "dataset") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludopolis.core.game import Game

PARTS: Final = ("train", "validation", "test")
SHARES: Final = (8, 9)
"""Of ten games in a row, the first to go to validation and to test."""
GROUP: Final = 20_000
"""About so many rows are written at a time."""
ABOUT: Final = b"ludopolis"
"""The key of the recipe in the metadata of each file."""
COLUMNS: Final = {
    "game": ("int32", "number of the game"),
    "ply": ("int32", "number of the answer in its game, forced ones counted"),
    "seat": ("int8", "who chose"),
    "bot": ("string", "which bot sat there"),
    "observation": ("int16 x width", "what the seat saw, see the features below"),
    "mask": ("bool x actions", "which actions were open"),
    "action": ("int32", "the action that was taken"),
    "reward": ("float32", "what the game brought the seat: winners share 1, losers share -1"),
    "score": ("int32", "the points of the seat at the end"),
    "place": ("int8", "the place of the seat at the end, 1 is first"),
}


class Recipe(msgspec.Struct, frozen=True):
    """What a data set is made of; the same recipe makes the same files."""

    game: str
    pack_hash: str
    bots: list[str]
    seats: int
    games: int
    seed: int
    flags: dict[str, str]
    pack: str | None
    width: int
    actions: int


class Rows(NamedTuple):
    """The choices of one game, a row each."""

    ply: list[int]
    seat: list[int]
    bot: list[str]
    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    action: list[int]
    reward: list[float]
    score: list[int]
    place: list[int]


class Dataset(NamedTuple):
    """One part of a data set. ``about`` is its recipe; all else has a row for each choice."""

    about: dict[str, Any]
    games: NDArray[np.int32]
    plies: NDArray[np.int32]
    seats: NDArray[np.int8]
    bots: list[str]
    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    places: NDArray[np.int8]

    def __repr__(self) -> str:
        games = len(np.unique(self.games))
        return f"<Dataset: {self.about['game']}, {len(self.games)} choices of {games} games>"


def recipe_of(
    name: str, bots: list[str], seats: int, games: int, seed: int, flags: dict[str, str],
    pack: Path | None,
) -> Recipe:  # fmt: skip
    """A data set that can be made, or a refusal."""
    game = game_named(name, pack)
    checked_setup(game, seats, flags)
    if not bots:
        raise Refusal("arena-bots")
    for bot in bots:
        bot_named(game, bot).close()
    source = None if pack is None else str(pack.absolute())
    width, actions = game.encoder(seats).width, ActionSpace(game.asks).size
    return Recipe(
        env_id(game), game.pack_hash, bots, seats, games, seed, flags, source, width, actions
    )


def game_of(recipe: Recipe) -> Game:
    return game_named(recipe.game, recipe.pack)


class Watched(BotGame):
    """A game between bots whose choices are noted down."""

    def __init__(self, game: Game, setup: Setup, names: list[str], seeds: list[int]) -> None:
        super().__init__(game, setup, [bot_named(game, name) for name in names], seeds, Budget())
        self.space: Final = ActionSpace(game.asks)
        self.encoder: Final = game.encoder(setup.seats)
        self.noted: list[tuple[int, int, list[int], bytes, int]] = []

    def step(self) -> None:
        asked = self.state.decision
        if len(asked.options) == 1:
            super().step()
            return
        seen = observation(self.encoder, self.state, asked.seat)
        marks = no_marks(self.space.size)
        self.space.mark(asked, marks, 0, 1)
        super().step()
        action = self.space.action(asked, self.plies[-1])
        self.noted.append((len(self.plies) - 1, asked.seat, seen, bytes(marks), action))


def play(recipe: Recipe, number: int) -> Rows:
    """The choices of one game; the same whoever plays it."""
    game = game_of(recipe)
    names = [recipe.bots[(number + seat) % len(recipe.bots)] for seat in range(recipe.seats)]
    setup = Setup(recipe.seats, seed_from(recipe.seed, "deal", number), recipe.flags)
    seeds = [seed_from(recipe.seed, number, seat) for seat in range(recipe.seats)]
    match = Watched(game, setup, names, seeds)
    try:
        outcome = game.outcome(match.play())
    finally:
        for bot in match.bots:
            bot.close()
    assert outcome is not None
    plies, seats, seen, marks, actions = (list(part) for part in zip(*match.noted, strict=True))
    worth = returns(outcome)
    masks = np.frombuffer(b"".join(marks), np.uint8).reshape(len(marks), -1).astype(bool)
    return Rows(
        plies, seats, [names[seat] for seat in seats], np.array(seen, np.int16), masks, actions,
        [worth[seat] for seat in seats], [outcome.scores[seat] for seat in seats],
        [outcome.places[seat] for seat in seats],
    )  # fmt: skip


def part_of(number: int) -> str:
    """Where a game goes.

    >>> [part_of(number) for number in (0, 7, 8, 9, 10)]
    ['train', 'train', 'validation', 'test', 'train']
    """
    place = number % 10
    return PARTS[sum(place >= first for first in SHARES)]


class Writer:
    """Writes games to the files of a data set, in the order of their numbers."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.folder: Final = folder
        self.recipe: Final = recipe
        if any(path_of(folder, part).exists() for part in PARTS):
            raise Refusal("dataset-exists", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        schema = schema_of(recipe)
        self.schema: Final = schema
        self.files: Final = {
            part: pq.ParquetWriter(path_of(folder, part), schema, compression="zstd")
            for part in PARTS
        }
        self.waiting: dict[int, Rows] = {}
        self.held: dict[str, list[pa.Table]] = {part: [] for part in PARTS}
        self.next = 0
        self.counts: dict[str, tuple[int, int]] = dict.fromkeys(PARTS, (0, 0))

    def add(self, number: int, rows: Rows) -> None:
        self.waiting[number] = rows
        while self.next in self.waiting:
            self.write(self.next, self.waiting.pop(self.next))
            self.next += 1

    def write(self, number: int, rows: Rows) -> None:
        part = part_of(number)
        columns = rows._asdict() | {"game": [number] * len(rows.ply)}
        for name in ("observation", "mask"):
            block = columns[name]
            flat = pa.array(block.ravel(), type=self.schema.field(name).type.value_type)
            columns[name] = pa.FixedSizeListArray.from_arrays(flat, block.shape[1])
        self.held[part].append(pa.table(columns).select(list(COLUMNS)).cast(self.schema))
        games, count = self.counts[part]
        self.counts[part] = games + 1, count + len(rows.ply)
        if sum(table.num_rows for table in self.held[part]) >= GROUP:
            self.flush(part)

    def flush(self, part: str) -> None:
        """Write what is held as one group of rows, which compresses better than many."""
        if self.held[part]:
            self.files[part].write_table(pa.concat_tables(self.held[part]).combine_chunks())
            self.held[part] = []

    def close(self) -> int:
        """End the files and write the card; the number of rows."""
        for part, file in self.files.items():
            self.flush(part)
            file.close()
        (self.folder / "README.md").write_text(card(self.recipe, self.counts), encoding="utf-8")
        return sum(count for _, count in self.counts.values())


def path_of(folder: Path, part: str) -> Path:
    return folder / f"{part}.parquet"


def schema_of(recipe: Recipe) -> pa.Schema:
    sizes = {"observation": recipe.width, "mask": recipe.actions}
    fields = []
    for name, (kind, _) in COLUMNS.items():
        inner = getattr(pa, {"bool": "bool_"}.get(kind.split()[0], kind.split()[0]))()
        fields.append((name, pa.list_(inner, sizes[name]) if name in sizes else inner))
    # Others know a pack by its hash, not by where it lay here.
    about = msgspec.structs.replace(recipe, pack=None)
    return pa.schema(fields, metadata={ABOUT: msgspec.json.encode(about)})


def card(recipe: Recipe, counts: dict[str, tuple[int, int]]) -> str:
    """The data set in words, with the header that hubs of data sets read."""
    game = game_of(recipe)
    flags = ", ".join(f"{name}={value}" for name, value in recipe.flags.items()) or "none"
    lines = [
        "---", f"pretty_name: {recipe.game} by bots", "tags: [board-games, reinforcement-learning]",
        "configs:", "- config_name: default", "  data_files:",
        *(f"  - split: {part}\n    path: {part}.parquet" for part in PARTS), "---", "",
        f"# {recipe.game}: {recipe.games} games between bots", "",
        f"Seats: {recipe.seats}. Bots, in turn in every seat: {', '.join(recipe.bots)}.",
        f"Seed: {recipe.seed}. Flags: {flags}. Pack: {recipe.pack_hash}.", "",
        "| part | games | rows |", "|---|---|---|",
        *(f"| {part} | {games} | {rows} |" for part, (games, rows) in counts.items()), "",
        "A row is a choice between at least two actions.", "",
        "| column | type | meaning |", "|---|---|---|",
        *(f"| {name} | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items()), "",
        "| feature | from | shape | meaning |", "|---|---|---|---|",
        *(f"| {f.name} | {f.start} | {f.shape} | {f.meaning} |"
          for f in game.encoder(recipe.seats).features), "",
        "`ludopolis.envs.action_table(game)` tells what the actions mean.",
        "`ludopolis.envs.read_dataset(folder, part)` reads a part.", "",
    ]  # fmt: skip
    return "\n".join(lines)


def read(folder: Path | str, split: str = "train") -> Dataset:
    """One part of a data set; refuses a folder without one."""
    if split not in PARTS:
        raise Refusal("dataset-split", split=str(split), splits=", ".join(PARTS))
    path = path_of(Path(folder), split)
    if not path.is_file():
        raise Refusal("dataset-missing", folder=str(folder))
    table = pq.read_table(path).combine_chunks()
    about = msgspec.json.decode(table.schema.metadata[ABOUT])
    columns = [column_of(table, name, kind) for name, (kind, _) in COLUMNS.items()]
    return Dataset(about, *columns)


def column_of(table: pa.Table, name: str, kind: str) -> Any:  # noqa: ANN401 - an array, or a list
    column = table[name]
    if kind == "string":
        return column.to_pylist()
    if " x " not in kind:
        return column.to_numpy()
    size = table.schema.field(name).type.list_size
    flat = [chunk.flatten().to_numpy(zero_copy_only=False) for chunk in column.chunks]
    inner = np.dtype(kind.split(maxsplit=1)[0])
    return np.concatenate([np.empty(0, inner), *flat]).reshape(-1, size)
