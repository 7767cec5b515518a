"""The columns of all packed rows, a namespace for each kind of row, ``SIZE`` the length of one.

The numbers are written out, not added up: the compiler puts only literals straight into the code.
``tests/dominations/test_vocabulary.py`` adds them up.
"""

from typing import Final

# A stamp tells when a tile was moved and, if it was given back, by whom: time * STAMP + seat + 1.
STAMP: Final = 8


class Player:
    """A player, in ``Dominations.players``. Knowledge comes first, by Domain (D-1.2)."""

    INFLUENCE: Final = 6
    POINTS: Final = 7
    TOKENS: Final = 8
    NATIONS_DEALT: Final = 9
    MONUMENTS_DEALT: Final = 11
    NATION: Final = 13
    MONUMENT: Final = 14
    SPENT: Final = 15
    POINTS_FROM: Final = 16
    INFLUENCE_FROM: Final = 22
    SIZE: Final = 26


class PointsFrom:
    """Where points came from: together they make ``Player.POINTS``."""

    OVERFLOW: Final = 0
    CARDS: Final = 1
    PIECES: Final = 2
    INFLUENCE: Final = 3
    ROLES: Final = 4
    OBJECTIVES: Final = 5
    SIZE: Final = 6


class InfluenceFrom:
    """Where Influence came from: together they make ``Player.INFLUENCE``."""

    CITIES: Final = 0
    CARDS: Final = 1
    PIECES: Final = 2
    ROLES: Final = 3
    SIZE: Final = 4


POINT_SOURCE_IDS: Final = ["overflow", "cards", "pieces", "influence", "roles", "objectives"]
INFLUENCE_SOURCE_IDS: Final = ["cities", "cards", "pieces", "roles"]


class Standing:
    """A player's standing figures: sums over the visible sides of the own cards.

    Bonuses and the highest City by Domain; costs by Domain and tier (value 3, 6, 9 or level 1, 2,
    3); ``TRIGGER_LINES`` counts the lines that wait for each trigger.
    """

    STEPS: Final = 0
    CAMP_BONUS: Final = 6
    TRADE_BONUS: Final = 12
    CONCENTRATION: Final = 18
    HIGHEST_CITY: Final = 24
    MASTERY_COST: Final = 30
    UPGRADE_COST: Final = 48
    CITY_COST: Final = 66
    TRIGGER_LINES: Final = 84
    MONUMENT_COST: Final = 97
    HAND_SIZE: Final = 98
    ASSIMILATION: Final = 99
    EXCHANGES: Final = 100
    SIZE: Final = 101


class Monument:
    """A Monument, in ``Dominations.monuments``; ``PLACE`` and ``FOUNDER`` are -1 before level 1."""

    IN_PLAY: Final = 0
    BOUGHT: Final = 1
    PLACE: Final = 2
    FOUNDER: Final = 3
    SIZE: Final = 4


class Now:
    """Where the game stands, in ``Dominations.turn``.

    ``LAST_GIVEN`` and ``ORDER`` have a column for each of four seats, ``HOLDERS`` for each role,
    ``PRODUCED`` for each seat and Domain, ``USES`` for each place in the active player's tree.
    """

    AGE: Final = 0
    ROUND: Final = 1
    TURN: Final = 2
    ACTIVE: Final = 3
    HAS_PLACED: Final = 4
    EXTRA_BUILDS: Final = 5
    EXTRA_DEVELOPS: Final = 6
    SERIAL: Final = 7
    REVEALED: Final = 8
    LAST_GIVEN: Final = 9
    ORDER: Final = 13
    HOLDERS: Final = 17
    PRODUCED: Final = 23
    USES: Final = 47
    SIZE: Final = 88


class Where:
    """Where a Land tile is: in the hand of a seat (0 to 3), or here."""

    SUPPLY: Final = 4
    ON_BOARD: Final = 5
    ASIDE: Final = 6
    CHOSEN: Final = 7


class Slot:
    """A filled cell, in ``Board.slots``; ``NEXT`` and ``DOTS`` have three each."""

    CELL: Final = 0
    TILE: Final = 1
    ROTATION: Final = 2
    CAMP: Final = 3
    OWNER: Final = 4
    LEVEL: Final = 5
    NEXT: Final = 6
    DOTS: Final = 9
    SIZE: Final = 12


class Entry:
    """A card of a tree, in ``Tree.cards``."""

    CARD: Final = 0
    COPY: Final = 1
    SIDE: Final = 2
    CELL: Final = 3
    SIZE: Final = 4


class Key:
    """The keys of an effect line (section 21), in ``Tables.lines``; -1 where one is absent."""

    TRIGGER: Final = 0
    OUTCOME: Final = 1
    AMOUNT: Final = 2
    DOMAIN: Final = 3
    PER: Final = 4
    PER_DOMAIN: Final = 5
    PER_LEVEL: Final = 6
    PER_VALUE: Final = 7
    PER_SIDE: Final = 8
    DIV: Final = 9
    MOST: Final = 10
    PRODUCED: Final = 11
    AT_LEAST: Final = 12
    CAMP: Final = 13
    EDGES: Final = 14
    LEVEL: Final = 15
    CARD_DOMAIN: Final = 16
    CARD_VALUE: Final = 17
    MAX_VALUE: Final = 18
    GIVE: Final = 19
    FROM: Final = 20
    GET: Final = 21
    TO: Final = 22
    TIMES: Final = 23
    SIZE: Final = 24


class Condition:
    """What the place of a piece must fulfil (D-10.11); 0 where a key is absent, Domains -1."""

    OWN_CITIES: Final = 0
    ANY_CITIES: Final = 1
    DOTS_DOMAIN: Final = 2
    DOTS_LEAST: Final = 3
    CAMPS_DOMAIN: Final = 4
    CAMPS_LEAST: Final = 5
    NO_CRADLE: Final = 6
    EDGES_MIN: Final = 7
    EDGES_MAX: Final = 8
    AWAY: Final = 9
    SIZE: Final = 10


class Piece:
    """What a Monument's piece does for the Cities beside it (D-10.14)."""

    CITY_VP: Final = 0
    CITY_INFLUENCE: Final = 1
    CITY_DISCOUNT: Final = 2
    TRADE_PLUS: Final = 3
    SIZE: Final = 4


class Objective:
    """An objective (D-18.4); the lines of a Mastery objective are rows of ``Need``."""

    KIND: Final = 0
    COUNT: Final = 1
    NEED: Final = 2
    LINES_FROM: Final = 8
    LINES_TO: Final = 9
    SIZE: Final = 10


class Need:
    """One line of a Mastery objective; ``MASK`` has its Domains as bits."""

    COUNT: Final = 0
    VALUE: Final = 1
    MASK: Final = 2
    SIZE: Final = 3


class Role:
    """A Domination card (D-15.5)."""

    DOMAIN: Final = 0
    VP: Final = 1
    VP_TWO: Final = 2
    POWER: Final = 3
    AMOUNT: Final = 4
    SIZE: Final = 5
