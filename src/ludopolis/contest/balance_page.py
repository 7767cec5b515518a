"""The balance report as one page of HTML that needs nothing else: tables, and plots in SVG."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from statistics import median
from typing import TYPE_CHECKING, Final

from ludopolis.text.catalogue import FALLBACK
from ludopolis.text.render import term

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludopolis.contest.balance import Balance, Item
    from ludopolis.contest.ratings import Interval

WIDTH: Final = 560
HEIGHT: Final = 180
LEFT: Final = 40
BOTTOM: Final = 22
BINS: Final = 24
LIFT: Final = """\
Lift is the share of wins of the seats that have a thing at the end, less that of the seats that
have not. Winners take more of everything, so compare things of one kind with each other rather than
with zero: the red line is the mean of the kind. ★ marks things whose interval leaves it out; where
there are many things, one in twenty does so by chance."""
ROW_WIDTH: Final = 160
ROW_HEIGHT: Final = 16
STYLE: Final = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
th, td { padding: 0.15rem 0.7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child, td.never { text-align: left; }
td { white-space: nowrap; }
svg { max-width: 100%; height: auto; }
svg text { font-size: 11px; fill: currentColor; }
.bar { fill: #4a7db5; } .line { stroke: currentColor; stroke-width: 1; }
.faint { stroke: #8886; } td svg { display: block; }
.even { stroke: #c33; stroke-dasharray: 4 3; } .whisker { stroke: currentColor; stroke-width: 2; }
.up { color: #2a7a3b; } .down { color: #b03030; } @media (prefers-color-scheme: dark) {
.up { color: #7ad08c; } .down { color: #ff9a9a; } }
"""


def page(report: Balance) -> str:
    """The whole page."""
    title = f"{report.game.capitalize()}: balance at {report.bots}"
    body = [
        f"<h1>{escape(title)}</h1>",
        (
            f"<p>{report.games} games, {report.seats} seats, seed {report.seed}, pack "
            f"<code>{escape(report.pack_hash[:12])}</code>. Intervals hold 95 times of 100.</p>"
        ),
        "<h2>Length</h2>",
        histogram(report.lengths, "decisions"),
        summary(report.lengths),
        "<h2>Scores</h2>",
        histogram(report.winning, "winning score"),
        summary(report.winning),
        histogram(report.scores, "all scores"),
        summary(report.scores),
        "<h2>Win rate by seat, from the first player on</h2>",
        whiskers(report.by_seat),
        seat_table(report.by_seat),
        "<h2>How games end</h2>",
        plain_table(["reason", "games"], [[k, str(v)] for k, v in report.reasons.items()]),
        "<h2>What is taken, and what it does</h2>",
        f"<p>{LIFT}</p>",
        *item_tables(report.game, report.items),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n' + "\n".join(
        [*body, "</body></html>\n"]
    )


