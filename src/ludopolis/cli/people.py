"""``ludopolis admin`` for people: passwords, their data, reports and bans."""

from __future__ import annotations

import asyncio
import ipaddress
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

from ludopolis.cli.admin import Database, moment, show_json
from ludopolis.cli.arguments import AsJson
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.text import term

Account: TypeAlias = Annotated[str, Parameter(help="The account, or the id of a visitor.")]
Number: TypeAlias = Annotated[int, Parameter(help="Its number in the list.")]


def reset_password(
    account: Account, /, *, database: Database = None, language: Language = None
) -> None:
    from ludopolis.server.ops.people import reset_password
    from ludopolis.server.settings import from_environment

    code = asyncio.run(reset_password(from_environment(database=database), account))
    named = {"account": account, "path": f"/reset#{code}"}
    print(term("server-reset", chosen_language(language), named))


def export_person(
    account: Account,
    /,
    *,
    to: Annotated[Path, Parameter(help="File to write to.")],
    database: Database = None,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.people import export_person
    from ludopolis.server.settings import from_environment

    asyncio.run(export_person(from_environment(database=database), account, to))
    named = {"account": account, "file": str(to)}
    print(term("server-dossier", chosen_language(language), named))


def delete_person(
    account: Account,
    /,
    *,
    yes: Annotated[bool, Parameter(negative="", help="You are sure.")] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.people import delete_person
    from ludopolis.server.settings import from_environment
    from ludopolis.wire.error import Refusal

    if not yes:
        raise Refusal("not-sure")
    asyncio.run(delete_person(from_environment(database=database), account))
    print(term("server-erased", chosen_language(language), {"account": account}))


def reports(
    *,
    close: Annotated[int | None, Parameter(help="Close the report with this number.")] = None,
    every: Annotated[bool, Parameter(name="--all", negative="", help="Closed ones too.")] = False,
    database: Database = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.people import close_report, list_reports
    from ludopolis.server.settings import from_environment

    settings = from_environment(database=database)
    if close is not None:
        asyncio.run(close_report(settings, close))
        print(term("server-report-closed", chosen_language(language), {"number": close}))
        return
    found = asyncio.run(list_reports(settings, is_all=every))
    if json:
        show_json(found)
        return
    if not found:
        print(term("server-no-reports", chosen_language(language)))
    for row in found:
        words = [str(row.number), moment(row.at), row.match, row.accused, row.name]
        print("  ".join([*words, repr(row.text), repr(row.reason)]))


def ban(
    who: Annotated[str, Parameter(help="Account, id of a visitor, address or network.")],
    /,
    *,
    hours: Annotated[float, Parameter(help="For how long; 0 is for good.")] = 0.0,
    reason: Annotated[str, Parameter(help="They will read it.")] = "",
    database: Database = None,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.people import ban
    from ludopolis.server.settings import from_environment
    from ludopolis.wire.rest import NewBan

    wanted = NewBan(kind_of(who), who, hours, reason)
    made = asyncio.run(ban(from_environment(database=database), wanted))
    print(term("server-banned", chosen_language(language), {"number": made.number}))


def kind_of(who: str) -> Literal["address", "account"]:
    try:
        ipaddress.ip_network(who, strict=False)
    except ValueError:
        return "account"
    return "address"


def unban(number: Number, /, *, database: Database = None, language: Language = None) -> None:
    from ludopolis.server.ops.people import unban
    from ludopolis.server.settings import from_environment

    asyncio.run(unban(from_environment(database=database), number))
    print(term("server-unbanned", chosen_language(language), {"number": number}))


def bans(*, database: Database = None, json: AsJson = False) -> None:
    from ludopolis.server.ops.people import list_bans
    from ludopolis.server.settings import from_environment

    found = asyncio.run(list_bans(from_environment(database=database)))
    if json:
        show_json(found)
        return
    for row in found:
        until = "-" if row.until is None else moment(row.until)
        print("  ".join([str(row.number), moment(row.at), until, row.kind, row.value, row.reason]))


def log(*, database: Database = None, json: AsJson = False) -> None:
    from ludopolis.server.ops.people import list_deeds
    from ludopolis.server.settings import from_environment

    found = asyncio.run(list_deeds(from_environment(database=database)))
    if json:
        show_json(found)
        return
    for row in found:
        words = [str(row.number), moment(row.at), row.moderator, row.deed, row.target, row.details]
        print("  ".join(words).rstrip())
