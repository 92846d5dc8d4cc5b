"""The Chromium that tests, pictures and measurements are made with: the system's, or Debian's package.

    python -m tools.page.browser

prints where it is, and installs it first where it is missing and can be installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without its windows, as Playwright uses it too. The whole browser draws a toolbar for every page that a test
opens, and takes twice as long for it."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ARGS = [
    "--no-sandbox",  # containers, where tests run as root, have no room for one; we only open our own page
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]
MISSING = (
    "There is no Chromium or Chrome on this machine{why}. Install one of them, or say where it is: "
    "ALEHOUSE_BROWSER=/path/to/it make test"
)


class NoBrowser(Exception):
    """Says what a person can do about it."""


def find() -> str | None:
    if named := os.environ.get("ALEHOUSE_BROWSER"):
        if shutil.which(named) is None:
            raise NoBrowser(f"ALEHOUSE_BROWSER is {named}, and that is no program")
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), next((path for path in ELSEWHERE if Path(path).exists()), None))


def path() -> str:
    """Of the browser. Raises NoBrowser."""
    found = find()
    if found is None:
        raise NoBrowser(MISSING.format(why=""))
    return found


def install() -> None:
    """By apt-get, if we may. Raises NoBrowser."""
    if shutil.which("apt-get") is None:
        raise NoBrowser(MISSING.format(why=", and no apt-get to install it with"))
    if os.geteuid() == 0:
        before: list[str] = []
    elif shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        before = ["sudo", "-n"]
    else:
        raise NoBrowser(MISSING.format(why=", and only root may install it (apt-get install chromium)"))
    print("There is no Chromium on this machine: installing Debian's package for the browser tests.", flush=True)
    apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    run(*apt, "update", "-qq")
    fetch = (*apt, "install", "-y", "-qq", "--no-install-recommends")
    try:
        run(*fetch, SHELL)
    except NoBrowser:  # older systems have the whole one only
        run(*fetch, "chromium")


def run(*command: str) -> None:
    """Raises NoBrowser."""
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ended.returncode:
        last = "\n    ".join(ended.stdout.strip().splitlines()[-5:])
        raise NoBrowser(MISSING.format(why=f", and apt-get failed:\n    {last}\n"))


def main() -> int:
    try:
        if find() is None:
            install()
        print(path())
    except NoBrowser as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
