"""Strength over time, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.picture import circle, number, path, shape, text, way

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.learn.course import Round

CURVE: Final = "strength.svg"
WIDTH: Final = 640.0
HEIGHT: Final = 320.0
MARGIN: Final = 48.0
INK: Final = "#333"
BETTER: Final = "#2a7"
WORSE: Final = "#c55"


def write_curve(folder: Path, log: list[Round]) -> None:
    """Draw how strong the best net was after each round, above the hand-made judgement."""
    (folder / CURVE).write_text(curve(log), encoding="utf-8")


def curve(log: list[Round]) -> str:
    """A step up for each net that took over; a red dot for each that did not."""
    ends = [sum(done.seconds for done in log[: i + 1]) for i in range(len(log))]
    top = max(100.0, *(done.strength for done in log))
    points = [(MARGIN, HEIGHT - MARGIN)]
    points += [
        (
            MARGIN + (WIDTH - 2 * MARGIN) * end / max(1.0, ends[-1]),
            HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * done.strength / top,
        )
        for end, done in zip(ends, log, strict=True)
    ]
    dots = [
        circle(x, y, 4, BETTER if done.taken else WORSE)
        for (x, y), done in zip(points[1:], log, strict=True)
    ]
    frame = way([(MARGIN, MARGIN), (MARGIN, HEIGHT - MARGIN), (WIDTH - MARGIN, HEIGHT - MARGIN)])
    labels = [
        text(MARGIN, MARGIN - 14, f"Elo +{top:.0f}", 14, fill=INK),
        text(WIDTH - 2 * MARGIN, HEIGHT - 16, f"{ends[-1]:.0f} s", 14, fill=INK),
    ]
    drawn = [path(frame, stroke=INK), path(way(points), stroke=BETTER), *dots, *labels]
    size = {"width": number(WIDTH), "height": number(HEIGHT)}
    return shape("svg", "".join(drawn), xmlns="http://www.w3.org/2000/svg", **size)
