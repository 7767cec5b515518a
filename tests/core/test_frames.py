"""Every frame of a game is restored from what it wrote down."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

import pytest

from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.games import SLUGS, open_game


def frames_of(slug: str) -> set[type[AnyFrame]]:
    package = importlib.import_module(f"ludopolis.games.{slug}")
    modules = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return {
        thing
        for module in modules
        for thing in vars(importlib.import_module(module.name)).values()
        if inspect.isclass(thing) and issubclass(thing, Frame) and thing.code >= 0
    }


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_lists_all_its_frames(slug: str) -> None:
    assert set(open_game(slug).frames.values()) == frames_of(slug)
