"""How long the lobby takes with many stored matches: ``python bench/server_lists.py``.

The store is filled by copying one match; a server of its own then answers the lists.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from ludopolis.testing.load import Site
from ludopolis.testing.load_figures import Process, memory_mb

LISTS = ("", "?status=open", "?status=playing", "?mine=true", "?mine=true&status=playing")
FILL = (
    """CREATE TEMP TABLE numbers AS WITH RECURSIVE counted(n) AS (
    SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < :count) SELECT n FROM counted""",
    """INSERT INTO matches (id, config, owner, public, created, status, updated, listing, listed)
    SELECT 'copy' || n, config, 'copy' || (n % 1000), 1, created,
    CASE n % 3 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' ELSE 'over' END,
    updated - n * 0.1, listing, :entries FROM matches, numbers WHERE id = :key""",
    """INSERT INTO moves
    SELECT 'copy' || n, m.number, m.kind, m.seat, m.ply, m.value, m.data, m.at, m.tick
    FROM numbers, (SELECT * FROM moves WHERE match = :key) AS m""",
    """INSERT INTO participants SELECT visitor, 'copy' || n FROM participants, numbers
    WHERE match = :key AND n <= 100""",
)


def fill(database: str, key: str, count: int) -> None:
    connection = sqlite3.connect(database)
    entries = connection.execute("SELECT count(*) FROM moves WHERE match = ?", [key]).fetchone()[0]
    values = {"count": count, "key": key, "entries": entries}
    with connection:
        for statement in FILL:
            connection.execute(statement, values)
    connection.close()


def timed(url: str, token: str, times: int) -> list[float]:
    request = Request(url, headers={"authorization": f"Bearer {token}"})  # noqa: S310
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        with urlopen(request, timeout=60) as answer:  # noqa: S310
            assert len(json.load(answer)) > 0, url
        found.append((time.perf_counter() - begun) * 1000)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=50)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "lists.db"))
        with Process(database) as process:
            site = Site(process.url)
            _, token = site.call("/api/me", {"name": "Ada"})
            seats = [{"kind": "me"}, {"kind": "empty"}]
            wanted = {"game": "utopia", "seats": seats, "public": True}
            answer, _ = site.call("/api/matches", wanted, token)
        fill(database, json.loads(answer)["summary"]["id"], given.matches)
        with Process(database) as process:
            before = memory_mb(process.pid)
            for query in LISTS:
                found = timed(f"{process.url}/api/matches{query}", token, given.times)
                median, worst = statistics.median(found), max(found)
                print(f"{query or '(public)':28} median {median:6.1f} ms  worst {worst:6.1f} ms")
            print(f"memory {before:.0f} -> {memory_mb(process.pid):.0f} MB")


if __name__ == "__main__":
    main()
