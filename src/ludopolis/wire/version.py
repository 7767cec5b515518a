"""The version of this program. It stands in ``pyproject.toml`` alone."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version


def program_version() -> str:
    """What is installed; ``source`` for a checkout that nobody has installed."""
    try:
        return installed_version("ludopolis")
    except PackageNotFoundError:
        return "source"
