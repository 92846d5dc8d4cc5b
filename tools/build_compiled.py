"""Compile the hot modules with mypyc: `python tools/build_compiled.py build/compiled`.

The target becomes a copy of src/alehouse with extension modules beside the hot sources; put it first on
PYTHONPATH to use it. Does nothing when no source has changed since the last time.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

# The modules worth compiling, as patterns below src/.
ENGINE = """
    answers chance codes drinking gambling legality losing plan pours program reasons resolve run seats setting state
    todo turn window zones
"""
HOT = (*(f"alehouse/engine/{name}.py" for name in ENGINE.split()), "alehouse/moves.py", "alehouse/game.py")

SOURCE = Path(__file__).resolve().parents[1] / "src"
WORK = "mypyc"  # C code and object files, kept beside the target so that a rebuild compiles only changes


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    target = Path(sys.argv[1]).resolve()
    stamp = target / ".fingerprint"
    now = fingerprint()
    if stamp.exists() and stamp.read_text() == now:
        print(f"{target.name}: up to date")
        return
    hot = sorted({path.relative_to(SOURCE).as_posix() for pattern in HOT for path in SOURCE.glob(pattern)})
    if not hot:
        sys.exit(f"no module matches {HOT}")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE / "alehouse", target / "alehouse", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    compile_modules(target, hot)
    verify(target, hot)
    stamp.write_text(now)
    print(f"{target.name}: {len(hot)} modules compiled")


def fingerprint() -> str:
    """Changes with any source (mypyc looks at the types of every import), this script, mypyc or Python."""
    digest = hashlib.sha256(f"{version('mypy')} {sysconfig.get_config_var('EXT_SUFFIX')}".encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted((SOURCE / "alehouse").rglob("*.py")):
        digest.update(f"\0{path.relative_to(SOURCE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def compile_modules(target: Path, hot: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    work = target.parent / WORK
    os.chdir(target)  # mypyc names modules by their path from here
    cache = f"--cache-dir={work / 'cache'}"
    folders = ["--build-lib", str(work / "lib"), "--build-temp", str(work / "o")]
    setup(
        name="alehouse",
        packages=[],
        ext_modules=mypycify(["--config-file=", cache, *hot], opt_level="3", target_dir=str(work / "c")),
        script_args=["--quiet", "build_ext", "--inplace", *folders],
    )


def verify(target: Path, hot: list[str]) -> None:
    """Fail unless a fresh Python really loads the compiled modules."""
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in hot]
    check = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    if file.endswith('.py'): sys.exit(f'{name} is not compiled: {file}')\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(target)}
    subprocess.run([sys.executable, "-c", check, *names], env=environment, check=True)


if __name__ == "__main__":
    main()
