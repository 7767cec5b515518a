"""Uchronia: cards that are Orders, Resources and Activities raise the Buildings of a city."""
