"""Who may come in: the names that this server answers to, and the pages that may talk to it."""

from __future__ import annotations

import re

from starlette.types import Scope

from ..table.refusal import Refusal
from .config import Config, is_loopback

_HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header that may come once; two of them are as good as a wrong one."""
    found = [value for key, value in scope["headers"] if key == name]
    if not found:
        return None
    return str(found[0].decode("latin-1")) if len(found) == 1 else ""


class Door:
    """Without a public address, a page may talk to the server that it came from, and to no other.

    Then a server for this machine alone must be asked under a name of this machine: a page from elsewhere whose
    name has been pointed at 127.0.0.1 would otherwise be its own server (DNS rebinding).
    """

    def __init__(self, config: Config) -> None:
        self._public = config.public_url
        self._bound = config.host.strip("[]").lower()
        self._loopback = is_loopback(config.host)

    def origin(self, scope: Scope) -> str:
        """The address of this server as the asker knows it."""
        return self._public or f"http://{header(scope, b'host')}".lower()

    def check_host(self, scope: Scope) -> None:
        host = header(scope, b"host")
        match = _HOST.fullmatch(host) if host else None
        if match is None:
            raise Refusal("bad-host")
        if self._public is None and self._loopback:
            name = match["name"].strip("[]").lower()
            if name != self._bound and not is_loopback(name):
                raise Refusal("bad-host")

    def check_origin(self, scope: Scope) -> None:
        """Browsers always say where a page came from; other programs need not."""
        origin = header(scope, b"origin")
        if origin is not None and origin.lower() != self.origin(scope):
            raise Refusal("bad-origin")


def address(scope: Scope) -> str:
    """Where a request comes from, for limits; behind a proxy, the address that the proxy names."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_direct(scope: Scope) -> bool:
    """Asked from this machine, and not for somebody else."""
    passed_on = any(name in (b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip") for name, _ in scope["headers"])
    return is_loopback(address(scope)) and not passed_on
