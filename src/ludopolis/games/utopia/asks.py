"""The questions of Utopia and how their options are numbered."""

from typing import Final

from ludopolis.core.decision import AskSpec
from ludopolis.core.native import i64
from ludopolis.games.utopia.tables import CIVS, COLOURS, ISLANDS, PAIRS

ENTER: Final = 0
DISTRICT: Final = 1
BUILD: Final = 2
WONDER_PRINCE: Final = 3
NAME: Final = 4
EXTRA: Final = 5
POSITION_DISCARD: Final = 6
ACTION: Final = 7
CIVILISATION: Final = 8
FROM: Final = 9
TO: Final = 10
HOW_MANY: Final = 11
MONUMENT: Final = 12
ISLAND: Final = 13
PRINCE: Final = 14
PAY: Final = 15
HAND_LIMIT: Final = 16

MOVE: Final = 0
ADD: Final = 1
ADD_ANY: Final = 2
REMOVE: Final = 3
RAISE: Final = 4
LOWER: Final = 5
ACTION_IDS: Final = ["move", "add", "add_any", "remove", "raise", "lower"]

SURPRISE: Final = PAIRS
# Build answers follow the other answers of their question: wonders, then controls.
ENTER_BUILDS: Final = PAIRS + 1
ACTION_BUILDS: Final = len(ACTION_IDS)
BUILD_BUILDS: Final = 0
# In a payment: a card as it is, or turned by a privilege.
TURNED: Final = CIVS


def control_option(district: i64, civ: i64) -> i64:
    """A build answer that takes a district; the wonders come before."""
    return ISLANDS + district * CIVS + civ


BUILDS: Final = {"wonder:*": "island:*", "control:*:*": "district:* civ:*"}
GUESTS: Final = {"guest:*:*": "guest:*:*", "surprise": "bag", **BUILDS}
PLAYERS: Final = {colour: f"seat:{seat}" for seat, colour in enumerate(COLOURS)}
PAYMENTS: Final = {"*": "card:*", "*+privilege": "card:*"}


def ask_specs(districts: int, *, may_discard: bool) -> list[AskSpec]:
    """All questions; ``may_discard``: cards within the limit can be offered too (T-8.16)."""
    builds = ISLANDS + districts * CIVS
    return [
        AskSpec("enter", GUESTS, "T-5.4", ENTER_BUILDS + builds),
        AskSpec("district", "district", "T-5.4", districts, continues=True),
        AskSpec("build", BUILDS, "T-7.1", builds, optional=True),
        AskSpec("wonder_prince", "district", "T-6.5", districts, continues=True),
        AskSpec("name", PLAYERS, "T-5.17", 5),
        AskSpec("extra", GUESTS, "T-5.18", ENTER_BUILDS + builds),
        AskSpec("position_discard", "card", "T-8.5", CIVS, continues=True),
        AskSpec("action", BUILDS, "T-8.12", ACTION_BUILDS + builds, optional=True),
        AskSpec("civilisation", "civ", "T-9.24", CIVS, continues=True),
        AskSpec("from", "district", "T-9.1", districts, continues=True),
        AskSpec("to", "district", "T-9.3", districts, continues=True),
        AskSpec("how_many", {}, "T-9.2", 3, continues=True),
        AskSpec("monument", "district", "T-9.10", districts, continues=True),
        AskSpec("island", "island", "T-9.13", ISLANDS, continues=True),
        AskSpec("prince", "district", "T-9.16", districts, continues=True),
        AskSpec("pay", PAYMENTS, "T-10.2", 2 * CIVS, continues=True, preset=True),
        AskSpec("hand_limit", "card", "T-8.15", CIVS, optional=may_discard, continues=True),
    ]
