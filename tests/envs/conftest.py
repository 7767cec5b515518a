"""Everything here needs the optional libraries; a missing one skips, it does not fail."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
