"""Texts in words: Fluent files in English, French and Dutch, and how lines are rendered."""

from ludopolis.text.catalogue import LANGUAGES
from ludopolis.text.render import render, term, why

__all__ = ["LANGUAGES", "render", "term", "why"]
