"""Which build is tested. Tests that hold for the source alone say why."""

from __future__ import annotations

import os
from typing import Final

import pytest

IS_COMPILED: Final = os.environ.get("LUDOPOLIS_EXPECT") == "compiled"
patches_compiled = pytest.mark.skipif(
    IS_COMPILED, reason="what is compiled calls what is compiled, whatever a test puts in its place"
)
needs_checkout = pytest.mark.skipif(
    IS_COMPILED, reason="is about files of the source, which no installed package has"
)
