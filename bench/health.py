"""Ask a server after its health all the while: ``python bench/health.py PORT``; a line per answer.

A process of its own with nothing loaded, so that neither the load nor its own start hold it up.
"""

from __future__ import annotations

import http.client
import json
import sys
import threading
import time

PATIENCE = 30.0
PAUSES = {"/health": 0.02, "/ready": 0.2}


def asked(port: int, path: str) -> tuple[int, str]:
    """The status and the reason; 0 if there is no answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read()).get("reason", "")
    except (OSError, http.client.HTTPException, ValueError):
        return 0, ""
    finally:
        connection.close()


def ask_forever(port: int, path: str) -> None:
    while True:
        begun = time.time()
        status, reason = asked(port, path)
        look = {"path": path, "at": begun, "seconds": time.time() - begun}
        line = json.dumps({**look, "status": status, "reason": reason})
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
        time.sleep(PAUSES[path])


if __name__ == "__main__":
    threads = [threading.Thread(target=ask_forever, args=(int(sys.argv[1]), p)) for p in PAUSES]
    for thread in threads:
        thread.start()
