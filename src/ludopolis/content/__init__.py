"""Content packs: TOML read into structs, hashed, and refused with file, key and line."""

from ludopolis.content.pack import Loaded, PackRefusal, load, load_text

__all__ = ["Loaded", "PackRefusal", "load", "load_text"]
