"""What is told of a ply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.wire.message import Told

if TYPE_CHECKING:
    from ludopolis.play.history import Step
    from ludopolis.wire.event import Event
    from ludopolis.wire.text import Line


def told_of(ply: int, step: Step, viewer: int) -> Told:
    """What ``viewer`` (-1: a spectator) may know of a ply."""
    events: list[Event] = []
    lines: list[Line] = []
    for event in step.events:
        seen = event.seen_by(viewer)
        line = seen.line()
        events.append(seen)
        if line is not None:
            lines.append(line)
    return Told(ply, step.seat, events, lines)
