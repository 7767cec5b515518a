"""Makes sure that the tests run what they are meant to run: the source, or the compiled package.

``LUDOPOLIS_EXPECT`` is ``source`` (also when unset) or ``compiled``; ``LUDOPOLIS_TESTS`` says how
much of it is tested (``tests.extent``).
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import settings

import ludopolis.core.state
from tests.extent import EXTENT, EXTENTS, in_turn, not_in_turn

# How long an example takes says more of the machine than of the program.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

broken: list[str] = []


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that this test proves")
    config.addinivalue_line("markers", f"{in_turn.name}: one combination is tried at a time")
    expected = os.environ.get("LUDOPOLIS_EXPECT", "source")
    if expected not in {"source", "compiled"}:
        raise pytest.UsageError(f"LUDOPOLIS_EXPECT is {expected!r}, not source or compiled")
    if EXTENT not in EXTENTS:
        raise pytest.UsageError(f"LUDOPOLIS_TESTS is {EXTENT!r}, not {' or '.join(EXTENTS)}")
    file = ludopolis.core.state.__file__
    actual = "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "source"
    if actual != expected:
        raise pytest.UsageError(f"expected the {expected} modules to be tested, but found {file}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if any("::" in named for named in config.args):
        return
    left_out = not_in_turn(items)
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def pytest_internalerror(excinfo: pytest.ExceptionInfo[BaseException]) -> None:
    """Keep what broke pytest itself: what breaks in its wake is told later, and longer."""
    broken.append(str(excinfo.value))


def pytest_unconfigure() -> None:
    for text in broken[:1]:
        print(f"pytest itself broke first by:\n{text[-4000:]}")  # noqa: T201
