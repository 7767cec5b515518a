"""The notebooks run from top to bottom, and show positions as pictures.

Where nbclient is installed they run in a kernel, as a reader would; else cell by cell in here.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = pytest.mark.parametrize(
    "file", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.stem
)


def shown(cell: str, names: dict[str, Any]) -> object:
    """Run a cell; what its last line gives, as a notebook shows it."""
    *lines, last = ast.parse(cell).body
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        exec(compile(ast.Module([last], []), "cell", "exec"), names)
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


@NOTEBOOKS
def test_a_notebook_runs_and_shows_pictures(file: Path) -> None:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    results: list[Any] = [shown(cell, names) for cell in cells]

    pictures = [one._repr_svg_() for one in results if hasattr(one, "_repr_svg_")]
    assert pictures
    assert all(picture.startswith("<svg ") for picture in pictures)


@NOTEBOOKS
def test_a_notebook_runs_in_a_kernel(file: Path) -> None:
    nbclient = pytest.importorskip("nbclient", reason="only where Jupyter is installed")
    nbformat = pytest.importorskip("nbformat")

    nbclient.NotebookClient(nbformat.read(file, as_version=4), timeout=600).execute()
