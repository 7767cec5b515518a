"""Mutation testing of the rules: break them one small piece at a time, and see what tests notice.

The tests are collected once. Each mutant is a fork of this process: the broken function is put in
force there, and the tests that run through the broken statement are run until one fails. Those that
hold rules come first, those that a command writes anew (golden games, counts) last, so that there
are two scores; slow tests of whole games come last. What may survive is listed with its reason
in ``tests/mutants.toml``.

    python -m tools.mutants                 # all rules of all games; goes on where it stopped
    python -m tools.mutants --game utopia --jobs 16 --results out.json
    python -m tools.mutants --sample 30     # a few, drawn by the content of the rules
    python -m tools.mutants --sample 700 --game uchronia   # enough to tell the score by
    python -m tools.mutants --survivors     # once more those that survived, after writing tests
    python -m tools.mutants --only dominations.hidden --tests tests/dominations/test_hidden.py
    python -m tools.mutants --report a.json b.json
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import random
import resource
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from contextlib import suppress
from functools import _lru_cache_wrapper, cache
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, TypedDict

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from ludopolis.games import SLUGS, base_pack, rules_versions, with_pack
from tools.mutations import Module, Mutant, put_in_force

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType, FrameType

    from _typeshed import TraceFunction

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
GAMES: Final = SOURCE / "ludopolis" / "games"
ACCEPTED: Final = ROOT / "tests" / "mutants.toml"
RESULTS: Final = ROOT / "build" / "mutants" / "results.json"

# What a command writes anew when the rules change notices every change, right or wrong.
PINNED: Final = "tests/conformance/test_pinned.py"
RULES: Final = "rules"
RECORDS: Final = "pinned"
SURVIVED: Final = "survived"
BAR: Final = 0.9

CALLS_TRACED: Final = 40
"""So many calls of a function are followed line by line in a test; then it counts as whole."""
SLOW: Final = 2.0
SLOW_STAGE: Final = 2
"""Tests of whole games come last: what a golden game notices need not wait for them."""
SECONDS_MORE: Final = 2.0
TIMES_SLOWER: Final = 4.0
BYTES_MORE: Final = 2 * 1024**3
PATIENCE: Final = 600.0
KEPT_EVERY: Final = 20


# Module and function, and what becomes of which statement.
Entry: TypeAlias = tuple[str, str, str, str]


class Outcome(TypedDict):
    """Who noticed a mutant (``rules``, ``pinned``) or that nobody did, and where it is."""

    by: str
    test: str
    place: str


# -- the mutants --


def rule_modules(games: list[str]) -> list[Module]:
    return [module for game in games for module in modules_of(game)]


@cache
def modules_of(game: str) -> list[Module]:
    """The modules that hold rules; those listed apart have a reason there."""
    apart = modules_apart()
    return [
        Module(path, ".".join(path.relative_to(SOURCE).with_suffix("").parts))
        for path in sorted((GAMES / game).rglob("*.py"))
        if path.stem not in apart
    ]


class Reason(TypedDict):
    """Why what a statement becomes makes no difference, or none that a test should notice."""

    module: str
    function: str
    before: str
    after: list[str]
    reason: str


def modules_apart() -> dict[str, str]:
    """Modules of games that hold no rules, with the reason."""
    apart: dict[str, str] = tomllib.loads(ACCEPTED.read_text("utf-8"))["apart"]
    return apart


@cache
def looked_through() -> list[str]:
    names: list[str] = tomllib.loads(ACCEPTED.read_text("utf-8"))["looked_through"]
    return names


def is_looked_through(module: Module) -> bool:
    """Whether every survivor of the module has a reason, so that a sample must be noticed."""
    name = f"{module.name.removeprefix('ludopolis.games.')}."
    return any(name.startswith(f"{each}.") for each in looked_through())


def accepted() -> dict[Entry, str]:
    """Why which mutants may survive."""
    reasons: list[Reason] = tomllib.loads(ACCEPTED.read_text("utf-8")).get("accepted", [])
    return {
        (each["module"], each["function"], each["before"], after): each["reason"]
        for each in reasons
        for after in each["after"]
    }


def entry_of(mutant: Mutant) -> Entry:
    """What a mutant is listed under; equal statements of a function share a line."""
    module = mutant.module.removeprefix("ludopolis.games.")
    return module, mutant.function, mutant.before, mutant.after


def stale(games: list[str]) -> list[Entry]:
    """What is listed though there is no such mutant any more."""
    there = {entry_of(mutant) for module in rule_modules(games) for mutant in module.mutants}
    listed = [entry for entry in accepted() if entry[0].split(".")[0] in games]
    return [entry for entry in listed if entry not in there]


@cache
def digest() -> str:
    """Of all that decides the outcome: the package with its content, and the tests."""
    return digest_of([*sources(), *sorted((ROOT / "tests").rglob("*"))])


@cache
def digest_without_tests() -> str:
    """Of the package, and of what tests stand on."""
    tests = [path for path in sorted((ROOT / "tests").rglob("*.py")) if "test_" not in path.name]
    return digest_of([*sources(), *tests])


def sources() -> list[Path]:
    package = ROOT / "src" / "ludopolis"
    return [
        path
        for part in ("core", "games", "testing")
        for path in sorted((package / part).rglob("*"))
    ]


def digest_of(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        if path.suffix in {".py", ".toml", ".txt", ".json"} and path != ACCEPTED:
            found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


# -- which test runs through which line --


class Tracer:
    """The lines of the rules that a test runs through."""

    def __init__(self) -> None:
        self.prefix = str(GAMES) + os.sep
        self.calls: Counter[CodeType] = Counter()
        self.lines: dict[str, set[int]] = defaultdict(set)

    def begin(self) -> None:
        self.calls.clear()
        self.lines = defaultdict(set)
        sys.settrace(self.called)

    def end(self) -> dict[str, list[int]]:
        sys.settrace(None)
        for code, times in self.calls.items():
            if times > CALLS_TRACED:
                lines = {line for start, end, line in code.co_lines() if line}
                self.lines[code.co_filename] |= lines
        return {file: sorted(lines) for file, lines in self.lines.items()}

    def called(self, frame: FrameType, event: str, arg: object) -> TraceFunction | None:
        code = frame.f_code
        if not code.co_filename.startswith(self.prefix):
            return None
        self.calls[code] += 1
        if self.calls[code] > CALLS_TRACED:
            return None
        lines = self.lines[code.co_filename]

        def passed(frame: FrameType, _event: str, _arg: object) -> TraceFunction:
            lines.add(frame.f_lineno)
            return passed

        return passed


class Traced(TypedDict):
    """What a test costs, and what it runs through."""

    seconds: float
    lines: dict[str, list[int]]


class TooSlowError(BaseException):
    """A test has taken longer than there is patience for."""


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlowError


def trace(items: list[pytest.Item], patience: float) -> dict[str, Traced]:
    """What each test runs through; one that takes longer is ended and runs through nothing."""
    found: dict[str, Traced] = {}
    tracer = Tracer()
    signal.signal(signal.SIGPROF, give_up)
    for item in items:
        start = time.process_time()
        tracer.begin()
        passed, is_ended = passes_within(item, patience)
        lines = tracer.end()
        if is_ended:
            found[item.nodeid] = {"seconds": inf, "lines": {}}
        elif passed:
            found[item.nodeid] = {"seconds": time.process_time() - start, "lines": lines}
        else:
            print(f"left out, as it fails without any mutant: {item.nodeid}", flush=True)
    return found


def passes_within(item: pytest.Item, patience: float) -> tuple[bool, bool]:
    """Whether the test passes, and whether it was ended."""
    signal.setitimer(signal.ITIMER_PROF, patience)
    passed = False
    with suppress(TooSlowError):
        passed = passes(item)
    left, _ = signal.setitimer(signal.ITIMER_PROF, 0)
    return passed, left == 0


def trace_opening() -> dict[str, list[int]]:
    """What opening the games runs through: tests of conformance open them anew."""
    tracer = Tracer()
    tracer.begin()
    for slug in SLUGS:
        with_pack(slug, base_pack(slug), rules_versions(slug)[-1])
    return tracer.end()


def forget_opened() -> None:
    """Games were opened, with sound rules, when the tests were collected."""
    ours = [
        module for name, module in sys.modules.items() if name.startswith(("ludopolis", "tests"))
    ]
    for module in ours:
        for each in vars(module).values():
            if isinstance(each, _lru_cache_wrapper):
                each.cache_clear()


def passes(item: pytest.Item) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)


# -- forks --


def traced_in_forks(items: list[pytest.Item], jobs: int, patience: float) -> dict[str, Traced]:
    """Each process traces a part of the tests; this one stays as it was."""
    parts = {fork_tracing(items[at::jobs], patience): at for at in range(jobs)}
    found: dict[str, Traced] = {}
    for reading in parts:
        with os.fdopen(reading, "rb") as pipe:
            found.update(json.loads(pipe.read()))
        os.wait()
    return found


def fork_tracing(part: list[pytest.Item], patience: float) -> int:
    """Where the answer can be read."""
    reading, writing = os.pipe()
    if os.fork() == 0:
        try:
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(json.dumps(trace(part, patience)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    return reading


class Run:
    """The mutants that are tried at the same time, each in its fork."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.plan = plan
        self.jobs = jobs
        self.running: dict[int, tuple[Module, Mutant, int, list[Test]]] = {}

    def outcomes(self, todo: list[tuple[Module, Mutant]]) -> Iterator[tuple[Mutant, Outcome]]:
        waiting = list(reversed(todo))
        while waiting or self.running:
            while waiting and len(self.running) < self.jobs:
                self.start(*waiting.pop())
            pid, status = os.wait()
            if pid in self.running:
                yield self.finished(pid, status)

    def start(self, module: Module, mutant: Mutant) -> None:
        tests = self.plan.tests_for(module, mutant)
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            try_and_exit(module, mutant, tests, writing, anew=self.plan.is_opening(module, mutant))
        os.close(writing)
        self.running[pid] = (module, mutant, reading, tests)

    def finished(self, pid: int, status: int) -> tuple[Mutant, Outcome]:
        module, mutant, reading, tests = self.running.pop(pid)
        with os.fdopen(reading, "rb") as pipe:
            begun = len(pipe.read())
        place = f"{module.path.relative_to(ROOT)}:{mutant.lines[0]}"
        if status == 0:
            return mutant, {"by": SURVIVED, "test": "", "place": place}
        last = tests[max(0, begun - 1)] if tests else None
        self.plan.remember(module, mutant, last)
        by = RECORDS if last is not None and last.is_pinned else RULES
        return mutant, {"by": by, "test": last.item.nodeid if last else "", "place": place}


