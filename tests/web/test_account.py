"""What belongs to oneself, by keyboard and in three languages; and peace in the chat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.test_pages import RAW_KEY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

PASSWORD = "correct horse"
MAKE = {"en": "Make an account", "fr": "Créer un compte", "nl": "Account maken"}


def fill(page: Page, label: str, text: str) -> None:
    page.get_by_label(label, exact=True).last.fill(text)


def with_account(come: Callable[..., Visitor], account: str) -> Visitor:
    ada = come(account)
    ada.open("/account")
    fill(ada.page, "Account", account)
    fill(ada.page, "Password", PASSWORD)
    ada.button("Make an account").click()
    ada.page.get_by_text(f"signed in to the account “{account}”").wait_for()
    return ada


def test_an_account_is_made_and_its_password_changed_by_keyboard(
    come: Callable[..., Visitor],
) -> None:
    ada = come("Ada")
    page = ada.open("/account")
    page.get_by_label("Account", exact=True).focus()
    page.keyboard.type("keys")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_label("Present password").focus()
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Tab")
    page.keyboard.type("battery staple")
    page.keyboard.press("Enter")
    page.get_by_text("The password was changed.").wait_for()

    assert ada.violations() == []


def test_a_wrong_password_is_explained(come: Callable[..., Visitor]) -> None:
    ada = with_account(come, "wrongs")
    ada.offline = True  # the browser's own word about the refusal
    fill(ada.page, "Present password", "not this one")
    fill(ada.page, "New password", "battery staple")
    ada.button("Change the password").click()

    ada.page.get_by_text("That is not your present password.").wait_for()


def test_another_device_is_signed_in_and_out(come: Callable[..., Visitor]) -> None:
    ada, phone = with_account(come, "devices"), come("Somebody")
    phone.open("/account")
    phone.button("I have an account").click()
    fill(phone.page, "Account", "devices")
    fill(phone.page, "Password", PASSWORD)
    phone.button("Sign in").click()
    phone.page.get_by_text("signed in to the account “devices”").wait_for()

    ada.page.reload()
    rows = ada.page.locator("li:has(.agent)")
    rows.nth(1).wait_for()
    rows.filter(has_not_text="this device").get_by_role("button").click()
    rows.nth(1).wait_for(state="detached")

    phone.offline = True
    assert phone.page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401


def test_data_is_saved_and_deleted_with_care(come: Callable[..., Visitor]) -> None:
    ada = with_account(come, "leaving")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Save as a file").click()
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    ada.offline = True
    fill(ada.page, "Your name", "somebody else")
    fill(ada.page, "Password", PASSWORD)
    ada.button("Delete all my data").click()
    ada.page.get_by_text("To be forgotten, type your name").wait_for()
    fill(ada.page, "Your name", "leaving")
    ada.button("Delete all my data").click()
    ada.page.wait_for_url("**/")

    assert saved["account"] == "leaving"
    answer = ada.page.evaluate(
        """fetch('/api/session', { method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ account: 'leaving', password: 'correct horse' }) })
          .then((answer) => answer.status)"""
    )
    assert answer == 401


@pytest.mark.parametrize("language", MAKE)
def test_the_page_speaks_the_language(stay: Callable[..., Visitor], language: str) -> None:
    ada = stay(language=language)
    ada.open("/account")
    ada.button(MAKE[language]).wait_for()

    assert RAW_KEY.findall(ada.text()) == []


def test_somebody_is_muted_and_reported_from_the_chat(come: Callable[..., Visitor]) -> None:
    ada, ben = come("Ada"), come("Ben")
    match = ada.create(
        "uchronia", [{"kind": "me"}, {"kind": "bot", "level": "level1"}], public=True
    )
    ben.open(f"/match/{match}")
    ben.page.get_by_role("tab", name="Chat").click()
    for line in ("You play badly", "Very badly"):
        ben.page.get_by_label("Say something").fill(line)
        ben.page.keyboard.press("Enter")
        ben.page.get_by_text(line).wait_for()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_text("Very badly").wait_for()
    assert ben.page.get_by_role("button", name="About this line of Ben").count() == 0

    ada.page.get_by_role("button", name="About this line of Ben").first.focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("What is wrong with it?").fill("Rude")
    assert ada.violations() == []
    dialog.get_by_role("button", name="Report to the host").click()
    dialog.get_by_text("The host will see it.").wait_for()
    dialog.get_by_role("button", name="Don’t show what Ben says").click()
    ada.page.get_by_text("Very badly").wait_for(state="detached")
    assert ada.page.get_by_text("You play badly").count() == 0

    ada.open("/account")
    ada.button("Hear Ben again").click()
    ada.button("Hear Ben again").wait_for(state="detached")
    ada.open(f"/match/{match}")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_text("Very badly").wait_for()


def test_the_owner_shows_a_guest_the_door(come: Callable[..., Visitor]) -> None:
    ada, ben = come("Ada"), come("Ben")
    ada.create("utopia", [{"kind": "me"}, {"kind": "empty"}])
    link = ada.page.get_by_label("Invitation link").input_value()
    ben.open(link.removeprefix(ada.address))
    ben.button("Sit down here").wait_for()
    ben.offline = True
    ada.page.reload()
    ada.button("Show Ben the door").click()
    ada.button("Show Ben the door").wait_for(state="detached")
    ben.page.reload()

    ben.page.get_by_role("heading").wait_for()
    assert ben.button("Sit down here").count() == 0
    assert "that you may see" in ben.text()
