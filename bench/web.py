"""Measure the browser table: sizes, delays, memory. ``python -m bench.web [game ...]``.

Bars: JavaScript of a table 110 kB, gzipped; 16 ms from a click to the staged highlight; 60 ms at
worst from an update to the first frame that shows it; 30 MB more memory over a long game. Delays
are of a real table, at which somebody picks at random for a minute. Of an update there is also
the processor time of the page, which other work on the machine leaves alone.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
import statistics
import sys
import time
from typing import TYPE_CHECKING, Any, Final

from ludopolis.games import SLUGS
from tools.web_pictures import FLAGS, ROOT, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CLIENT: Final = ROOT / "src" / "ludopolis" / "web"
SECONDS: Final = 60
# The drawings of a game's cards, which come when the table is there.
LATER: Final = "_pictures_"
TRACED_SECONDS: Final = 15
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
# Notes when an update comes to a table at rest, and the first frame that shows it.
WATCH: Final = """(() => {
  const Real = WebSocket
  window.delays = []
  window.highlights = []
  let since = 0
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words)
      this.addEventListener('message', (event) => {
        const rests = document.querySelector('.frame[data-busy=false]')
        if (rests && /^{"type":"(update|delta)"/.test(event.data)) since = performance.now()
      })
    }
  }
  new MutationObserver(() => {
    if (!since) return
    const from = since
    since = 0
    requestAnimationFrame(() => {
      window.delays.push(performance.now() - from)
      performance.measure('update', { start: from })
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
})()"""
# True once the game is over. A pick is measured until what is staged is laid out: the screen's own
# rhythm is no delay of ours. What is only a button is not highlighted.
PICK: Final = """async (number) => {
  const found = [...document.querySelectorAll('[data-target]')]
  if (found.length === 0) return Boolean(document.querySelector('.end'))
  const start = performance.now()
  const target = found[Math.floor(number * found.length)]
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  for (let tries = 0; tries < 50; tries += 1) {
    await null
    if (!document.querySelector('.staged')?.getBoundingClientRect()) continue
    window.highlights.push(performance.now() - start)
    break
  }
  return false
}"""
MEASURED: Final = "(name) => window[name].splice(0)"


def opened(browser: Browser, address: str, path: str, **prefs: Any) -> Page:  # noqa: ANN401 - JSON
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    kept = json.dumps({"language": "en", "theme": "light", "name": "Ada", **prefs})
    context.add_init_script(f"localStorage.setItem('ludopolis-prefs', {json.dumps(kept)})")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    return page


def script_bytes(page: Page) -> int:
    """What the scripts weigh, gzipped, that this page is made by."""
    names = page.evaluate(
        "() => performance.getEntriesByType('resource').map((entry) => entry.name)"
    )
    files = {name.rsplit("/", 1)[1] for name in names if name.endswith(".js")}
    files = {name for name in files if not name.startswith(LATER)}
    return sum(len(gzip.compress((CLIENT / "assets" / name).read_bytes())) for name in files)


def heap(page: Page) -> float:
    """Megabytes of JavaScript in use, after sweeping."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6


def play(page: Page, seconds: float) -> None:
    chance, end = random.Random(3), time.monotonic() + seconds
    while time.monotonic() < end and not page.evaluate(PICK, chance.random()):
        page.wait_for_timeout(5)


def work_of_updates(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the processor that the page spent on each update, in what it traced."""
    marks = [event for event in events if event["name"] == "update" and event["ph"] in "be"]
    tasks = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    found = []
    for mark, end in zip(marks[::2], marks[1::2], strict=False):
        own = [task for task in tasks if task["tid"] == mark["tid"] and task["pid"] == mark["pid"]]
        within = [task for task in own if mark["ts"] <= task["ts"] + task["dur"] <= end["ts"] + 1e4]
        found.append(sum(task["tdur"] for task in within) / 1000)
    return found or [0.0]


def traced(page: Page, seconds: float) -> list[dict[str, Any]]:
    """What the browser did while somebody played."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    play(page, seconds)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def spread(name: str, values: list[float]) -> dict[str, float]:
    found = values or [0.0]
    return {
        f"{name} (number)": len(values),
        f"{name} ms (median)": statistics.median(found),
        f"{name} ms (worst)": max(found),
    }


def figures(browser: Browser, address: str, game: str) -> dict[str, float]:
    page = opened(browser, address, "/", speed=5)
    found = {"lobby kB": script_bytes(page) / 1000}
    table = opened(browser, address, f"/harness/{game}/late")
    found["table kB"] = script_bytes(table) / 1000
    table.context.close()
    card = page.locator("article", has_text=game.capitalize())
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-target]")
    work = work_of_updates(traced(page, TRACED_SECONDS))
    # Tracing takes its time: what was measured meanwhile does not count.
    page.evaluate(MEASURED, "highlights")
    page.evaluate(MEASURED, "delays")
    before = heap(page)
    play(page, SECONDS)
    found |= spread("click to highlight", page.evaluate(MEASURED, "highlights"))
    found |= spread("update to first frame", page.evaluate(MEASURED, "delays"))
    found["memory grown MB"] = heap(page) - before
    return found | spread("processor time of an update", work)


def main(games: list[str]) -> int:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this bench needs it

    program = os.environ.get("LUDOPOLIS_CHROMIUM") or shutil.which("chromium")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for game in games or SLUGS:
            for name, value in figures(browser, address, game).items():
                print(f"{game:12} {name:36} {value:8.1f}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