def try_and_exit(
    module: Module, mutant: Mutant, tests: list[Test], writing: int, *, anew: bool
) -> None:
    """Run the tests until one fails; a byte for each that begins. A fork that dies has noticed."""
    code = 1
    try:
        silence()
        limit_memory()
        put_in_force(module, mutant)
        if anew:
            forget_opened()
        code = 1 if any(fails(test, writing) for test in tests) else 0
    finally:
        os._exit(code)


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[0])
    limit = pages * resource.getpagesize() + BYTES_MORE
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def fails(test: Test, writing: int) -> bool:
    """A test that takes far more time than usual ends the fork."""
    os.write(writing, b".")
    signal.setitimer(signal.ITIMER_PROF, SECONDS_MORE + TIMES_SLOWER * test.seconds)
    return not passes(test.item)


# -- the plan --


class Test:
    """A collected test with its cost."""

    __test__ = False

    def __init__(self, item: pytest.Item, traced: Traced) -> None:
        self.item = item
        self.seconds = traced["seconds"]
        self.lines = {file: set(lines) for file, lines in traced["lines"].items()}
        self.is_pinned = item.nodeid.startswith(PINNED)
        self.is_repeated = "[clone" in item.name or "[restore" in item.name
        self.stage = SLOW_STAGE if self.seconds > SLOW else int(self.is_pinned)

    def runs_through(self, file: str, lines: tuple[int, int]) -> bool:
        there = self.lines.get(file)
        return there is not None and any(line in there for line in range(lines[0], lines[1] + 1))


