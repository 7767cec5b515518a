"""Tells Gymnasium and OpenSpiel of the games as soon as they are imported.

Neither looks for games in installed packages. ``ludopolis.pth`` loads this when Python starts, in
every process, so it imports nothing and leaves all else to ``ludopolis.envs``.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself would take longer to load than all of this
    from typing import Any

REGISTERED = {"gymnasium": "ludopolis.envs.registry", "pyspiel": "ludopolis.envs.openspiel"}
"""The library, and the module that tells it of the games."""


class Watch:
    """Finds no module itself: it lets the others find it, and adds what follows its import."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:  # noqa: ANN401 - as importlib
        """As in ``sys.meta_path``."""
        if name not in REGISTERED:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(name, path, target)
            if spec is not None:
                self.extend(spec.loader, REGISTERED[name])
                return spec
        return None

    def extend(self, loader: Any, module: str) -> None:  # noqa: ANN401 - as above
        """Let a loader import the module of ours after its own."""
        load = loader.exec_module

        def load_and_tell(loaded: object) -> None:
            load(loaded)
            try:
                __import__(module)
            except Exception as fault:  # noqa: BLE001 - the library itself is whole
                sys.stderr.write(f"ludopolis: its games are not registered: {fault}\n")

        loader.exec_module = load_and_tell


sys.meta_path.insert(0, Watch())
