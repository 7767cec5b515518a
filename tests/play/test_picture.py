"""Positions as pictures: whole, in every language, and with nothing that a seat may not see."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

import ludopolis
from ludopolis.core.game import Setup
from ludopolis.core.picture import BODY, PlainPicture, picture, wrapped
from ludopolis.core.rng import seeded
from ludopolis.games import base_pack, open_game
from ludopolis.games.dominations.vocabulary import HALF_IDS
from ludopolis.play.fonts import font_files
from ludopolis.play.picture import FRAMES, moving, picture_of, png_of
from ludopolis.text import LANGUAGES
from tests.pearls import GAME as PEARLS
from tools.web_pictures import TARGET as PICTURES
from tools.web_pictures import drawn as drawn_late

if TYPE_CHECKING:
    from ludopolis.core.state import State

SEATS = [(slug, seats) for slug in ludopolis.games() for seats in open_game(slug).seats]
every_table = pytest.mark.parametrize(("slug", "seats"), SEATS)
every_game = pytest.mark.parametrize("slug", ludopolis.games())
SVG = "{http://www.w3.org/2000/svg}"


def states(slug: str, seats: int, every: int = 60) -> list[State]:
    """Positions of a random game from its beginning to its end."""
    s = open_game(slug).new(Setup(seats, seats))
    rng = seeded(seats)
    found = [s.clone()]
    ply = 0
    while not s.over:
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
        ply += 1
        if ply % every == 0 or s.over:
            found.append(s.clone())
    return found


def drawn(slug: str, s: State, seat: int, language: str = "en") -> str:
    seats = len(s.scores())
    names = [f"<{seat}> & co" for seat in range(seats)]
    shown = picture_of(open_game(slug), Setup(seats, 0), language, names, None)
    return shown.svg(open_game(slug).view(s, seat))


@every_table
def test_pictures_are_whole_and_refer_to_what_is_there(slug: str, seats: int) -> None:
    for number, s in enumerate(states(slug, seats, 150)):
        svg = drawn(slug, s, number % (seats + 1) - 1, LANGUAGES[number % len(LANGUAGES)])

        root = ET.fromstring(svg)
        known = {element.get("id") for element in root.iter() if element.get("id")}
        used = set(re.findall(r"(?:href=\"|url\()#([a-z0-9-]+)", svg))
        assert used <= known
        assert "nan" not in svg
        assert float(root.get("width") or 0) > 1000


@every_table
def test_a_picture_shows_nothing_that_its_seat_may_not_see(slug: str, seats: int) -> None:
    for s in states(slug, seats, 500):
        for seat in range(-1, seats):
            other = s.clone()
            other.determinize(seat, seeded(5))
            assert drawn(slug, other, seat) == drawn(slug, s, seat)


@every_game
def test_a_picture_shows_the_own_hand_and_no_other(slug: str) -> None:
    s = states(slug, 3)[1]

    pictures = {seat: drawn(slug, s, seat) for seat in range(-1, 3)}

    assert len(set(pictures.values())) == 4
    assert len(pictures[0]) > len(pictures[-1])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_picture_are_of_its_language(slug: str, language: str) -> None:
    position = ludopolis.new(slug, seed=1)

    svg = position.svg(0, language=language)

    others = [position.svg(0, language=other) for other in LANGUAGES if other != language]
    assert svg not in others
    assert not re.search(rf">(?:web|{slug})-[a-z-]+<", svg)


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    position = ludopolis.new("utopia", seed=1)

    shown, drawn = position._repr_svg_(), position.svg(-1)
    assert shown.partition(">")[2] == drawn.partition(">")[2] != position.svg(0).partition(">")[2]
    assert 'width="100%"' in shown.partition(">")[0]
    assert "height" not in shown.partition(">")[0]


def test_what_cannot_be_drawn_is_refused() -> None:
    position = ludopolis.new("utopia", seats=2)

    with pytest.raises(ludopolis.Refusal, match="unknown-seat"):
        position.svg(2)
    with pytest.raises(ludopolis.Refusal, match="language-unknown"):
        position.svg(0, language="tlh")


def test_a_pack_of_ones_own_is_drawn(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    source = base_pack("utopia").read_text("utf-8")
    pack.write_text(source.replace("Pearl Quay", "Shell Quay"), encoding="utf-8")

    assert "Shell Quay" in ludopolis.new("utopia", pack=pack).svg()
    assert "Pearl Quay" in ludopolis.new("utopia").svg()


def test_a_game_without_a_picture_shows_its_terminal_table() -> None:
    setup = Setup(2, 1)
    s = PEARLS.new(setup)

    shown = picture(PEARLS, setup, "en", ["Ada", "Blaise"], base_pack("utopia"))

    assert isinstance(shown, PlainPicture)
    assert "Ada" in ET.tostring(ET.fromstring(shown.svg(PEARLS.view(s, 0))), "unicode")


@every_game
def test_a_game_that_moves_shows_each_frame_in_turn(slug: str) -> None:
    game = open_game(slug)
    shown = picture_of(game, Setup(2, 0), "en", [], None)
    whole = states(slug, 2, 100)

    root = ET.fromstring(moving(shown, whole, -1, 0.5))

    frames = list(root.iter(f"{SVG}animate"))
    assert len(frames) == min(FRAMES, len(whole))
    times = [list(map(float, str(frame.get("keyTimes")).split(";"))) for frame in frames]
    assert all(each[0] == 0 and each == sorted(each) for each in times)
    assert [frame.get("dur") for frame in frames] == [f"{0.5 * len(frames):g}s"] * len(frames)
    groups = [each.get("display") for each in root.findall(f"{SVG}g") if each.get("display")]
    assert groups == ["none"] * (len(frames) - 1) + ["inline"]


def test_a_png_is_made_or_the_library_is_named() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    if find_spec("resvg_py") or find_spec("cairosvg"):
        assert png_of(svg).startswith(b"\x89PNG")
    else:
        with pytest.raises(ludopolis.Refusal, match="extra-missing"):
            png_of(svg)


def test_words_are_broken_into_lines() -> None:
    assert wrapped("one two three", 10 * 0.52 * 8, 10) == ["one two", "three"]
    assert wrapped("", 10, 10) == [""]


# --- beside the browser -------------------------------------------------------------------------

WEB = Path(__file__).parents[2] / "web" / "src"
VARIABLE = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")


def colours_of(slug: str) -> dict[str, str]:
    """What the browser calls its colours by day, those of all games and of this one."""
    files = (WEB / "theme" / "base.css", WEB / "games" / slug / "theme.css")
    days = [file.read_text("utf-8").partition("[data-theme='dark']")[0] for file in files]
    return dict(VARIABLE.findall("".join(days)))


@every_game
def test_pictures_have_the_colours_of_the_browser(slug: str) -> None:
    colours = colours_of(slug)
    theme = open_game(slug).part("picture").PICTURE.theme

    named = {name: colours[name] for name in ("paper", "panel", "line", "accent")}
    assert named == {name: getattr(theme, name) for name in named}
    for seat, (fill, ink) in enumerate(theme.seats):
        assert (fill, ink) == (colours[f"seat-{seat}"], colours[f"seat-ink-{seat}"])


def test_domains_have_the_colours_of_the_browser() -> None:
    tints = open_game("dominations").part("picture").TINTS

    assert tuple(colours_of("dominations")[name] for name in HALF_IDS[:-1]) == tints


@every_game
def test_the_pictures_of_the_documentation_are_true(slug: str) -> None:
    shown = PICTURES / f"position-{slug}.svg"

    assert shown.read_text("utf-8") == drawn_late(slug), "make pictures"


# --- fonts --------------------------------------------------------------------------------------


@pytest.mark.skipif(not font_files(), reason="the client is not built")
def test_pixels_need_no_fonts_of_the_system() -> None:
    resvg = pytest.importorskip("resvg_py")
    slugs = ludopolis.games()
    families = {open_game(slug).part("picture").PICTURE.theme.display for slug in slugs} | {BODY}

    for family in families:
        words = f'<text x="9" y="40" font-size="30" font-family="{family}">Été 12</text>'
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">'
        drawn, blank = (
            resvg.svg_to_bytes(
                svg_string=f"{head}{inside}</svg>", font_files=font_files(), skip_system_fonts=True
            )
            for inside in (words, "")
        )
        assert len(drawn) > len(blank) + 500, family


@pytest.mark.skipif(not font_files(), reason="the client is not built")
def test_unpacked_fonts_are_whole() -> None:
    for file in map(Path, font_files()):
        data = file.read_bytes()
        count = int.from_bytes(data[4:6], "big")
        for place in range(count):
            entry = data[12 + 16 * place :][:16]
            checksum, start, length = (
                int.from_bytes(entry[at : at + 4], "big") for at in (4, 8, 12)
            )
            table = data[start : start + length]
            if entry[:4] != b"head":  # which holds a checksum of everything
                padded = table + bytes(-length % 4)
                words = [padded[at : at + 4] for at in range(0, len(padded), 4)]
                assert sum(int.from_bytes(word, "big") for word in words) % 2**32 == checksum
