"""Everything here needs the optional libraries; a missing one skips, it does not fail."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

# PettingZoo's checkers load its own games, which warn of themselves where pygame is installed.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401 - loaded here, once, without its warnings
