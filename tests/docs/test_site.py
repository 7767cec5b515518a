"""The documentation site builds without a warning: no dead link, no unknown name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs")
pytest.importorskip("mkdocstrings")

ROOT = Path(__file__).parents[2]


def test_the_site_builds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    own = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False)
    page = tmp_path / "reference" / "library" / "index.html"

    assert done.returncode == 0, done.stderr
    assert "play_out" in page.read_text(encoding="utf-8")
    assert (tmp_path / "examples" / "self_play.py").exists()
