"""The audit of the texts finds what it should, and finds nothing in ours."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from ludopolis.text.catalogue import LANGUAGES, text_files
from tests.text.audit import audit

SOURCE = """
Line("hat-red", {"owner": 1})
Line(f"hat-size-{size}")
Refusal("no-hat", owner=2)
key = "hat-blue"
"""
GOOD = """
hat-red = { $owner } has a red hat
hat-blue = Blue
hat-size-large = Large
refusal-no-hat = { $owner } has no hat
"""


def found(folder: Path, *, source: str = SOURCE, **texts: str) -> list[str]:
    """What the audit says of these texts; languages not given have the good ones."""
    for language in LANGUAGES:
        folder.joinpath(language).mkdir()
        text = texts.get(language, GOOD)
        folder.joinpath(language, "hats.ftl").write_text(text, encoding="utf-8")
    return audit(files_in(folder), [("hats.py", source)])


def files_in(folder: Path) -> dict[str, dict[str, Path]]:
    return {
        language: {file.name: file for file in folder.joinpath(language).iterdir()}
        for language in LANGUAGES
    }


def test_nothing_wrong(tmp_path: Path) -> None:
    assert found(tmp_path) == []


def test_missing_in_one_language(tmp_path: Path) -> None:
    french = GOOD.replace("hat-blue = Blue", "")

    assert found(tmp_path, fr=french) == ["hat-blue: missing in fr"]


def test_different_variables(tmp_path: Path) -> None:
    dutch = GOOD.replace("{ $owner } has a red hat", "Rood")

    assert found(tmp_path, nl=dutch) == [
        "hat-red: different variables: {'en': ['owner'], 'fr': ['owner'], 'nl': []}"
    ]


def test_doubled_key(tmp_path: Path) -> None:
    doubled = f"{GOOD}hat-blue = Azure\n"

    assert found(tmp_path, en=doubled) == ["en/hats.ftl: hat-blue stands in en/hats.ftl already"]


def test_syntax(tmp_path: Path) -> None:
    broken = f"{GOOD}hat-green = {{ $owner\n"

    assert found(tmp_path, fr=broken) == ["fr/hats.ftl: not understood: hat-green = { $owner"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('Line("hat-tall")', "hats.py:6: no text hat-tall"),
        ('TermArg("hat-tall")', "hats.py:6: no text hat-tall"),
        ('Refusal("bare", "R-1")', "hats.py:6: no text refusal-bare"),
        ('pack.problem("hat[1]", "torn")', "hats.py:6: no text refusal-torn"),
        ('Line("hat-red", {"head": 1})', "hats.py:6: hat-red gets no owner"),
        ('Line("hat-red")', "hats.py:6: hat-red gets no owner"),
        ('Refusal("no-hat", head=1)', "hats.py:6: refusal-no-hat gets no owner"),
        ('tell("hat-red", head="{seat}")', "hats.py:6: hat-red gets no owner"),
        ('tell("hat-tall-{size}")', "hats.py:6: no text hat-tall-{size}"),
        ('tell("hat-blue", head="term hat-{head}-tall")', "hats.py:6: no text hat-{head}-tall"),
    ],
)
def test_use_without_text_or_argument(tmp_path: Path, line: str, fault: str) -> None:
    assert found(tmp_path, source=f"{SOURCE}{line}\n") == [fault]


def test_arguments_of_packs_are_known(tmp_path: Path) -> None:
    texts = f"{GOOD}refusal-torn = {{ $file }} {{ $line }} {{ $key }}\n"

    faults = found(
        tmp_path, source=f'{SOURCE}pack.refuse("hat", "torn")', en=texts, fr=texts, nl=texts
    )

    assert faults == []


def test_tellings_name_texts(tmp_path: Path) -> None:
    more = f"{GOOD}hat-told-old = {{ $form }}\nhat-told-new = New\nhat-form-high = High\n"
    told = 'tell("hat-told-{age}", {"hat": "red"}, form="term hat-form-{form}")\n'

    assert found(tmp_path, source=f"{SOURCE}{told}", en=more, fr=more, nl=more) == []


def test_unused(tmp_path: Path) -> None:
    more = f"{GOOD}hat-green = Green\nrefusal-lost = Lost\n"

    assert found(tmp_path, en=more, fr=more, nl=more) == [
        "en/hats.ftl: hat-green is not used",
        "en/hats.ftl: refusal-lost is not used",
    ]


def test_reference_between_messages_is_a_use(tmp_path: Path) -> None:
    more = f"{GOOD.replace('Large', '{ hat-green } { -cap }')}hat-green = Green\n-cap = Cap\n"

    assert found(tmp_path, en=more, fr=more, nl=more) == []


def test_reference_to_nothing(tmp_path: Path) -> None:
    more = GOOD.replace("Large", "{ -cap }")

    assert found(tmp_path, nl=more) == [
        "nl/hats.ftl: hat-size-large refers to -cap, which is missing"
    ]


def test_keys_of_the_client(tmp_path: Path) -> None:
    for language in LANGUAGES:
        tmp_path.joinpath(language).mkdir()
        text = "web-hat = Hat\nweb-cap-red = Red\nweb-old = Old\n"
        tmp_path.joinpath(language, "web.ftl").write_text(text, encoding="utf-8")
    client = "<b>{t('web-hat')}</b>\n{t(`web-cap-${colour}`)}{t('web-shoe')}"

    assert audit(files_in(tmp_path), [("Hat.svelte", client)]) == [
        "Hat.svelte:2: no text web-shoe",
        "en/web.ftl: web-old is not used",
    ]


def test_our_texts() -> None:
    package = Path(str(files("ludopolis")))
    sources = [
        (str(file.relative_to(package)), file.read_text(encoding="utf-8"))
        for file in sorted(package.rglob("*.py"))
    ]

    client = Path(__file__).parents[2] / "web" / "src"
    sources += [
        (str(file.relative_to(client)), file.read_text(encoding="utf-8"))
        for file in sorted(client.rglob("*"))
        if file.suffix in {".ts", ".svelte"}
    ]

    assert audit({language: text_files(language) for language in LANGUAGES}, sources) == []
