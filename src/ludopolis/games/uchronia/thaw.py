"""Frames read back from their code and fields, as they were saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.games.uchronia.construction import Completion, Foundation, Material, MonopolyTake
from ludopolis.games.uchronia.effects.cards import PickCard, PickFirst, PickSecond, ShareTurned
from ludopolis.games.uchronia.effects.completion import FreeStart, PutInForum, TakeMore
from ludopolis.games.uchronia.effects.raiders import (
    PickGiver,
    PickSiteCard,
    PickStockCard,
    PickStockOwner,
    PickVictimSite,
)
from ludopolis.games.uchronia.effects.sites import PickSite, PickStart
from ludopolis.games.uchronia.orders import OrderStep
from ludopolis.games.uchronia.raid import ForumPart, Gift, Gifts, RevealMore, Withholding
from ludopolis.games.uchronia.turn import (
    Act,
    ClearDomain,
    Copy,
    EndOfTurn,
    PlotDiscard,
    PlotDraw,
    ReplaceWork,
    SetupDiscard,
    Turn,
    WildOrder,
)

if TYPE_CHECKING:
    from ludopolis.games.uchronia.step import Step

TURN_CODES: Final = 20
EFFECT_CODES: Final = 40
SITE_CODES: Final = 60


def thaw(code: int, f: list[int]) -> Step:
    """The frame with this code and these fields."""
    if code < TURN_CODES:
        return thaw_order(code, f)
    if code < EFFECT_CODES:
        return thaw_turn(code, f)
    if code < SITE_CODES:
        return thaw_effect(code, f)
    return thaw_building_effect(code, f)


def thaw_order(code: int, f: list[int]) -> Step:
    if code == Foundation.code:
        return Foundation(f[0])
    if code == Material.code:
        return Material(f[0], f[1])
    if code == MonopolyTake.code:
        return MonopolyTake(f[0])
    if code == Completion.code:
        return Completion(f[0])
    if code == RevealMore.code:
        return RevealMore(f[0])
    if code == Withholding.code:
        return Withholding(f[0])
    if code == Gifts.code:
        return Gifts(f[0])
    if code == Gift.code:
        return Gift(f[0], f[1])
    if code == ForumPart.code:
        return ForumPart()
    assert code == OrderStep.code
    return OrderStep()


def thaw_turn(code: int, f: list[int]) -> Step:
    if code == SetupDiscard.code:
        return SetupDiscard(f[0])
    if code == Turn.code:
        return Turn()
    if code == ClearDomain.code:
        return ClearDomain()
    if code == ReplaceWork.code:
        return ReplaceWork()
    if code == Act.code:
        return Act()
    if code == WildOrder.code:
        return WildOrder()
    if code == Copy.code:
        return Copy()
    if code == PlotDiscard.code:
        return PlotDiscard()
    if code == PlotDraw.code:
        return PlotDraw()
    assert code == EndOfTurn.code
    return EndOfTurn()


def thaw_effect(code: int, f: list[int]) -> Step:
    """Steps of on-completion effects and of bonuses that move cards."""
    if code == TakeMore.code:
        return TakeMore(f[0], f[1])
    if code == PutInForum.code:
        return PutInForum(f[0], f[1])
    if code == FreeStart.code:
        return FreeStart(f[0])
    if code == PickCard.code:
        return PickCard(f[0], f[1], f[2])
    if code == PickFirst.code:
        return PickFirst(f[0], f[1], f[2])
    if code == PickSecond.code:
        return PickSecond(f[0], f[1], f[2], f[3])
    assert code == ShareTurned.code
    return ShareTurned(f[0], f[1])


def thaw_building_effect(code: int, f: list[int]) -> Step:
    """Steps of bonuses that build, or that take from opponents."""
    if code == PickSite.code:
        return PickSite(f[0], f[1], f[2])
    if code == PickStart.code:
        return PickStart(f[0], f[1])
    if code == PickGiver.code:
        return PickGiver(f[0])
    if code == PickStockOwner.code:
        return PickStockOwner(f[0])
    if code == PickStockCard.code:
        return PickStockCard(f[0], f[1])
    if code == PickVictimSite.code:
        return PickVictimSite(f[0])
    assert code == PickSiteCard.code
    return PickSiteCard(f[0], f[1], f[2])
