"""Back, undo, confirmation; reload and cut connections; the hotseat's curtain; replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.visitor import GLANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

BOTH = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}]


def test_a_staged_choice_is_not_sent_and_can_be_taken_back(come: Callable[..., Visitor]) -> None:
    ada = come(confirm=True)
    ada.against_bots("uchronia")
    ada.await_turn()
    ply = ada.updates()[-1]["ply"]

    ada.pick()
    ada.button("Confirm").wait_for()
    ada.button("Back").click()

    assert ada.button("Confirm").count() == 0
    assert ada.updates()[-1]["ply"] == ply


def test_undo_gives_the_same_question_again(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("utopia")
    ada.await_turn()
    before = ada.page.locator(".decision h2").inner_text()
    ply = ada.updates()[-1]["ply"]
    ada.pick("[data-target^='guest:']")
    ada.page.get_by_text("Which district does the").first.wait_for()

    ada.page.get_by_role("button", name="Undo").first.click()

    ada.page.locator(".decision h2", has_text=before).wait_for()
    assert ada.updates()[-1]["ply"] == ply


def test_reload_in_mid_turn(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("utopia")
    ada.await_turn()
    ada.pick("[data-target^='guest:']")
    ada.page.get_by_text("Which district does the").first.wait_for()
    asked = ada.updates()[-1]["question"]

    ada.page.reload()
    ada.await_turn()

    assert ada.updates()[-1]["question"] == asked


def test_cut_connection_is_said_and_mended(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")
    ada.await_turn()

    ada.offline = True
    ada.context.set_offline(True)
    ada.page.get_by_text("No connection").first.wait_for()
    assert ada.page.locator("[data-target]").count() == 0
    ada.context.set_offline(False)

    ada.await_turn()
    ada.offline = False
    assert ada.pick() is not None
    assert ada.page.get_by_text("No connection").count() == 0


def test_the_curtain_hides_the_hand(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.create("uchronia", BOTH)

    ada.page.wait_for_selector("[data-target=curtain]")

    assert ada.page.locator("[data-spot^='hand:']").count() == 0
    assert all(update["view"]["hand"] is None for update in ada.updates())


def test_behind_the_curtain_only_the_own_hand_comes(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.create("uchronia", BOTH)
    for _ in range(8):
        ada.await_turn()
        ada.pick()

    for update in ada.updates():
        seat = update["view"]["seat"]
        assert update["viewer"] == seat
        assert (update["view"]["hand"] is None) == (seat == -1)


def test_replay_shows_the_position_as_it_was(come: Callable[..., Visitor]) -> None:
    ada = come()
    match = ada.against_bots("uchronia")
    ada.pick_many(12)
    ada.await_turn()
    then = ada.updates()[-1]
    ada.pick_many(12)

    again = ada.page.evaluate(
        "(path) => fetch(path).then((answer) => answer.json())",
        f"/api/matches/{match}/replay/{then['ply']}?viewer=0",
    )
    ada.open(f"/match/{match}?ply={then['ply']}")
    ada.page.get_by_text(f"Looking back at move {then['ply']}").first.wait_for()

    assert again["view"] == then["view"]
    scores = [str(score) for score in then["view"]["scores"]]
    while ada.scores() != scores:
        ada.page.wait_for_timeout(GLANCE)


def test_arrow_keys_walk_through_the_game(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")
    ada.pick_many(6)
    ada.await_turn()
    ply = ada.updates()[-1]["ply"]

    ada.page.keyboard.press("ArrowLeft")
    ada.page.get_by_text(f"Looking back at move {ply - 1}").first.wait_for()
    ada.page.keyboard.press("ArrowLeft")
    ada.page.get_by_text(f"Looking back at move {ply - 2}").first.wait_for()
    ada.page.keyboard.press("Escape")

    ada.await_turn()
    assert f"ply={ply}" not in ada.page.url


def test_fork_from_the_past(come: Callable[..., Visitor]) -> None:
    ada = come()
    match = ada.against_bots("uchronia")
    ada.pick_many(6)
    ada.await_turn()

    ada.page.keyboard.press("ArrowLeft")
    ada.button("Play on from here").click()
    ada.page.wait_for_url(lambda url: match not in url)

    ada.await_turn()
