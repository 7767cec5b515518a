"""The pages and scripts speak of an installed package, which makes its games known by itself."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module

from ludopolis.wire.error import Refusal

for module in ("ludopolis.envs.registry", "ludopolis.envs.openspiel"):
    with suppress(Refusal):  # the library is not installed
        import_module(module)
