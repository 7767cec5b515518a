"""What people type for others to read: names, titles, chat. Freed of all that deceives the eye."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec

from ludopolis.wire.error import Refusal

MAX_MARKS: Final = 3
"""More marks on one letter climb over the lines above and below."""
JOINERS: Final = frozenset("\u200c\u200d")
# Letters by name that show as nothing at all.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
JOINED_FROM: Final = 0x0300
"""Latin letters need no joiners, emoji and the scripts of India and Persia do."""

ONE_SCRIPT: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH", "BOPOMOFO", "HANGUL"})
# Greek and Cyrillic small letters, and signs, above the Latin ones that they are drawn like.
LOOKALIKES: Final = str.maketrans(
    "αβεικνορτυχωавекмнорстухьёѕіїјԛԝһԁӏ01|!i",
    "abelkvoptuxwabekmhopctyxbeslljqwhdlollll",
)


def plain(text: str) -> str:
    r"""The text on one line, without signs that are invisible, turn the direction or pile up.

    >>> plain("  Ada\u202e\u200b \x1b[31mLove\nlace ")
    'Ada [31mLove lace'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept: list[str] = []
    marks = 0
    for i, sign in enumerate(text):
        is_mark = unicodedata.category(sign) in {"Mn", "Me"}
        marks = marks + 1 if is_mark else 0
        if sign.isspace():
            kept.append(" ")
        elif sign in JOINERS:
            kept.append(sign if is_joined(kept, text[i + 1 : i + 2]) else "")
        elif sign.isprintable() and sign not in BLANKS and marks <= MAX_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def is_joined(before: list[str], after: str) -> bool:
    """Whether a joiner stands between two signs of writing that uses it."""
    return bool(before and after) and all(
        len(sign) == 1 and ord(sign) >= JOINED_FROM and sign not in JOINERS and not sign.isspace()
        for sign in (before[-1], after)
    )


SECRETS: Final = frozenset({"password", "old"})
"""Fields that nobody is shown: they stay as they were typed."""


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has sent. All texts in it are plain, whoever reads them later."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, str) and name not in SECRETS:
                msgspec.structs.force_setattr(self, name, plain(value))
            elif isinstance(value, dict):
                cleaned = {plain(key): plain(item) for key, item in value.items()}
                msgspec.structs.force_setattr(self, name, cleaned)


# --- accounts --------------------------------------------------------------------------------


def account_key(account: str) -> str:
    """What two accounts that look alike have in common.

    >>> account_key("Ａda") == account_key("аdа") == account_key("ADA")
    True
    """
    folded = unicodedata.normalize("NFKC", account).casefold()
    drawn = unicodedata.normalize("NFKC", folded).translate(LOOKALIKES)
    return "".join(drawn.split())


def check_account(account: str) -> None:
    """Refuse a name whose letters are of several scripts: they only serve to look like another."""
    scripts = {script_of(sign) for sign in unicodedata.normalize("NFKC", account) if sign.isalpha()}
    if len(scripts) > 1:
        raise Refusal("account-scripts", account=account)
    if not any(sign.isalnum() for sign in account):
        raise Refusal("name-empty")


def script_of(letter: str) -> str:
    word = unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]
    return "CJK" if word in ONE_SCRIPT else word
