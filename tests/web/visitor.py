"""A person at a browser: looks at pages, picks among what is highlighted, and hears complaints."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludopolis.games import SLUGS
from ludopolis.testing.deltas import with_delta
from tests.extent import is_chosen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

ROOT: Final = Path(__file__).resolve().parent.parent.parent
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TARGETS: Final = "[data-target]"
OVER: Final = {"en": "The game is over", "fr": "La partie est finie", "nl": "Het spel is afgelopen"}
SIZES: Final = {
    "laptop": (1366, 768),
    "wide": (1920, 1080),
    "phone": (390, 844),
    "lying": (844, 390),
}
ZOOMED: Final = {"200 %": (683, 384), "400 %": (320, 256)}
UNKNOWN: Final = "/rules/chess"
"""A page that there isn't; the browser tells of the refused request."""
PATIENCE: Final = 240.0
GLANCE: Final = 20
# Looked at after each pick: a locator would weigh every element of the board.
# A forecast may say so too, while something is asked.
SAYS: Final = """(words) =>
  document.body.textContent.includes(words) && !document.querySelector('[data-target]')"""
# What changes its size is drawn anew in the next frame.
DRAWN: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""
# Clicks what a finger would: an element that lies under another one is brought to the front first.
CLICK: Final = """([selector, number]) => {
  const found = [...document.querySelectorAll(selector)]
  if (found.length === 0) return null
  const element = found[Math.floor(number * found.length)]
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return element.dataset.target
}"""


def wait_until(page: Page, expression: str, arg: object = None) -> None:
    """Wait for what an expression says. Playwright's own way would break the page's policy."""
    end = time.monotonic() + PATIENCE / 8
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(GLANCE)


class Visitor:
    """One browser profile with one page. ``complaints`` are errors on its console."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "en",
        theme: str = "light",
        width: int = 1366,
        height: int = 768,
        speed: float = 0,
        confirm: bool = False,
        touch: bool = False,
        new: bool = False,
    ) -> None:
        self.address = address
        self.language = language
        self.complaints: list[str] = []
        self.received: list[dict[str, Any]] = []
        self.context = browser.new_context(
            # Boards that move are drawn anew all the time, by the processor where there is no GPU.
            viewport={"width": width, "height": height},
            has_touch=touch,
            reduced_motion="no-preference" if speed else "reduce",
        )
        self.context.set_default_timeout(30_000)
        prefs = {
            "language": language,
            "theme": theme,
            "name": name,
            "speed": speed,
            "confirm": confirm,
            "met": [] if new else SLUGS,
        }
        self.context.add_init_script(
            f"localStorage.getItem('ludopolis-prefs') ?? "
            f"localStorage.setItem('ludopolis-prefs', {json.dumps(json.dumps(prefs))})"
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)
        self.rng = random.Random(name)
        self.offline = False

    def hear(self, message: ConsoleMessage) -> None:
        # A cut connection and a wrong address are meant to fail; all else is a fault of ours.
        is_meant = self.offline or UNKNOWN in message.location["url"]
        if message.type in {"error", "warning"} and not is_meant:
            self.complaints.append(f"{message.text} {message.location['url']}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(json.loads(data)))

    def leave(self) -> None:
        self.context.close()

    # --- going about -------------------------------------------------------------------------

    def open(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("h1")
        return self.page

    def create(
        self,
        game: str,
        seats: list[dict[str, str]],
        *,
        query: str = "",
        public: bool = False,
        flags: dict[str, str] | None = None,
    ) -> str:
        """Make a match through the interface and open it; its id."""
        self.open("/credits")
        match: str = self.page.evaluate(
            """async ([game, seats, name, open, flags]) => {
              const send = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
                headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())
              await send('/api/me', { name, language: 'en' })
              const made = await send('/api/matches', { game, seats, public: open, flags })
              return made.summary.id
            }""",
            [game, seats, "Ada", public, flags or {}],
        )
        self.open(f"/match/{match}{query}")
        return match

    def against_bots(self, game: str, seats: int = 2, *, query: str = "") -> str:
        bots = [{"kind": "bot", "level": "level1"}] * (seats - 1)
        return self.create(game, [{"kind": "me", "name": "Ada"}, *bots], query=query)

    # --- playing -----------------------------------------------------------------------------

    def is_over(self) -> bool:
        said: bool = self.page.evaluate(SAYS, OVER[self.language])
        return said

    def pick(self, selector: str = TARGETS) -> str | None:
        """Click one of the highlighted things; what it was, or None if there is none."""
        found: str | None = self.page.evaluate(CLICK, [selector, self.rng.random()])
        self.page.wait_for_timeout(GLANCE if found is None else 1)
        return found

    def pick_many(self, count: int) -> int:
        """Pick up to ``count`` times, waiting for one's turn; how often it was done."""
        done = 0
        waited = 0.0
        while done < count and waited < PATIENCE * 1000 and not self.is_over():
            if self.pick() is None:
                waited += GLANCE
            else:
                done += 1
        return done

    def move(self) -> None:
        """Wait for one's turn and pick until the table has moved on."""
        self.await_turn()
        before = self.moment()
        while self.moment() == before:
            self.pick()

    def moment(self) -> tuple[int, int]:
        """Ply and branch of the table as it was last told."""
        last = self.updates()[-1]
        return last["ply"], last["branch"]

    def await_turn(self) -> None:
        self.page.wait_for_selector(TARGETS)

    def play_on(self) -> int:
        """Pick until the game is over; how often."""
        return self.pick_many(5000)

    # --- looking -----------------------------------------------------------------------------

    def updates(self) -> list[dict[str, Any]]:
        """The updates that came, and those that deltas have made of them."""
        found: list[dict[str, Any]] = []
        for message in self.received:
            if message["type"] == "update":
                found.append(message)
            elif message["type"] == "delta":
                found.append(with_delta(found[-1], message))
        return found

    def text(self) -> str:
        return self.page.inner_text("body")

    def log_lines(self) -> list[str]:
        return self.page.locator("ol.log .said").all_inner_texts()

    def scores(self) -> list[str]:
        texts = self.page.locator(".seats .score").all_inner_texts()
        return [found[0] for text in texts if (found := re.match(r"-?\d+", text))]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)

    def violations_at_sizes(self) -> list[tuple[str, str, str]]:
        """What axe has against the page at any size, or at one that is drawn."""
        found: list[tuple[str, str, str]] = []
        names = [*SIZES, "200 %"]
        for name in (name for i, name in enumerate(names) if is_chosen(i, len(names))):
            self.resize({**SIZES, **ZOOMED}[name])
            found += [(name, *violation) for violation in self.violations()]
        self.resize(SIZES["laptop"])
        return found

    def violations(self) -> list[tuple[str, str]]:
        """What axe has against the page as it is, and against its colours in the dark."""
        # As the browser's tools do, which the page's policy does not bind.
        self.page.evaluate(f"{AXE.read_text(encoding='utf-8')}; null")
        found: list[tuple[str, str]] = []
        for theme, asked in (("dark", {"runOnly": ["color-contrast"]}), ("light", {})):
            self.page.evaluate("(to) => { document.documentElement.dataset.theme = to }", theme)
            rules = self.page.evaluate("async (how) => (await axe.run(how)).violations", asked)
            found += [(each["id"], node["html"][:160]) for each in rules for node in each["nodes"]]
        return found
