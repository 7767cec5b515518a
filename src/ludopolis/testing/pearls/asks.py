"""The questions of Pearls, by number."""

from typing import Final

from ludopolis.core.decision import AskSpec
from ludopolis.testing.pearls.tables import KINDS, MAX_SEATS

LAY: Final = 0
ROB: Final = 1
GIVE: Final = 2

ASKS: Final = [
    AskSpec("lay", {"lay:*": "card:*"}, "Y-3", KINDS, optional=True),
    AskSpec("rob", {"rob:*": "seat:*"}, "Y-4", MAX_SEATS),
    AskSpec("give", {"give:*": "card:*"}, "Y-5", KINDS),
]
