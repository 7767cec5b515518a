"""Texts in words: Fluent files in English, French and Dutch, and how lines are rendered."""

from ludopolis.text.catalogue import FALLBACK, LANGUAGES
from ludopolis.text.render import render, term, why
from ludopolis.wire.error import Refusal

__all__ = ["LANGUAGES", "render", "term", "why"]

Refusal.tell = lambda line: render(line, FALLBACK)