class Plan:
    """Which tests a mutant meets, in which order: rules, then records, then whole games."""

    def __init__(self, tests: list[Test], opening: dict[str, list[int]]) -> None:
        self.tests = sorted(tests, key=lambda test: (test.stage, test.seconds))
        self.opening = {file: set(lines) for file, lines in opening.items()}
        self.noticed: dict[tuple[str, str], list[Test]] = defaultdict(list)

    def is_opening(self, module: Module, mutant: Mutant) -> bool:
        lines = self.opening.get(str(module.path), set())
        return any(line in lines for line in range(mutant.lines[0], mutant.lines[1] + 1))

    def tests_for(self, module: Module, mutant: Mutant) -> list[Test]:
        """Those first that noticed another mutant of the function.

        A scenario runs again with clones and saved positions only where it needs to.
        """
        file = str(module.path)
        opening = self.is_opening(module, mutant)
        every = [
            test
            for test in self.tests
            if test.runs_through(file, mutant.lines)
            or (opening and test.item.nodeid.startswith("tests/conformance"))
        ]
        if any(not test.is_repeated for test in every):
            every = [test for test in every if not test.is_repeated]
        proven = [test for test in self.noticed[module.name, mutant.function] if test in every]
        rules = [test for test in proven if not test.is_pinned]
        return rules + [test for test in every if test not in rules]

    def remember(self, module: Module, mutant: Mutant, test: Test | None) -> None:
        noticed = self.noticed[module.name, mutant.function]
        if test is not None:
            noticed[:] = [test, *(each for each in noticed if each is not test)][:5]