def histogram(values: Sequence[int], name: str) -> str:
    """Bars of how often each range of values came up."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * (-(-(high - low + 1) // step))
    for value in values:
        counts[(value - low) // step] += 1
    width = (WIDTH - LEFT) / len(counts)
    room = HEIGHT - BOTTOM
    bars = []
    for i, count in enumerate(counts):
        tall = room * count / max(counts)
        bars.append(
            f'<rect class="bar" x="{LEFT + i * width + 1:.1f}" y="{room - tall:.1f}" '
            f'width="{width - 2:.1f}" height="{tall:.1f}"><title>{low + i * step}–'
            f"{low + (i + 1) * step - 1}: {count}</title></rect>"
        )
    labels = (
        f'<text x="{LEFT}" y="{HEIGHT - 6}">{low}</text>'
        f'<text x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end">{high}</text>'
        f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">'
        f"{escape(name)}</text>"
        f'<text x="{LEFT - 4}" y="12" text-anchor="end">{max(counts)}</text>'
    )
    return svg_frame(name, "".join(bars) + labels + axis())


def axis() -> str:
    room = HEIGHT - BOTTOM
    return f'<line class="line" x1="{LEFT}" y1="{room}" x2="{WIDTH}" y2="{room}"/>'


def svg_frame(name: str, inner: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" role="img" '
        f'aria-label="{escape(name)}">{inner}</svg>'
    )


def whiskers(seats: Sequence[Interval]) -> str:
    """A dot and an interval per seat, and a line at the even share."""
    room = HEIGHT - BOTTOM
    top = min(1.0, max([0.01, *[seat.high for seat in seats]]) * 1.1)
    even = room - room / len(seats) / top
    parts = [
        f'<line class="even" x1="{LEFT}" y1="{even:.1f}" x2="{WIDTH}" y2="{even:.1f}"/>',
    ]
    for y, share in ((even + 4, 1 / len(seats)), (12.0, top), (float(room), 0.0)):
        label = f"{100 * share:.0f} %"
        parts.append(f'<text x="{LEFT - 4}" y="{y:.1f}" text-anchor="end">{label}</text>')
    for i, seat in enumerate(seats):
        x = LEFT + (i + 0.5) * (WIDTH - LEFT) / len(seats)
        low, high, at = (room - room * part / top for part in (seat.low, seat.high, seat.share))
        parts.append(
            f'<line class="whisker" x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}"/>'
            f'<circle class="bar" cx="{x:.1f}" cy="{at:.1f}" r="5"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">player {i + 1}</text>'
        )
    return svg_frame("win rate by seat", "".join(parts) + axis())


def summary(values: Sequence[int]) -> str:
    if not values:
        return ""
    mean = sum(values) / len(values)
    figures = f"mean {mean:.1f}, median {median(values):g}, from {min(values)} to {max(values)}"
    return f"<p>{figures}.</p>"


def seat_table(seats: Sequence[Interval]) -> str:
    rows = [[f"player {i + 1}", percent(seat)] for i, seat in enumerate(seats)]
    return plain_table(["", "wins"], rows)


def percent(share: Interval) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def plain_table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def item_tables(game: str, items: Sequence[Item]) -> list[str]:
    kinds: dict[str, list[Item]] = defaultdict(list)
    for item in items:
        kinds[item.kind].append(item)
    return [
        f"<h3>{escape(term(f'{game}-kind-{kind}', FALLBACK))}</h3>{item_table(rows)}"
        for kind, rows in kinds.items()
    ]


def item_table(items: list[Item]) -> str:
    taken = sum(item.seats for item in items)
    mean = sum(item.lift.share * item.seats for item in items) / max(1, taken)
    heads = ("", "taken", "wins with", "wins without", "lift", "")
    head = "".join(f"<th>{text}</th>" for text in heads)
    body = "".join(item_row(item, mean) for item in items)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def item_row(item: Item, mean: float) -> str:
    name = f'<td title="{escape(item.id)}">{escape(item.name)}'
    if item.seats == 0:
        never = '<td class="never" colspan="4">never</td>'
        return f"<tr>{name}</td><td>{percent(item.taken)}</td>{never}</tr>"
    is_odd = not item.lift.low <= mean <= item.lift.high
    tone = ("up" if item.lift.share > mean else "down") if is_odd else ""
    lift = (
        f"{100 * item.lift.share:+.1f} ({100 * item.lift.low:+.1f} to {100 * item.lift.high:+.1f})"
    )
    return (
        f"<tr>{name}{' ★' if is_odd else ''}</td><td>{percent(item.taken)}</td>"
        f"<td>{percent(item.with_it)}</td><td>{percent(item.without)}</td>"
        f'<td class="{tone}">{lift}</td><td>{lift_plot(item.lift, mean)}</td></tr>'
    )


def lift_plot(lift: Interval, mean: float) -> str:
    """The lift and its interval between -100 and +100 points, with the mean of the kind."""
    low, high, at, middle = (
        ROW_WIDTH * (1 + max(-1.0, min(1.0, share))) / 2
        for share in (lift.low, lift.high, lift.share, mean)
    )
    half = ROW_HEIGHT / 2
    return (
        f'<svg viewBox="0 0 {ROW_WIDTH} {ROW_HEIGHT}" width="{ROW_WIDTH}" aria-hidden="true">'
        f'<line class="faint" x1="{ROW_WIDTH / 2}" y1="0" x2="{ROW_WIDTH / 2}" y2="{ROW_HEIGHT}"/>'
        f'<line class="even" x1="{middle:.1f}" y1="0" x2="{middle:.1f}" y2="{ROW_HEIGHT}"/>'
        f'<line class="line" x1="{low:.1f}" y1="{half}" x2="{high:.1f}" y2="{half}"/>'
        f'<circle class="bar" cx="{at:.1f}" cy="{half}" r="4"/></svg>'
    )
