"""The judgements of a game, made by hand and learnt, its levels and settings.

The folder of a game gives them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludopolis.bots.learnt import judged_by
from ludopolis.core.judgement import FULL_SIGHT, judged
from ludopolis.core.net import Net
from ludopolis.games import FOLDER
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.arrays.encoding import Feature
    from ludopolis.core.game import Game
    from ludopolis.core.judgement import Heuristic, Level
    from ludopolis.core.net_plan import Plan


def heuristic_for(
    game: Game, sight: int = FULL_SIGHT, changes: dict[str, float] | None = None
) -> Heuristic:
    """The judgement of the game's positions; ``sight`` masks what it overlooks.

    ``changes`` puts other numbers in place of some weights.
    """
    weights = {**weights_of(game), **(changes or {})}
    return judged(game, sight, list(weights.values()))


NET: Final = "net.bin"
"""The learnt net in the folder of a game; ``net.toml`` beside it says how it was made."""
SHIPPED: Final = "shipped"
"""Names the net that the game comes with."""


def learnt_for(game: Game, source: str = SHIPPED, share: float = 1.0) -> Heuristic:
    """The judgement by a net, from a file or as shipped; ``share`` of its correction counts.

    A game that comes without one, or is played with other cards than the net knows, is judged by
    hand.
    """
    inner = heuristic_for(game)
    if source != SHIPPED:
        return judged_by(inner, fitting_net(game, Path(source)), share)
    net = shipped_net(game.slug)
    return inner if net is None or not fits(game, net) else judged_by(inner, net, share)


def has_net(game: Game) -> bool:
    """Whether the game comes with a net that knows its cards."""
    net = shipped_net(game.slug)
    return net is not None and fits(game, net)


@cache
def shipped_net(slug: str) -> Net | None:
    path = FOLDER / slug / NET
    return Net(path.read_bytes()) if path.is_file() else None


def fitting_net(game: Game, path: Path) -> Net:
    """The net in a file; refuses what is none, and a net of another game."""
    try:
        net = read_net(path, path.stat().st_mtime_ns)
    except (OSError, ValueError, AssertionError):
        raise Refusal("net-file", file=str(path)) from None
    if not fits(game, net):
        raise Refusal("net-other-game", file=str(path), game=net.plan.game)
    return net


@cache
def read_net(path: Path, changed: int) -> Net:  # noqa: ARG001 - it names the version
    """The net in a file that was last changed then: a contest asks for it game after game."""
    return Net(path.read_bytes())


def fits(game: Game, net: Net) -> bool:
    """Whether the net was made for observations of this game, with cards of these names."""
    plan = net.plan
    if (plan.game, plan.pack) != (game.slug, game.pack_id):
        return False
    known = {feature.name: feature for feature in game.encoder(plan.seats).features}
    return all(
        name in known and codes == known[name].codes and reads_all(plan, known[name], rows)
        for name, rows, codes in plan.features
    )


def reads_all(plan: Plan, feature: Feature, rows: int) -> bool:
    """Whether the net has a row for each number; of points, it may read the own seat's only."""
    whole = feature.size * max(1, feature.codes)
    return rows == whole or (plan.points and 0 < rows < whole)


def weights_of(game: Game) -> dict[str, float]:
    """The weights of a game's judgement by name."""
    weights: dict[str, float] = game.part("judgement").WEIGHTS
    return weights


def levels_of(game: Game) -> list[Level]:
    """What the levels of a game see, from the weakest to the strongest."""
    levels: list[Level] = game.part("judgement").LEVELS
    return levels


def search_of(game: Game) -> dict[str, float]:
    """The settings of search in a game; docs/design/bots.md says which trials they come from."""
    settings: dict[str, float] = game.part("judgement").SEARCH
    return settings