# -- tests --


class Collected:
    """A plugin for pytest that takes the collected tests and runs mutants instead."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.outcomes: dict[str, Outcome] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if is_of(item, self.arguments.game)]
        gc.freeze()
        self.outcomes = tried(items, self.arguments)
        return True


def is_of(item: pytest.Item, games: list[str]) -> bool:
    """Whether the test is of one of these games, and runs in this process."""
    callspec = getattr(item, "callspec", None)
    slug = callspec.params.get("slug") if callspec is not None else None
    return (slug is None or slug in games) and "hash_seed" not in item.name


def collect_and_try(arguments: argparse.Namespace) -> dict[str, Outcome]:
    settings.register_profile(
        "mutants",
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    os.environ["LUDOPOLIS_TESTS"] = "all"  # a sample of the tests would notice less
    plugin = Collected(arguments)
    folders = [*(f"tests/{game}" for game in arguments.game), "tests/conformance"]
    options = ["-q", "-s", "--assert=plain", "--tb=line", "--hypothesis-profile=mutants"]
    code = pytest.main([*options, *(arguments.tests or folders)], plugins=[plugin])
    if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise SystemExit(f"pytest ended with {code!r}")
    return plugin.outcomes


def tried(items: list[pytest.Item], arguments: argparse.Namespace) -> dict[str, Outcome]:
    found = known_outcomes(arguments)
    todo = mutants_to_try(arguments, found)
    print(f"\n{len(todo)} mutants to try with {len(items)} tests", flush=True)
    if not todo:
        return found
    plan = plan_for(items, arguments)
    start = time.monotonic()
    for number, (mutant, outcome) in enumerate(Run(plan, arguments.jobs).outcomes(todo), 1):
        found[mutant.key] = outcome
        if arguments.verbose or outcome["by"] == SURVIVED:
            print(
                f"{outcome['by']:8} {outcome['place']} {mutant.key} {outcome['test']}", flush=True
            )
        if number % 100 == 0:
            print(f"{number} of {len(todo)} in {time.monotonic() - start:.0f} s", flush=True)
        if number % KEPT_EVERY == 0:
            keep(arguments, found)
    keep(arguments, found)
    return found


def mutants_to_try(
    arguments: argparse.Namespace, found: dict[str, Outcome]
) -> list[tuple[Module, Mutant]]:
    every = [
        (module, mutant)
        for module in rule_modules(arguments.game)
        for mutant in module.mutants
        if arguments.only in mutant.key and mutant.key not in found
    ]
    return sampled(every, arguments) if arguments.sample else every


def sampled(
    every: list[tuple[Module, Mutant]], arguments: argparse.Namespace
) -> list[tuple[Module, Mutant]]:
    """Some of those that tests must notice; which ones changes with rules and tests.

    Of games that were asked for, some of all: that is an estimate of their score.
    """
    choice = every
    if not arguments.named:
        listed = accepted()
        choice = [each for each in every if is_looked_through(each[0])]
        choice = [each for each in choice if entry_of(each[1]) not in listed]
    draw = random.Random(arguments.seed or digest())
    return draw.sample(choice, min(arguments.sample, len(choice)))


def known_outcomes(arguments: argparse.Namespace) -> dict[str, Outcome]:
    """What is known of the same rules and tests; with ``--survivors`` who noticed is kept."""
    if arguments.sample or arguments.tests or not arguments.results.exists():
        return {}
    stored = json.loads(arguments.results.read_text("utf-8"))
    outcomes: dict[str, Outcome] = stored["outcomes"]
    if arguments.survivors:
        return {key: each for key, each in outcomes.items() if each["by"] == RULES}
    return outcomes if stored["digest"] == digest() else {}


def keep(arguments: argparse.Namespace, outcomes: dict[str, Outcome]) -> None:
    if not arguments.tests and (not arguments.sample or arguments.named):
        arguments.results.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"digest": digest(), "outcomes": outcomes}, indent=0)
        arguments.results.write_text(text, encoding="utf-8")


def plan_for(items: list[pytest.Item], arguments: argparse.Namespace) -> Plan:
    if arguments.sample or arguments.tests:
        return quick_plan(items)
    return full_plan(items, arguments.jobs, arguments.patience)


def quick_plan(items: list[pytest.Item]) -> Plan:
    """Without a look at what runs through where: a golden game notices most at once."""
    tests = [Test(item, {"seconds": guessed_seconds(item), "lines": {}}) for item in items]
    return QuickPlan(tests, trace_opening())


def guessed_seconds(item: pytest.Item) -> float:
    slow = "conformance" in item.nodeid or hasattr(getattr(item, "obj", None), "hypothesis")
    return 0.5 if "golden" in item.name else 10 if slow else 0.2


class QuickPlan(Plan):
    """Golden games, the file called after the module, what is quick, then the rest of the game."""

    def tests_for(self, module: Module, mutant: Mutant) -> list[Test]:
        game = module.name.split(".")[2]
        own = f"/test_{module.path.stem}.py"
        tests = [test for test in self.tests if is_of_game(test.item, game)]
        tests.sort(
            key=lambda test: (
                "golden" not in test.item.name,
                own not in test.item.nodeid,
                test.seconds,
            )
        )
        proven = self.noticed[module.name, mutant.function]
        return proven + [test for test in tests if test not in proven]


def is_of_game(item: pytest.Item, game: str) -> bool:
    if item.nodeid.startswith("tests/conformance"):
        return is_of(item, [game])
    return item.nodeid.startswith(f"tests/{game}/")


def full_plan(items: list[pytest.Item], jobs: int, patience: float) -> Plan:
    """With a map of what each test runs through, kept for tests that did not change."""
    file = RESULTS.with_name("map.json")
    stored = json.loads(file.read_text("utf-8")) if file.exists() else {}
    marks = {item.nodeid: mark_of(item, patience) for item in items}
    missing = [item for item in items if not is_kept(stored, item.nodeid, marks[item.nodeid])]
    print(f"Tracing {len(missing)} tests ...", flush=True)
    traced = traced_in_forks(missing, jobs, patience) if missing else {}
    stored |= {test: {**each, "mark": marks[test]} for test, each in traced.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(stored), encoding="utf-8")
    tests = [Test(item, stored[item.nodeid]) for item in items if item.nodeid in stored]
    return Plan([test for test in tests if test.seconds <= patience], trace_opening())


def is_kept(stored: dict[str, dict[str, object]], test: str, mark: str) -> bool:
    return test in stored and stored[test]["mark"] == mark


def mark_of(item: pytest.Item, patience: float) -> str:
    """Of all that decides what a test runs through, and when it is ended."""
    own = hashlib.sha256(item.path.read_bytes()).hexdigest()[:16]
    return f"{digest_without_tests()} {own} {patience:g}"


# -- the report --


def report(outcomes: dict[str, Outcome], games: list[str]) -> int:
    """Print the scores and the survivors without a reason; how many things are wrong."""
    listed = accepted()
    modules = rule_modules(games)
    wrong = 0
    for game in games:
        mine = [m for module in modules if f".{game}." in module.name for m in module.mutants]
        wrong += report_game(game, [m for m in mine if m.key in outcomes], outcomes, listed)
    for entry in stale(games):
        print("listed, but there is no such mutant:", *entry)
        wrong += 1
    return wrong


def report_game(
    game: str,
    mutants: list[Mutant],
    outcomes: dict[str, Outcome],
    listed: dict[Entry, str],
) -> int:
    by = Counter(outcomes[mutant.key]["by"] for mutant in mutants)
    survivors = [mutant for mutant in mutants if outcomes[mutant.key]["by"] == SURVIVED]
    unlisted = [mutant for mutant in survivors if entry_of(mutant) not in listed]
    for mutant in unlisted:
        print(f"{outcomes[mutant.key]['place']}: {mutant.function}")
        print(f"  - {mutant.before}\n  + {mutant.after}")
    needless = (set(map(entry_of, mutants)) - set(map(entry_of, survivors))) & set(listed)
    for entry in sorted(needless):
        print("listed, but noticed:", *entry)
    total = max(1, len(mutants))
    rules, noticed = by[RULES] / total, 1 - by[SURVIVED] / total
    print(
        f"{game}: {len(mutants)} mutants, {rules:.1%} noticed by rule tests, {noticed:.1%} in all;"
    )
    print(f"  {len(survivors)} survived, {len(unlisted)} of them without a reason")
    return len(unlisted) + len(needless) + (1 if noticed < BAR and mutants else 0)


def merged(files: list[Path]) -> dict[str, Outcome]:
    found: dict[str, Outcome] = {}
    for file in files:
        found.update(json.loads(file.read_text("utf-8"))["outcomes"])
    return found


def parsed(line: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--game", action="append", choices=SLUGS, help="all unless told")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at a time")
    parser.add_argument("--sample", type=int, default=0, help="so many, drawn by the content")
    parser.add_argument("--seed", help="draw the sample by this instead")
    parser.add_argument("--only", default="", help="mutants with this in their key")
    parser.add_argument(
        "--tests",
        nargs="+",
        default=[],
        help="these alone, while a module gets its tests",
    )
    parser.add_argument("--survivors", action="store_true", help="try survivors once more")
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="leave out tests that take longer"
    )
    parser.add_argument("--results", type=Path, default=RESULTS, help="where outcomes are kept")
    parser.add_argument("--report", type=Path, nargs="+", help="report these, try nothing")
    parser.add_argument("--verbose", action="store_true", help="tell each outcome")
    arguments = parser.parse_args(line)
    sampled_games = {name.split(".")[0] for name in looked_through()}
    games = [slug for slug in SLUGS if slug in sampled_games or not arguments.sample]
    arguments.named = bool(arguments.game)
    arguments.game = arguments.game or games
    return arguments


def main() -> int:
    arguments = parsed(sys.argv[1:])
    outcomes = merged(arguments.report) if arguments.report else collect_and_try(arguments)
    return 1 if report(outcomes, arguments.game) else 0


if __name__ == "__main__":
    sys.exit(main())
