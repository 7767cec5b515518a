"""The whole REST interface, tried with what its own description allows and forbids: never a 500."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.extent import amount
from tests.server.people import ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House


@pytest.fixture(scope="module")
def crowded(open_house: Callable[..., House]) -> tuple[str, str, str]:
    """A server of its own with a match; its address, a token, and the match."""
    house = open_house(poll_seconds=0.01, matches_per_visitor=10**6)
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME, public=True))
    ada.close()
    return house.url, ada.token, key


ENDING = ("/api/session", "/api/sessions", "/api/sessions/{session_id}", "/api/me/farewell")
CAREFUL = settings(
    max_examples=amount(3, 12),
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)


def test_nothing_breaks_the_server(crowded: tuple[str, str, str]) -> None:
    url, token, key = crowded
    described = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    tried: set[str] = set()
    # Who signs out, or leaves for good, is somebody else.
    others = {path: Person(url, "Ben") for path in ENDING}

    def check(case: Any) -> None:  # noqa: ANN401 - of schemathesis
        if "key" in case.path_parameters:
            case.path_parameters["key"] = key
        bearer = others[case.path].token if case.path in others else token
        answer = case.call(headers={"authorization": f"Bearer {bearer}"})
        tried.add(f"{case.method} {case.path}")
        assert answer.status_code < 500, answer.text

    for found in described.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            # A route without parameters can't be called in a wrong way.
            with contextlib.suppress(Unsatisfiable):
                CAREFUL(given(case=operation.as_strategy(generation_mode=mode))(check))()

    for other in others.values():
        other.close()
    assert len(tried) >= 25
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{url}/api/me", headers=headers, verify=False).is_success
