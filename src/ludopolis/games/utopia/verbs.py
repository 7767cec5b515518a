"""The only code that changes the zones of Utopia: it keeps counts in step and tells listeners."""

from typing import Final

from ludopolis.core.native import bit, i64
from ludopolis.games.utopia import events
from ludopolis.games.utopia.state import DEVELOPMENT, WELCOME, Utopia
from ludopolis.games.utopia.tables import (
    CIV_IDS,
    CIVS,
    ISLAND_IDS,
    ISLANDS,
    PAIRS,
    ROTATE_ALL,
    ROTATE_FIRST,
)

WONDER_POINTS: Final = 6


def district_id(s: Utopia, district: i64) -> str:
    return s.terms.tables.district_ids[district]


def gain(s: Utopia, seat: i64, points: i64, why: str) -> None:
    """Move a minister to the square of the new score, to the back of its line (T-3.1 to T-3.6).

    Scores have no upper limit (T-1.15).
    """
    if points == 0:
        return
    s.claim_scores()
    s.points[seat] += points
    score = s.points[seat]
    track = s.track
    place: i64 = 0
    while track[place] != seat:
        place += 1
    while place > 0 and s.points[track[place - 1]] < score:
        track[place] = track[place - 1]
        place -= 1
    track[place] = seat
    if s.sink is not None:
        s.sink.append(events.Scored(seat, points, score, why))


def rotate_start(s: Utopia) -> None:
    """The front minister of the start square goes to its back (T-3.7).

    Those who have left the square don't matter, but for the flag (T-3.8).
    """
    seats = s.terms.seats
    first: i64 = 0
    while first < seats and s.points[s.track[first]] > 0:
        first += 1
    if seats - first < 2 or (s.terms.rotation == ROTATE_ALL and first > 0):
        return
    # Who began the last round and still has no point stands in front: all were level then.
    if s.terms.rotation == ROTATE_FIRST and s.points[s.order & 7] > 0:
        return
    s.claim_scores()
    front = s.track[first]
    for i in range(first, seats - 1):
        s.track[i] = s.track[i + 1]
    s.track[seats - 1] = front


def begin_round(s: Utopia) -> None:
    s.round += 1
    s.surprised = 0  # the surprise guest is for a round, not for a go (T-5.13)
    if s.sink is not None:
        s.sink.append(events.RoundBegan(s.round, [seat for seat in s.track]))


def begin_phase(s: Utopia, phase: i64) -> None:
    s.phase = phase
    s.entry = 0
    s.acted = 0
    if phase == WELCOME:
        # Kept for the flags that look back at it (T-3.8, T-3.13).
        s.order = 0
        for i in range(s.terms.seats):
            s.order |= s.track[i] << (3 * i)
    if s.sink is not None:
        s.sink.append(events.PhaseBegan(phase))


def end_game(s: Utopia, winners: list[int]) -> None:
    s.over = True
    if s.sink is not None:
        s.sink.append(events.GameEnded(winners))


def begin_pass(s: Utopia) -> None:
    s.entry += 1
    s.acted = 0


def act(s: Utopia, seat: i64) -> None:
    """Note that the seat has acted: nobody does twice in a pass (T-3.12)."""
    if s.terms.scores_by_turns and s.phase == DEVELOPMENT:
        note_turn(s, seat)
    s.acted |= bit(seat)


def note_turn(s: Utopia, seat: i64) -> None:
    """Keep the order of the turns, behind that of phase 1, for the flag of phase 3 (T-11.3)."""
    place = s.terms.seats
    for other in range(s.terms.seats):
        place += (s.acted >> other) & 1
    s.order |= seat << (3 * place)


# -- guests --


def draw_guest(s: Utopia) -> i64:
    """A pair from the bag; every guest in it is equally likely (T-13.3).

    The bag never runs dry (T-5.26).
    """
    s.claim_guests()
    bag = s.bag_row() * PAIRS
    at = s.chance().pick(s.guests, bag, bag + PAIRS)
    s.guests[at] -= 1
    s.revealed += 1
    return at - bag


