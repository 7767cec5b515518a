"""Training with PyTorch: rows of positions in, a net file out. Uses a GPU where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.core.net import (
    CEILING,
    FINE,
    HEAVIEST,
    HIDDEN,
    OUTPUTS,
    START_STEP,
    UNIT,
    Reading,
    squeezed,
)
from ludopolis.core.net_plan import Plan
from ludopolis.learn.selfplay import ENDS
from ludopolis.wire.error import Refusal

try:
    import numpy as np
    import torch
    from torch import nn
except ModuleNotFoundError as error:
    raise Refusal("extra-missing", library=error.name or "torch", extra="learn") from None

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game

LIMIT: Final = HEAVIEST / FINE
LEAD_COUNTS: Final = 0.1
"""What a miss of ten points of lead costs beside the surprise at the result."""
HELD_OUT: Final = 0.04
CHECKS: Final = 25


class Course(msgspec.Struct, frozen=True):
    """How a net is trained.

    ``trust`` is how much of what it is to foretell is what the judgement said of later positions;
    the rest is how the game ended.
    """

    hidden: tuple[int, int] = (64, 32)
    steps: int = 4000
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-2
    trust: float = 0.0
    seed: int = 1


class Trained(msgspec.Struct, frozen=True):
    """A net and how well it foretells games that it was not trained on.

    ``before`` is the loss of the hand-made judgement alone.
    """

    net: bytes
    loss: float
    right: float
    rows: int
    before: float


class Group:
    """Rows for one number of seats, on the machine that trains, as inputs of a plan."""

    def __init__(
        self, plan: Plan, game: Game, seats: int, rows: dict[str, Any], on: str, trust: float = 0.0
    ) -> None:
        reading = Reading(plan, game.encoder(seats))
        lanes = np.array([row for row in reading.rows])  # noqa: C416
        codes = np.array([code for code in reading.codes])  # noqa: C416
        amounts = np.flatnonzero((lanes >= 0) & (codes == 0))
        coded = np.flatnonzero((lanes >= 0) & (codes > 0))
        self.on = on
        self.width = plan.inputs()
        self.amount_lanes = torch.from_numpy(amounts).to(on)
        self.amount_rows = torch.from_numpy(lanes[amounts]).to(on)
        self.code_lanes = torch.from_numpy(coded).to(on)
        self.code_rows = torch.from_numpy(lanes[coded]).to(on)
        self.code_most = torch.from_numpy(codes[coded]).to(on)
        told = plan.told(seats)
        self.term_rows = slice(reading.terms, reading.terms + told)
        self.seat_row = int(reading.seats)
        self.seen = torch.from_numpy(rows["seen"]).to(on)
        self.terms = torch.from_numpy(rows["terms"][:, :told]).to(on)
        self.leads = torch.from_numpy(rows["leads"]).to(on)
        ends = torch.from_numpy(rows["ends"]).to(on)
        self.ends = (1 - trust) * ends[:, :ENDS] + trust * ends[:, ENDS:]
        self.held = int(len(self.seen) * (1 - HELD_OUT))
        table = np.array([squeezed(amount) for amount in range(256)], np.float32) / UNIT
        self.table = torch.from_numpy(table).to(on)

    def inputs(self, rows: torch.Tensor) -> torch.Tensor:
        seen = self.seen[rows].int()
        out = torch.zeros(len(rows), self.width, device=self.on)
        amounts = seen[:, self.amount_lanes]
        out[:, self.amount_rows] = self.table[amounts.abs().clamp(max=255)] * amounts.sign()
        coded = seen[:, self.code_lanes].long()
        place = self.code_rows + torch.minimum(coded.clamp(min=1), self.code_most) - 1
        out.scatter_(1, place, (coded > 0).float())
        out[:, self.term_rows] = self.terms[rows].float() / UNIT
        out[:, self.seat_row] = 1.0
        return out


class Network(nn.Module):  # type: ignore[misc]  # PyTorch may not be installed
    """What ``core.net`` computes, in real numbers."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        first, second = plan.hidden
        sizes = [(plan.inputs(), first), (first, second), (second, OUTPUTS)]
        self.layers = nn.ModuleList([nn.Linear(*size) for size in sizes])
        self.points = plan.points
        trusts = plan.terms and not plan.points
        self.trust = nn.Parameter(torch.tensor([1.0, 0.5] if trusts else [0.0, 0.0]))
        self.trust.requires_grad_(requires_grad=bool(trusts))
        nn.init.zeros_(self.layers[2].weight)
        nn.init.zeros_(self.layers[2].bias)

    def forward(
        self, inputs: torch.Tensor, leads: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = inputs
        for layer in self.layers[:2]:
            hidden = layer(hidden).clamp(0, CEILING)
        out = self.layers[2](hidden)
        return out[:, 0] + self.trust[0] * leads, out[:, 1] + self.trust[1] * leads

    def keep_light(self) -> None:
        """Weights stay within what a net file can hold."""
        for layer in self.layers:
            layer.weight.data.clamp_(-LIMIT, LIMIT)


def surprise(network: Network, group: Group, rows: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """What is told of held-out games, what is learnt from, and the share of results foretold.

    Of points it is the share of positions whose value the net brings nearer to the end.
    """
    logits, leads = network(group.inputs(rows), group.leads[rows])
    result, lead, points = group.ends[rows].unbind(1)
    if network.points:
        loss = nn.functional.smooth_l1_loss(leads, points)
        return loss, loss, ((leads - points).abs() < points.abs()).float().mean()
    loss = nn.functional.binary_cross_entropy_with_logits(logits, result)
    taught = loss + LEAD_COUNTS * nn.functional.smooth_l1_loss(leads, lead)
    return loss, taught, ((logits > 0) == (result > 0.5)).float().mean()


def train(game: Game, plan: Plan, data: dict[int, dict[str, Any]], course: Course) -> Trained:
    """Train a net on rows by number of seats; the best of several checks on held-out games."""
    torch.manual_seed(course.seed)
    on = "cuda" if torch.cuda.is_available() else "cpu"
    groups = [
        Group(plan, game, seats, rows, on, course.trust) for seats, rows in sorted(data.items())
    ]
    network = Network(plan).to(on)
    rows = sum(group.held for group in groups)
    before, right = checked(network, groups)
    best = Trained(net_file(plan, network), before, right, rows, before)
    for _ in trained(network, groups, course):
        loss, right = checked(network, groups)
        if loss < best.loss:
            best = Trained(net_file(plan, network), loss, right, rows, before)
    return best


def trained(network: Network, groups: list[Group], course: Course) -> Iterator[int]:
    """Train, and stop now and then for a check."""
    optimiser = torch.optim.AdamW(
        [one for one in network.parameters() if one.requires_grad],
        lr=course.rate,
        weight_decay=course.decay,
    )
    total = sum(group.held for group in groups)
    sizes = [max(1, course.batch * group.held // total) for group in groups]
    for step in range(course.steps):
        optimiser.param_groups[0]["lr"] = course.rate * max(0.02, 1 - step / course.steps)
        optimiser.zero_grad()
        for group, size in zip(groups, sizes, strict=True):
            rows = torch.randint(group.held, (size,), device=group.on)
            _, taught, _ = surprise(network, group, rows)
            (taught * size / course.batch).backward()
        optimiser.step()
        network.keep_light()
        if (step + 1) % max(1, course.steps // CHECKS) == 0:
            yield step


def checked(network: Network, groups: list[Group]) -> tuple[float, float]:
    """How surprised the net is by games that it was not trained on."""
    loss = right = count = 0.0
    for group in groups:
        for rows in torch.arange(group.held, len(group.seen), device=group.on).split(8192):
            with torch.no_grad():
                told, _, share = surprise(network, group, rows)
            loss += float(told) * len(rows)
            right += float(share) * len(rows)
            count += len(rows)
    return loss / max(1.0, count), right / max(1.0, count)


def net_file(plan: Plan, network: Network) -> bytes:
    """The net as it is shipped: a line with its plan, then whole numbers of 16 bits."""
    plan = msgspec.structs.replace(
        plan, trust=tuple(round(one, 6) for one in network.trust.tolist())
    )
    parts = [msgspec.json.encode(plan), b"\n"]
    for place, layer in enumerate(network.layers):
        one = FINE * (HIDDEN if place else UNIT)
        weights = layer.weight.detach().cpu().numpy().T * FINE
        starts = np.rint(layer.bias.detach().cpu().numpy() * one).astype(np.int64)
        parts.append(np.rint(weights).astype("<i2").tobytes())
        parts.append((starts // START_STEP).astype("<i2").tobytes())
        parts.append((starts % START_STEP).astype("<i2").tobytes())
    return b"".join(parts)
