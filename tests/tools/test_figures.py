"""The page of figures: made from its data alone, and a part that fails costs no other."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from bench import figures, scale

FIGURES = {"utopia: decisions_per_s": 200, "uchronia: decisions_per_s": 100, "import, ms": 3.5}
ABOUT = {"when": "today", "processor": "some, 2 cores"}
DATA: figures.Data = {
    "machine": ABOUT,
    "figures": FIGURES,
    "left_out": {},
    "before": {"machine": {**ABOUT, "when": "yesterday"}, "figures": {"import, ms": 7.0}},
}


def failing(_seconds: float) -> figures.Figures:
    command = [sys.executable, "-c", "raise SystemExit('no compiler\\nno such file')"]
    subprocess.run(command, capture_output=True, text=True, check=True)
    return {}


def test_a_part_that_fails_is_told_and_the_others_go_on() -> None:
    parts = {"one": lambda _: {"a": 1.0}, "two": failing, "three": lambda _: {"b": 2.0}}

    found = figures.measured(parts, 1)

    assert found == ({"a": 1.0, "b": 2.0}, {"two": "no such file"})
    assert "* two: no such file" in figures.section({**DATA, "left_out": found[1]})


def test_each_figure_stands_beside_that_of_the_run_before() -> None:
    lines = figures.section(DATA).splitlines()

    assert "| import, ms | 3.5 | 7.0 | 0.50 |" in lines
    assert "| utopia: decisions_per_s | 200 |  |  |" in lines
    assert "The run before: yesterday, some, 2 cores." in lines


def test_the_bars_of_a_kind_share_a_scale() -> None:
    drawn = ET.fromstring(figures.picture(FIGURES))
    bars = [bar.get("width") for bar in drawn if bar.tag.endswith("rect")]

    assert bars == ["300", "150"]


def test_a_peer_is_installed_where_there_is_npm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\nmkdir node_modules\n", "utf-8")
    npm.chmod(0o755)
    monkeypatch.setattr(figures, "folder_of", lambda _: tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    without = figures.is_installed("peer")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")

    assert (without, figures.is_installed("peer")) == (False, True)


def test_page_and_picture_show_the_data() -> None:
    data = json.loads(figures.DATA.read_text("utf-8"))

    assert figures.section(data) in figures.PAGE.read_text("utf-8")
    assert figures.picture(data["figures"]) == figures.PICTURE.read_text("utf-8")


def test_the_page_about_scale_shows_what_the_program_says() -> None:
    page = figures.PAGE.parent / "design" / "scale.md"

    assert scale.table(scale.PEOPLE, scale.measured_costs()) in page.read_text("utf-8")
