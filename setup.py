"""Build the wheel: compile the rules with mypyc, and put the rule texts into the package.

Everything the build makes stays below ``build/``; the source tree never holds a binary.
Without a working C compiler, or with ``LUDOPOLIS_PURE=1``, the wheel is pure Python.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT: Final = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from ludopolis.content.kept import KEPT  # noqa: E402
from ludopolis.content.pack import keep  # noqa: E402
from ludopolis.games import SLUGS, base_pack, open_game  # noqa: E402
from tools.compiled_modules import bundles, compiled_modules  # noqa: E402

GENERATED: Final = Path("build/mypyc")
COMMANDS_THAT_COMPILE: Final = frozenset({"bdist_wheel", "build", "build_ext"})
EXTENSION_SUFFIXES: Final = frozenset({".so", ".pyd"})
# Where a release can be looked at, as https://host/owner/name; pages of packages link there.
HOME: Final = os.environ.get("LUDOPOLIS_REPOSITORY", "").rstrip("/")
LINK: Final = re.compile(r"\]\((?!https?:|#)([^)]+)\)")
LEVEL: Final = re.compile(r"_(O[0-3])\.c$")
# What Python calls first, and what runs once: not to be inlined into, a quarter of the time.
WRAPPER: Final = re.compile(r"^ *(?=PyObject \*CPyPy_[^;{]*\{$)", re.MULTILINE)
ONCE: Final = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
EFFORT: Final = '__attribute__((optimize("{}"))) '
IS_UNIX: Final = os.name != "nt"
# Nothing but Python loads the module: calls inside it need not be found by name. Nobody mends
# generated code, so that looking for what may be wrong in it is not worth the time.
OPTIMISE: Final = ("-fvisibility=hidden", "-w") if IS_UNIX else ()
SHIM: Final = ("-O1", "-g0", "-fPIC", "-w")
"""For the modules that only load what was compiled as one unit."""
HEADER: Final = GENERATED / "header"
"""Here ``Python.h`` lies as the compiler has read it: a hundred files have nothing else to read."""
PROBE: Final = "#include <Python.h>\nint ludopolis_probe(void) { return Py_IsInitialized(); }\n"


class BuildPackage(build_py):
    """Copy the package afresh, and into it ``docs/rules``, which installs show, and the packs as
    they were read here, so that installs open games faster.
    """

    def run(self) -> None:
        if not self.editable_mode:
            self.remove_old_files()
        super().run()
        if not self.editable_mode:
            self.copy_rules()
            self.keep_content()
            # Python reads it at start; it makes the environments known to other libraries.
            shutil.copy(ROOT / "src" / "ludopolis.pth", self.build_lib)

    def remove_old_files(self) -> None:
        # A module deleted from the source must not live on in the next wheel.
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in EXTENSION_SUFFIXES:
                path.unlink()

    def copy_rules(self) -> None:
        target = Path(self.build_lib, "ludopolis", "rules")
        shutil.copytree(ROOT / "docs" / "rules", target, dirs_exist_ok=True)

    def keep_content(self) -> None:
        for slug in SLUGS:
            open_game(slug)  # refuses a pack that can't be played; installs don't look again
        package = Path(self.build_lib, "ludopolis")
        texts = [file.read_text("utf-8") for file in sorted((package / "games").rglob("*.toml"))]
        (package / "content" / KEPT.name).write_bytes(keep(texts, map(base_pack, SLUGS)))


class BuildRules(build_ext):
    """Compile the C files side by side, and only those whose text or flags changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        # In place (editable) a stale binary would shadow the source: stay interpreted there.
        if self.inplace or self.editable_mode:
            return
        self.remove_old_binaries()
        super().run()

    def remove_old_binaries(self) -> None:
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in EXTENSION_SUFFIXES and path not in wanted:
                path.unlink()

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            read_header(self.compiler)
            self.compiler.compile = partial(compile_changed, self.compiler)
        super().build_extensions()


def read_header(compiler: Any) -> None:  # noqa: ANN401 - setuptools' compiler classes are untyped
    """Let the compiler read ``Python.h`` once for all; one that can't do so reads it every time."""
    from setuptools._distutils.sysconfig import get_python_inc  # noqa: PLC0415

    shutil.rmtree(HEADER, ignore_errors=True)
    HEADER.mkdir(parents=True)
    source = Path(get_python_inc(), "Python.h")
    command = [*compiler.compiler_so, f"-I{source.parent}", *SHIM, "-x", "c-header", str(source)]
    with suppress(Exception):
        compiler.spawn([*command, "-o", str(HEADER / "Python.h.gch")])


