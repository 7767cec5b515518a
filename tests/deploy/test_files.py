"""The files for hosts and releases name what exists: settings, figures, commands, versions."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from ludopolis.cli.app import COMMANDS
from ludopolis.server.metrics import REGISTRY
from ludopolis.server.settings import PREFIX, Settings
from tools.release import problems

yaml = pytest.importorskip("yaml")

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETTING: Final = re.compile(rf"\b{PREFIX}([A-Z_]+)")


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def loaded(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "ludopolis.service"])
def test_every_setting_exists(name: str) -> None:
    named = {found.lower() for found in SETTING.findall(read(name))}

    assert named
    assert named <= set(Settings.__struct_fields__)


def test_every_file_is_explained() -> None:
    files = {file.name for file in DEPLOY.iterdir()} - {"README.md"}

    assert set(re.findall(r"\]\((\w[\w.]+)\)", read("README.md"))) == files


def test_a_container_serves_as_a_stranger_from_what_is_here() -> None:
    lines = read("Containerfile").splitlines()
    words = dict(line.split(maxsplit=1) for line in lines if re.match(r"[A-Z]+ ", line))
    copied = re.findall(r"^COPY (?!--from)(\S+)", read("Containerfile"), re.MULTILINE)

    assert json.loads(words["ENTRYPOINT"])[0] in PROJECT["project"]["scripts"]
    assert json.loads(words["CMD"])[0] in COMMANDS
    assert words["USER"] != "root"
    assert words["EXPOSE"] == str(Settings().port)
    assert all((ROOT / name).exists() for name in copied)
    assert set(re.findall(r"\]?\)?\[(\w+)\]\"", read("Containerfile"))) == {"cluster"}


def test_the_services_stand_on_each_other() -> None:
    site = loaded(DEPLOY / "compose.yaml")
    services, volumes = site["services"], site["volumes"]
    server = services["server"]
    mounted = [
        each.split(":")[0] for service in services.values() for each in service.get("volumes", [])
    ]
    hosts = set(re.findall(r"(?:@|//)([a-z]+)[/:]", json.dumps(server["environment"])))
    (network,) = site["networks"]["default"]["ipam"]["config"]

    assert set(services) == {"server", "database", "cache", "proxy"}
    assert {name for name in mounted if not name.startswith("./")} == set(volumes)
    assert all((DEPLOY / name).exists() for name in mounted if name.startswith("./"))
    assert {"database", "cache"} <= hosts
    assert set(server["depends_on"]) == {"database", "cache"}
    assert server["environment"]["LUDOPOLIS_TRUSTED_PROXIES"] == network["subnet"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert f"dynamic a server {Settings().port}" in read("Caddyfile")


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy here")
def test_the_proxy_understands_its_file(tmp_path: Path) -> None:
    own = {**os.environ, "SITE": "http://localhost", "HOME": str(tmp_path)}
    command = ["caddy", "adapt", "--validate", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, env=own, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("promtool"), reason="there is no Prometheus here")
def test_prometheus_understands_what_the_dashboard_asks(tmp_path: Path) -> None:
    board = json.loads(read("grafana.json"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    rules = [{"record": f"asked:{number}", "expr": each} for number, each in enumerate(asked)]
    file = tmp_path / "rules.json"  # JSON is YAML too
    file.write_text(json.dumps({"groups": [{"name": "board", "rules": rules}]}), "utf-8")
    command = ["promtool", "check", "rules", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ludopolis.service"
    unit.write_text(
        read("ludopolis.service").replace("/opt/ludopolis/bin/ludopolis", sys.executable)
    )

    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)],
        capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip

    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def counted() -> set[str]:
    """The server's figures by the names of their families, as Prometheus knows them."""
    return {family.name for family in REGISTRY.collect()}


def shown() -> set[str]:
    board = json.loads(read("grafana.json"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = re.findall(r"\bludopolis_\w+", " ".join(asked))
    return {name if name in counted() else name.rpartition("_")[0] for name in names}


def test_the_dashboard_shows_every_figure_of_the_server_and_no_other() -> None:
    assert shown() == counted()


def test_the_dashboard_asks_for_series_that_exist() -> None:
    kinds = {family.name: family.type for family in REGISTRY.collect()}
    endings = {"counter": {"_total"}, "gauge": {""}, "histogram": {"_bucket", "_count"}}
    asked = set(re.findall(r"\bludopolis_\w+", read("grafana.json")))
    possible = {name + end for name, kind in kinds.items() for end in endings[kind]}

    assert asked <= possible


def test_panels_have_places_and_numbers_of_their_own() -> None:
    panels = json.loads(read("grafana.json"))["panels"]

    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)


def test_wheels_are_made_for_every_python_that_we_name() -> None:
    named = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    built = PROJECT["tool"]["cibuildwheel"]["build"]

    assert built == [f"cp{name.replace('.', '')}-*" for name in named]
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"


def test_a_release_is_built_from_its_source_archive() -> None:
    jobs = loaded(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    systems = {name.split("-")[0] for name in jobs["wheels"]["strategy"]["matrix"]["os"]}

    assert jobs["wheels"]["needs"] == "source"
    assert jobs["publish"]["needs"] == ["source", "wheels"]
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"
    assert systems == {"ubuntu", "macos", "windows"}
    assert {name for run in runs for name in re.findall(r"^make (\S+)", run)} <= targets


@pytest.mark.parametrize(
    ("tag", "changelog", "count"),
    [("v1.2.0", "## 1.2.0", 0), ("v1.2.1", "## 1.2.0", 1), ("v1.2.0", "## Unreleased", 1)],
)
def test_a_tag_is_the_version_that_the_changelog_tells_of(
    tag: str, changelog: str, count: int
) -> None:
    assert len(problems(tag, "1.2.0", changelog)) == count
