"""Who we were at a server, kept in a file, so that a seat survives a restart of the terminal.

The file holds the cookie that proves it: only its owner may read it. One name at one server is one guest, so that
two people can share a computer.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from .address import Address


class Guests(msgspec.Struct):
    """The guests that this user has been at one server."""

    last: str = ""
    """The name that was used most recently."""
    cookies: dict[str, dict[str, str]] = {}
    """By the name of the guest."""


def folder() -> Path:
    return Path(platformdirs.user_config_dir("alehouse", appauthor=False)) / "servers"


class Kept:
    """The guests of one server."""

    def __init__(self, address: Address, at: Path | None = None) -> None:
        name = re.sub(r"[^a-z0-9.-]+", "-", address.origin)
        self.path = (at or folder()) / f"{name}.json"

    def read(self) -> Guests:
        """What is kept; nothing, if there is no file or it is damaged."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Guests)
        except (OSError, msgspec.DecodeError, UnicodeError):
            return Guests()

    def write(self, name: str, cookies: Mapping[str, str]) -> None:
        """Keep a guest. The file is replaced as a whole, and is private from its first byte on."""
        guests = self.read()
        guests.last = name
        guests.cookies[name] = dict(cookies)
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, made = tempfile.mkstemp(dir=self.path.parent, prefix=".", suffix=".new")  # mode 600
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.encode(guests))
            os.replace(made, self.path)
        except BaseException:
            Path(made).unlink(missing_ok=True)
            raise
