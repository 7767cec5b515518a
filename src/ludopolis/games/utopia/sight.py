"""From a position of Utopia to what a seat may know of it, field by field (section 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.native import i64, unpacked, vec
from ludopolis.core.patch import SAME, patch_of
from ludopolis.games.utopia.tables import CIVS, PAIRS, PRINCES
from ludopolis.games.utopia.view import Princes, UtopiaOwn, UtopiaView

if TYPE_CHECKING:
    from ludopolis.games.utopia.state import Utopia
    from ludopolis.wire.view import Asked


def own_of(s: Utopia, seat: int, asked: Asked | None) -> UtopiaOwn:
    """``unseen`` adds up the deck and all hands but the own."""
    unseen: list[int] = []
    hands: i64 = s.terms.seats + 1
    own: i64 = seat
    for civ in range(CIVS):
        count: i64 = 0
        for row in range(hands):
            if row != own:
                count += s.cards[row * CIVS + civ]
        unseen.append(count)
    hand = part(s.cards, own * CIVS, CIVS) if seat >= 0 else None
    return UtopiaOwn(seat, asked, hand, unseen)


def view_of(s: Utopia, own: UtopiaOwn) -> UtopiaView:
    """All that lies open on the table, and the own hand (T-14.1, T-14.2)."""
    seats: i64 = s.terms.seats
    return UtopiaView(
        seat=own.seat,
        seats=seats,
        over=s.over,
        scores=s.scores(),
        asked=own.asked,
        round=s.round,
        phase=s.phase,
        entry=s.entry,
        acted=bits(s.acted, seats),
        surprised=bits(s.surprised, seats),
        track=unpacked(s.track),
        worth=unpacked(s.worth),
        princes=princes_on_board(s),
        reserve=rows(s.reserve, seats, CIVS),
        controller=unpacked(s.controller),
        monument=unpacked(s.monument),
        wonder=unpacked(s.wonder),
        bases=unpacked(s.bases),
        privileges=unpacked(s.privileges),
        stock=unpacked(s.stock),
        guests=board_guests(s),
        taken=rows(s.guests, seats, PAIRS),
        hand_sizes=hand_sizes(s),
        hand=own.hand,
        deck_size=deck_size(s),
        pile=pile(s),
        unseen=own.unseen,
    )


def changes_of(before: Utopia, after: Utopia) -> dict[str, object]:
    """What has changed of the view for everybody, as patches."""
    found: dict[str, object] = {}
    note(found, "over", before.over, after.over)
    note(found, "round", before.round, after.round)
    note(found, "phase", before.phase, after.phase)
    note(found, "entry", before.entry, after.entry)
    note_zone(found, "scores", before.points, after.points)
    note_zone(found, "track", before.track, after.track)
    note_zone(found, "worth", before.worth, after.worth)
    note_zone(found, "controller", before.controller, after.controller)
    note_zone(found, "monument", before.monument, after.monument)
    note_zone(found, "wonder", before.wonder, after.wonder)
    note_zone(found, "bases", before.bases, after.bases)
    note_zone(found, "privileges", before.privileges, after.privileges)
    note_zone(found, "stock", before.stock, after.stock)
    note_rows(found, before, after)
    return found


def note_rows(found: dict[str, object], before: Utopia, after: Utopia) -> None:
    """The fields made of several rows. Guests and cards hide some: what is shown is compared."""
    seats: i64 = after.terms.seats
    if before.acted != after.acted:
        note(found, "acted", bits(before.acted, seats), bits(after.acted, seats))
    if before.surprised != after.surprised:
        note(found, "surprised", bits(before.surprised, seats), bits(after.surprised, seats))
    if differ(before.princes, after.princes):
        note(found, "princes", princes_on_board(before), princes_on_board(after))
    if differ(before.reserve, after.reserve):
        note(found, "reserve", rows(before.reserve, seats, CIVS), rows(after.reserve, seats, CIVS))
    if differ(before.guests, after.guests):
        note(found, "guests", board_guests(before), board_guests(after))
        note(found, "taken", rows(before.guests, seats, PAIRS), rows(after.guests, seats, PAIRS))
    if differ(before.cards, after.cards):
        note(found, "hand_sizes", hand_sizes(before), hand_sizes(after))
        note(found, "deck_size", deck_size(before), deck_size(after))
        note(found, "pile", pile(before), pile(after))


def note(found: dict[str, object], name: str, before: object, after: object) -> None:
    patch = patch_of(before, after)
    if patch is not SAME:
        found[name] = patch


def note_zone(found: dict[str, object], name: str, before: vec[i64], after: vec[i64]) -> None:
    if differ(before, after):
        note(found, name, unpacked(before), unpacked(after))


def differ(before: vec[i64], after: vec[i64]) -> bool:
    """Whether two zones of the same length hold different numbers."""
    for index in range(len(after)):
        if before[index] != after[index]:
            return True
    return False


def board_guests(s: Utopia) -> list[int]:
    return part(s.guests, s.terms.seats * PAIRS, PAIRS)


def hand_sizes(s: Utopia) -> list[int]:
    return [s.hand_size(seat) for seat in range(s.terms.seats)]


def deck_size(s: Utopia) -> int:
    return s.row_size(s.deck_row())


def pile(s: Utopia) -> list[int]:
    """The discard pile, which everybody may look through (T-14.5)."""
    return part(s.cards, (s.terms.seats + 1) * CIVS, CIVS)


def princes_on_board(s: Utopia) -> list[Princes]:
    """By seat, district and civilisation, empty places left out."""
    found: list[Princes] = []
    known = s.terms.tables.known_princes
    for index in range(len(s.princes)):
        count = s.princes[index]
        if count > 0:
            at = index * (PRINCES + 1) + count
            if known[at] is None:
                known[at] = princes_at(index, s.terms.districts, count)
            found.append(known[at])
    return found


def princes_at(index: i64, districts: i64, count: i64) -> Princes:
    """So many princes at a place of ``Utopia.princes``."""
    place = index // CIVS
    return Princes(place % districts, place // districts, index % CIVS, count)


def part(items: vec[i64], start: i64, count: i64) -> list[int]:
    return unpacked(items[start : start + count])


def rows(items: vec[i64], count: i64, width: i64) -> list[list[int]]:
    """The first ``count`` rows."""
    found: list[list[int]] = []
    for row in range(count):
        found.append(part(items, row * width, width))
    return found


def bits(mask: i64, count: i64) -> list[bool]:
    found: list[bool] = []
    for at in range(count):
        found.append((mask >> at) & 1 == 1)
    return found