def compile_changed(
    compiler: Any,  # noqa: ANN401 - setuptools' compiler classes are untyped
    sources: list[str],
    output_dir: str | None = None,
    macros: list[Any] | None = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,  # noqa: FBT001, FBT002
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """Do what ``CCompiler.compile`` does, in parallel, leaving up-to-date objects alone."""
    _, objects, postargs, pp_opts, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
    shared = fingerprint([repr((compiler.compiler_so, cc_args, postargs)).encode(), headers()])

    def compile_one(item: tuple[str, tuple[str, str]]) -> None:
        target, (source, suffix) = item
        key_file = Path(target + ".key")
        key = fingerprint([shared, Path(source).read_bytes()])
        if Path(target).exists() and key_file.exists() and key_file.read_bytes() == key:
            return
        key_file.unlink(missing_ok=True)
        compiler._compile(target, source, suffix, cc_args, [*postargs, *level(source)], pp_opts)
        key_file.write_bytes(key)

    # The largest first: nobody waits for it at the end.
    largest = sorted(build.items(), key=lambda item: -Path(item[1][0]).stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, largest))
    return list(objects)


def level(source: str) -> list[str]:
    """The level of optimisation that the name of a bundle ends with."""
    found = LEVEL.search(source)
    return [f"-{found[1]}"] if found else []


def headers() -> bytes:
    """Digest the generated headers and the versions of compiler and interpreter."""
    from importlib.metadata import version  # noqa: PLC0415 - only a compiling build needs it

    versions = f"{sys.version} mypy {version('mypy')} librt {version('librt')}".encode()
    return fingerprint([versions, *(path.read_bytes() for path in sorted(GENERATED.rglob("*.h")))])


def fingerprint(parts: list[bytes]) -> bytes:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest().encode()


def has_compiler() -> bool:
    """Whether a small extension against this Python compiles and links."""
    from setuptools._distutils.ccompiler import new_compiler  # noqa: PLC0415
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE, encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.add_include_dir(get_python_inc())
            if not IS_UNIX:  # where the library lies that the header asks for
                compiler.add_library_dir(str(Path(sys.base_exec_prefix, "libs")))
            objects = compiler.compile([str(probe)], output_dir=folder)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception:  # noqa: BLE001 - whatever goes wrong, there is no working compiler
            return False
    return True


def extensions() -> list[Extension]:
    """Turn the rules into C, as one unit; an empty list makes the wheel pure."""
    if not COMMANDS_THAT_COMPILE & set(sys.argv):
        return []
    if os.environ.get("LUDOPOLIS_PURE") == "1":
        print("ludopolis: LUDOPOLIS_PURE=1 is set, the rules run uncompiled")
        return []
    if not has_compiler():
        print("ludopolis: no working C compiler found, the rules run uncompiled (and slower)")
        return []

    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build does without mypy

    os.chdir(ROOT)
    paths = [str(path.relative_to(ROOT)) for path in compiled_modules(ROOT)]
    made: list[Extension] = mypycify(
        ["--config-file=tools/mypyc.ini", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED),
        group_name="ludopolis",
    )
    for extension in made:
        extension.depends.append("setup.py")
        extension.extra_compile_args = [*extension.extra_compile_args, *OPTIMISE]
        if IS_UNIX and len(extension.sources) == 1:
            extension.include_dirs.insert(0, str(HEADER))
            extension.extra_compile_args = [*SHIM]
        elif IS_UNIX:
            extension.sources = bundled(extension.sources)
    print(f"ludopolis: {len(paths)} modules compiled")
    return made


def bundled(sources: list[str]) -> list[str]:
    """The C files of modules joined to few: each of them has to read all headers."""
    left = dict.fromkeys(sources)
    made: list[str] = []
    for name, modules in bundles(ROOT).items():
        parts = [str(GENERATED / f"__native_{module.replace('.', '___')}.c") for module in modules]
        bundle = GENERATED / name
        text = "".join(Path(part).read_text("utf-8") for part in parts)
        text = ONCE.sub(EFFORT.format("O0"), WRAPPER.sub(EFFORT.format("O1"), text))
        bundle.write_text(text, "utf-8")
        made.append(str(bundle))
        for part in parts:
            del left[part]
    return [*made, *left]


def readme() -> str:
    """The README, whose pictures and links show on the index's page of a release too."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return LINK.sub(rf"]({HOME}/raw/HEAD/\1)", text) if HOME else text


def urls() -> dict[str, str]:
    pages = {
        "Source": "",
        "Documentation": "/tree/HEAD/docs",
        "Changelog": "/blob/HEAD/CHANGELOG.md",
    }
    return {name: HOME + page for name, page in pages.items() if HOME}


GENERATED.parent.mkdir(exist_ok=True)
setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
    options={"egg_info": {"egg_base": str(GENERATED.parent)}},
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPackage, "build_ext": BuildRules},
)