def welcome_guests(s: Utopia) -> None:
    """Three guests a player come to their islands (T-5.1, T-5.2)."""
    s.claim_guests()
    board = s.terms.seats * PAIRS
    for i in range(3 * s.terms.seats):
        s.guests[board + draw_guest(s)] += 1
    if s.sink is not None:
        s.sink.append(events.GuestsArrived([s.guests_on_board(pair) for pair in range(PAIRS)]))


def take_guest(s: Utopia, seat: i64, pair: i64) -> None:
    """A guest comes from the board to lie in front of the seat (T-5.8)."""
    s.claim_guests()
    s.guests[s.terms.seats * PAIRS + pair] -= 1
    s.guests[seat * PAIRS + pair] += 1
    if s.sink is not None:
        s.sink.append(events.GuestTaken(seat, CIV_IDS[pair // ISLANDS], ISLAND_IDS[pair % ISLANDS]))


def name_player(s: Utopia, seat: i64, named: i64) -> None:
    if s.sink is not None:
        s.sink.append(events.PlayerNamed(seat, named))


def draw_surprise(s: Utopia, seat: i64) -> i64:
    """A guest comes from the bag to lie in front of the seat (T-5.12, T-5.14)."""
    pair = draw_guest(s)
    s.guests[seat * PAIRS + pair] += 1
    s.surprised |= bit(seat)
    if s.sink is not None:
        s.sink.append(
            events.SurpriseDrawn(seat, CIV_IDS[pair // ISLANDS], ISLAND_IDS[pair % ISLANDS])
        )
    return pair


def guests_leave(s: Utopia) -> None:
    """All guests go back into the bag (T-5.10)."""
    s.claim_guests()
    bag = s.bag_row() * PAIRS
    for row in range(s.terms.seats + 1):
        for pair in range(PAIRS):
            s.guests[bag + pair] += s.guests[row * PAIRS + pair]
            s.guests[row * PAIRS + pair] = 0


# -- princes and buildings --


def put(s: Utopia, seat: i64, district: i64, civ: i64) -> None:
    """A prince comes from the reserve into a district."""
    shift_prince(s, seat, district, civ, 1)
    if s.sink is not None:
        s.sink.append(events.PrincePlaced(seat, CIV_IDS[civ], district_id(s, district)))


def take_back(s: Utopia, seat: i64, district: i64, civ: i64) -> None:
    """A prince returns from a district to the reserve (T-6.4, T-9.18)."""
    shift_prince(s, seat, district, civ, -1)
    if s.sink is not None:
        s.sink.append(events.PrinceRemoved(seat, CIV_IDS[civ], district_id(s, district)))


def shift_prince(s: Utopia, seat: i64, district: i64, civ: i64, count: i64) -> None:
    s.claim_princes()
    s.princes[s.prince_index(seat, district, civ)] += count
    s.standing[(seat * ISLANDS + s.terms.tables.island_of[district]) * CIVS + civ] += count
    s.reserve[seat * CIVS + civ] -= count


def move(s: Utopia, seat: i64, civ: i64, start: i64, end: i64, count: i64) -> None:
    shift_prince(s, seat, start, civ, -count)
    shift_prince(s, seat, end, civ, count)
    if s.sink is not None:
        ends = district_id(s, start), district_id(s, end)
        s.sink.append(events.PrincesMoved(seat, CIV_IDS[civ], ends[0], ends[1], count))


def build_wonder(s: Utopia, seat: i64, island: i64) -> None:
    """The five princes are back; the wonder stands and brings 6 points (T-6.6, T-6.7).

    Districts that were taken before bring nothing: income is earned by taking (T-6.11).
    """
    s.claim_buildings()
    s.wonder[island] = seat
    s.bases[seat] -= 1
    if s.sink is not None:
        s.sink.append(events.WonderBuilt(seat, ISLAND_IDS[island]))
    gain(s, seat, WONDER_POINTS, "wonder")


def take_control(s: Utopia, seat: i64, district: i64, civ: i64) -> None:
    """Three princes make way for a monument (T-7.3, T-7.4).

    The new controller gains nothing (T-7.6), but as owner of the wonder (T-7.7, T-7.8).
    """
    s.claim_buildings()
    shift_prince(s, seat, district, civ, -3)
    s.controller[district] = seat
    s.monument[district] = civ
    s.stock[civ] -= 1
    s.bases[seat] -= 1
    if s.sink is not None:
        s.sink.append(events.ControlTaken(seat, district_id(s, district), CIV_IDS[civ]))
    owner = s.wonder[s.terms.tables.island_of[district]]
    if owner >= 0 and (owner != seat or s.terms.own_income):
        gain(s, owner, s.terms.values[district], "income")


# -- cards --


def draw_card(s: Utopia, seat: i64) -> i64:
    """A card from the deck, made anew from the pile when empty; -1 if none is left (T-8.3)."""
    s.claim_cards()
    if s.row_size(s.deck_row()) == 0 and shuffle_pile(s) == 0:
        return -1
    deck = s.deck_row() * CIVS
    at = s.chance().pick(s.cards, deck, deck + CIVS)
    s.cards[at] -= 1
    s.cards[seat * CIVS + at - deck] += 1
    s.revealed += 1
    return at - deck


def shuffle_pile(s: Utopia) -> i64:
    s.claim_cards()
    deck = s.deck_row() * CIVS
    pile = s.pile_row() * CIVS
    for civ in range(CIVS):
        s.cards[deck + civ] += s.cards[pile + civ]
        s.cards[pile + civ] = 0
    if s.sink is not None:
        s.sink.append(events.CardsShuffled())
    return s.row_size(s.deck_row())


def deal(s: Utopia, seat: i64, count: i64) -> None:
    drawn: list[int] = []
    for i in range(count):
        civ = draw_card(s, seat)
        if civ < 0:
            break  # T-8.4
        drawn.append(civ)
    if s.sink is not None:
        # As a set: the order would tell more than the hand.
        drawn.sort()
        s.sink.append(events.CardsDealt(seat, len(drawn), [CIV_IDS[civ] for civ in drawn]))


def lay_down(s: Utopia, seat: i64, civ: i64) -> None:
    """A card goes face up on the discard pile, as what it shows (T-8.17, T-10.6)."""
    s.claim_cards()
    s.cards[seat * CIVS + civ] -= 1
    s.cards[s.pile_row() * CIVS + civ] += 1


def discard(s: Utopia, seat: i64, civ: i64) -> None:
    lay_down(s, seat, civ)
    if s.sink is not None:
        s.sink.append(events.Discarded(seat, CIV_IDS[civ]))


def pay(s: Utopia, seat: i64, civ: i64, worth: i64) -> None:
    """Lay down a card that counts as ``worth``; a privilege turns it if need be (T-10.1)."""
    lay_down(s, seat, civ)
    if civ != worth:
        s.claim_privileges()
        s.privileges[seat] -= 1
    if s.sink is not None:
        s.sink.append(events.Paid(seat, CIV_IDS[civ], CIV_IDS[worth]))


# -- the king's favour --


def raise_civ(s: Utopia, seat: i64, civ: i64) -> None:
    """Change places with the civilisation above (T-9.19)."""
    s.claim_worth()
    place = s.worth[civ]
    for other in range(CIVS):
        if s.worth[other] == place + 1:
            s.worth[other] = place
    s.worth[civ] = place + 1
    if s.sink is not None:
        s.sink.append(events.Raised(seat, CIV_IDS[civ], place + 1))


def lower_civ(s: Utopia, seat: i64, civ: i64) -> None:
    """Drop to 1; all that stood below move up one place (T-9.21)."""
    s.claim_worth()
    place = s.worth[civ]
    for other in range(CIVS):
        if s.worth[other] < place:
            s.worth[other] += 1
    s.worth[civ] = 1
    if s.sink is not None:
        s.sink.append(events.Lowered(seat, CIV_IDS[civ]))
