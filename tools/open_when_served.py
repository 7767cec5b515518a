"""Open a page in the browser once a server answers there; give up quietly after two minutes."""

from __future__ import annotations

import os
import sys
import time
import urllib.request
import webbrowser
from typing import Final

PATIENCE: Final = 120.0


def main(address: str) -> int:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(address, timeout=2)  # noqa: S310 - an address of this machine
        except OSError:
            time.sleep(0.3)
        else:
            print(f"Ludopolis is open at {address}", flush=True)
            if has_screen():
                webbrowser.open(address)
            return 0
    return 1


def has_screen() -> bool:
    """Without one, a text browser would take over the terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in {"darwin", "win32"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
