"""Frames: what the rules still have to do, as small immutable values on a stack."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from ludopolis.core.native import mypyc_attr

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing the rules still have to do.

    Frames are immutable and hold small ints only (seats, slots, counts), so every clone of a state
    shares them. A hidden card never lives in a frame: it lives in a zone, where ``determinize``
    finds it. A frame never reads another frame.
    """

    code: ClassVar[int] = -1

    @abstractmethod
    def step(self, s: S) -> Decision | None:
        """Ask without changing anything, or work, push frames and return None.

        The kernel has taken the frame off the stack and puts it back when it asks.
        """

    def answer(self, s: S, option: int) -> None:
        """Carry out the choice. The frame is off the stack."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """All that the frame holds, as ``restore`` takes it."""
        return []

    @classmethod
    def restore(cls, fields: list[int]) -> AnyFrame:
        """The frame that ``fields`` wrote down: they are what the constructor takes, mostly."""
        return cls(*fields)


AnyFrame: TypeAlias = "Frame[Any]"
