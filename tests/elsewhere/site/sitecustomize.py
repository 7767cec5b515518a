"""For modules of ours, a system that has nothing of what only POSIX has; libraries keep theirs.

Python loads this at start in every process that finds it: see ``test_elsewhere.py``.
"""

from __future__ import annotations

import asyncio
import multiprocessing.context
import os
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

LACKING = {
    "os": "chown fchmod fchown fork forkpty getegid geteuid getgid getloadavg getpgid getuid"
    " killpg mkfifo nice pidfd_open register_at_fork sched_getaffinity sched_setaffinity"
    " sched_yield setpgid setsid statvfs sysconf uname wait wait3 wait4 O_DIRECTORY O_NOFOLLOW",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGUSR1 SIGUSR2 SIGXFSZ"
    " SIG_BLOCK SIG_UNBLOCK alarm pthread_kill pthread_sigmask setitimer siginterrupt",
    "socket": "AF_UNIX SCM_RIGHTS SOCK_SEQPACKET SO_REUSEPORT",
}
"""What Windows lacks of modules that it has."""
MODULES = ["fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop"]
"""What it lacks altogether."""
TESTS = str(Path(__file__).parents[2])


class Stripped(ModuleType):
    """A module without some of its names."""

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__)
        self.module = module

    def __getattr__(self, name: str) -> object:
        if name in LACKING[self.__name__].split():
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self.module, name)


class Watch:
    """Hides modules from ours, and gives ours stripped ones."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> object:
        if name in MODULES and is_asked_by_ours():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if not name.startswith("ludopolis"):
            return None
        finders: list[Any] = [*sys.meta_path]
        finders.remove(self)
        for finder in finders:
            spec = finder.find_spec(name, path, target)
            if spec is not None and spec.loader is not None:
                self.extend(spec.loader)
                return spec
        return None

    def extend(self, loader: Any) -> None:  # noqa: ANN401 - any that imports
        load = loader.exec_module

        def load_and_strip(module: ModuleType) -> None:
            load(module)
            for name in LACKING:
                if vars(module).get(name) is sys.modules.get(name, ...):
                    setattr(module, name, Stripped(sys.modules[name]))

        loader.exec_module = load_and_strip


def is_asked_by_ours() -> bool:
    frame: Any = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    file = "" if frame is None else frame.f_code.co_filename
    return f"{os.sep}ludopolis{os.sep}" in file or file.startswith(TESTS)


def refused(*_: object) -> None:
    raise NotImplementedError


def strip() -> None:
    multiprocessing.set_start_method("spawn", force=True)
    multiprocessing.get_all_start_methods = lambda: ["spawn"]
    for kind in ("fork", "forkserver"):
        multiprocessing.context._concrete_contexts.pop(kind, None)  # type: ignore[attr-defined]
    asyncio.SelectorEventLoop.add_signal_handler = refused  # type: ignore[method-assign, assignment]
    sysconfig.get_config_vars()  # by the true name of the system
    for name in MODULES:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Watch())  # type: ignore[arg-type]
    sys.platform = "other"


if os.environ.get("LUDOPOLIS_ELSEWHERE"):  # and not where tests are looked for
    strip()
