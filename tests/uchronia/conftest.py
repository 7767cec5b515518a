"""Every scenario runs plainly, with a clone and with a save and restore before each step."""

from __future__ import annotations

import pytest

from ludopolis.testing.scenario import MODES
from tests.uchronia.given import Given


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def given(mode: str) -> Given:
    return Given(mode)
