"""The games in Gymnasium's registry: their names, and where to find what plays them.

Gymnasium is told as soon as somebody imports it, often by a module of ours that is not ready yet:
so this imports none of them, and no game is opened before it is made.
"""

from __future__ import annotations

from ludopolis.envs.extras import missing, versioned
from ludopolis.games import SLUGS, rules_versions

try:
    import gymnasium
except ModuleNotFoundError:
    raise missing("gymnasium", "envs") from None


def register() -> list[str]:
    """Tell Gymnasium all games, once; the ids for ``gymnasium.make`` and ``make_vec``."""
    names = [versioned(slug, version) for slug in SLUGS for version in rules_versions(slug)]
    for name in names:
        if f"ludopolis/{name}" not in gymnasium.registry:
            gymnasium.register(
                f"ludopolis/{name}",
                entry_point="ludopolis.envs.single:SeatEnv",
                vector_entry_point="ludopolis.envs.vector:many_seats",
                kwargs={"game": name},
            )
    return [f"ludopolis/{name}" for name in names]


register()
