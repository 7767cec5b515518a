"""The questions of Uchronia and how their options are numbered.

Every number keeps its meaning in every position, for every pack and any number of seats. A Resource
card is chosen by its colour, a Building by its name: copies are identical (U-0.3, U-0.4).
"""

from typing import Final

from ludopolis.core.decision import AskSpec
from ludopolis.core.native import i64
from ludopolis.games.uchronia.tables import COLOURS, MAX_NAMES, MAX_SEATS

SETUP_DISCARD: Final = 0
DOMAIN_TO_STOCK: Final = 1
REPLACE_WORK: Final = 2
ACTION: Final = 3
ORDER_STEP: Final = 4
WILD_ORDER: Final = 5
COPY: Final = 6
REVEAL_MORE: Final = 7
WITHHOLD_CARD: Final = 8
GIVE: Final = 9
FOUNDATION: Final = 10
MATERIAL: Final = 11
MONOPOLY_TAKE: Final = 12
PICK_SITE: Final = 13
PICK_CARD: Final = 14
PICK_TARGET: Final = 15
TAKE_MORE: Final = 16
PUT_IN_FORUM: Final = 17
PLOT_DISCARD: Final = 18
FREE_START: Final = 19
PICK_START: Final = 20

NO: Final = 0
YES: Final = 1

# Of ``action``: a colour alone, two of a colour, or the Plot.
COMMAND: Final = 0
COMMAND_TWO: Final = COLOURS
PLOT: Final = 2 * COLOURS

# Of ``order_step``: first by colour, then by Building.
TAKE: Final = 0
STOW: Final = 5
REVEAL: Final = 10
LAUNCH: Final = 15
LAUNCH_FORUM: Final = 20
START: Final = 25
FEED: Final = START + MAX_NAMES
BONUS: Final = FEED + MAX_NAMES
FEED_BY_PRODUCTION: Final = BONUS + MAX_NAMES
ORDER_STEPS: Final = FEED_BY_PRODUCTION + MAX_NAMES

# Zones that a card is picked from: an option is zone * COLOURS + colour.
STOCK_ZONE: Final = 0
FORUM_ZONE: Final = 1
HAND_ZONE: Final = 2
ACTIVITIES_ZONE: Final = 3
SITE_ZONE: Final = 4
TURNED_ZONE: Final = 5
DOMAIN_ZONE: Final = 6
DISCARD_ZONE: Final = 7
PILE_ZONE: Final = 8
ZONE_IDS: Final = [
    "stock",
    "forum",
    "hand",
    "activities",
    "site",
    "turned",
    "domain",
    "discard",
    "pile",
]
PICK_ZONES: Final = 6

# Of ``pick_target``: an opponent, or an opponent's Building.
TARGET_SITES: Final = MAX_SEATS


def target_option(seat: i64, card: i64) -> i64:
    """The Building ``card`` of an opponent as a target."""
    return TARGET_SITES + seat * MAX_NAMES + card


COMMANDS: Final = {"command:*": "hand:* command", "command2:*": "hand:* command2"}
STEPS: Final = {
    "take:*": "forum:*",
    "stow:*": "hand:*",
    "reveal:*": "hand:*",
    "launch:*": "stock:*",
    "launch_forum:*": "forum:*",
    "start:*": "work:*",
    "feed:*": "site:*",
    "bonus:*": "built:*",
    "*": "site:*",
}
# Resources under a Building, or just turned up, lie nowhere on the table by themselves.
SOURCES: Final = {f"{zone}:*": f"{zone}:*" for zone in ZONE_IDS[:SITE_ZONE]}
SEAT_LETTERS: Final = "abcde"
TARGETS: Final = {
    form: place
    for seat, letter in enumerate(SEAT_LETTERS)
    for form, place in ((letter, f"seat:{seat}"), (f"{letter}/*", f"at:{seat}:*"))
}
PLAIN: Final[dict[str, str]] = {}

ASKS: Final = [
    AskSpec("setup_discard", "hand", "U-3.9", COLOURS),
    AskSpec("domain_to_stock", PLAIN, "U-4.3", 2),
    AskSpec("replace_work", "work", "U-4.1", MAX_NAMES, optional=True),
    AskSpec("action", COMMANDS, "U-4.4", PLOT + 1),
    AskSpec("order_step", STEPS, "U-7.3", ORDER_STEPS, optional=True, continues=True),
    AskSpec("wild_order", PLAIN, "U-5.3", COLOURS, continues=True),
    AskSpec("copy", PLAIN, "U-6.2", COLOURS, optional=True, continues=True),
    AskSpec("reveal_more", "hand", "U-10.2", COLOURS, optional=True, continues=True),
    AskSpec("withhold", PLAIN, "U-10.15", MAX_SEATS * COLOURS),
    AskSpec("give", "hand", "U-10.7", COLOURS, tells=True),
    AskSpec("foundation", "forum", "U-13.2", COLOURS, continues=True),
    AskSpec("material", SOURCES, "U-15.15", PICK_ZONES * COLOURS, continues=True),
    AskSpec("monopoly_take", PLAIN, "U-12.6", 2, continues=True),
    AskSpec("pick_site", "site", "U-15.8", MAX_NAMES, continues=True),
    AskSpec("pick_card", PLAIN, "U-15.8", PICK_ZONES * COLOURS, continues=True),
    AskSpec("pick_target", TARGETS, "U-15.8", TARGET_SITES + MAX_SEATS * MAX_NAMES, continues=True),
    AskSpec("take_more", "forum", "U-15.10", COLOURS, optional=True, continues=True),
    AskSpec("put_in_forum", "hand", "U-15.10", COLOURS, continues=True),
    AskSpec("plot_discard", "hand", "U-6.10", COLOURS, optional=True, continues=True),
    AskSpec("free_start", "work", "U-15.10", MAX_NAMES, optional=True, continues=True),
    AskSpec("pick_start", "work", "U-13.2", MAX_NAMES, continues=True),
]
