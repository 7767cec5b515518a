"""Every scenario runs plainly, with a clone and with a save and restore before each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games import base_pack
from ludopolis.games.dominations.pack import load_content
from ludopolis.testing.scenario import MODES
from tests.dominations.given import Given

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def given(mode: str) -> Given:
    return Given(mode)


@pytest.fixture
def own_tables() -> Tables:
    """Tables of their own, so that a test may write a line into them."""
    return load_content(base_pack("dominations")).tables
