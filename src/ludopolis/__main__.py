"""``python -m ludopolis`` is the same as ``ludopolis``."""

from ludopolis.cli import main

if __name__ == "__main__":
    main()
