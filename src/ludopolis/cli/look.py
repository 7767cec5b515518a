"""Looking at a card or anything else of the game by its name, as a player types it."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from ludopolis.text.catalogue import catalogue
from ludopolis.text.render import join_words
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludopolis.core.drawing import Drawing

SUGGESTIONS: Final = 3
MAX_NAMES: Final = 8
INDENT: Final = (0, 0, 0, 2)
SIGNS: Final = str.maketrans(dict.fromkeys("-’'", " "))


class Look:
    """The things of a game by their names in one language, and by their ids."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        texts = drawing.things.texts
        self.titles = {thing: drawing.words(about.title) for thing, about in texts.items()}
        self.spellings = {
            thing: (simple(title), simple(thing.partition(":")[2] or thing), *self.forms(thing))
            for thing, title in self.titles.items()
        }

    def forms(self, thing: str) -> list[str]:
        """How texts name a word; none for other things."""
        if not thing.startswith("term:"):
            return []
        key = self.drawing.things.texts[thing].title.key
        return [simple(form) for form in catalogue(self.drawing.language).forms(key)]

    def at(self, typed: str) -> list[RenderableType]:
        """What is called so, in words; refuses a name that fits nothing, or too much."""
        return [line for thing in self.things_called(typed) for line in self.text_of(thing)]

    def things_called(self, typed: str) -> list[str]:
        """By the whole name, else by its beginning, else by any part of it."""
        name = simple(typed)
        exact = [thing for thing, spelled in self.spellings.items() if name in spelled]
        if exact:
            return exact
        for fits in (str.startswith, str.__contains__):
            near = [
                thing
                for thing, spelled in self.spellings.items()
                if any(fits(spelling, name) for spelling in spelled)
            ]
            if len(near) == 1:
                return near
            if near:
                raise Refusal("look-several", name=typed, names=self.names_of(near[:MAX_NAMES]))
        raise Refusal("look-unknown", name=typed, names=self.names_of(self.nearest(name)))

    def nearest(self, name: str) -> list[str]:
        by_name = {spelled[0]: thing for thing, spelled in self.spellings.items()}
        return [by_name[title] for title in get_close_matches(name, by_name, SUGGESTIONS, 0.0)]

    def names_of(self, things: list[str]) -> str:
        return join_words([self.titles[thing] for thing in things], self.drawing.language)

    def text_of(self, thing: str) -> list[RenderableType]:
        drawing, about = self.drawing, self.drawing.things.texts[thing]
        rule = drawing.say("cli-rule-behind", rule=about.rule)
        origin = [drawing.say(f"origin-{about.origin}-why")] if about.origin else []
        lines = [*drawing.facts(about), *drawing.effects(about), *origin, rule]
        return [Text(self.titles[thing], "bold"), *(Padding(Text(line), INDENT) for line in lines)]


def simple(name: str) -> str:
    """The name in small letters, without accents, hyphens and apostrophes."""
    split = unicodedata.normalize("NFKD", name.casefold().translate(SIGNS))
    return " ".join("".join(sign for sign in split if not unicodedata.combining(sign)).split())
