"""The command line: ``ludopolis play``, ``simulate``, ``bench`` and the rest."""

from ludopolis.cli.app import main

__all__ = ["main"]
