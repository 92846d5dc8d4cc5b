"""What a server is told when it starts, checked before anything is opened."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from ..errors import AlehouseError
from ..packs import Known, known
from ..table.limits import Limits

DEFAULT_PORTS = {"http": 80, "https": 443}


class BadConfig(AlehouseError):
    """A server cannot be started like this."""


class DoorLimits(Struct, frozen=True, kw_only=True):
    """Limits of the house door; those of the tables are in `alehouse.table.limits`."""

    hello: float = 5.0
    """Seconds that a new connection has to say `hello`."""
    body: int = 16_384
    """Bytes of the body of an HTTP request ..."""
    body_seconds: float = 15.0
    """... and seconds to send it."""
    guest_rate: float = 10.0
    """New guests a second from one address for long ..."""
    guest_burst: int = 200
    """... and at once."""
    code_rate: float = 0.2
    """Device codes that one address may try, or one guest may ask for, a second for long ..."""
    code_burst: int = 10
    """... and at once."""
    farewell: float = 2.0
    """Seconds that a connection has to take its last words."""


class Config(Struct, frozen=True, kw_only=True):
    data: Path
    """The folder with the key that signs cookies."""
    host: str = "127.0.0.1"
    """The address that the server listens on."""
    public_url: str | None = None
    """The address that people see, if it is another one; without a path."""
    drain: bool = False
    limits: Limits = Limits()
    door: DoorLimits = DoorLimits()
    content: Known = msgspec.field(default_factory=known)
    """The cards that the server knows."""

    @property
    def https(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https:")


def origin_of(url: str) -> str:
    """A public address as a browser says it in `Origin`. Raises BadConfig."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    name = parts.hostname
    if parts.scheme not in DEFAULT_PORTS or not name or parts.username is not None:
        raise BadConfig(f"--public-url {url!r} is no address; write it as https://ale.example.org")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadConfig(f"--public-url {url!r} goes below a path, but Alehouse needs a whole host name to itself")
    shown = f"[{name}]" if ":" in name else name
    return f"{parts.scheme}://{shown}" + ("" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}")


def is_loopback(host: str) -> bool:
    """Whether only this machine can come here under that name or address."""
    name = host.strip("[]").lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def limits_from(texts: list[str]) -> tuple[Limits, DoorLimits]:
    """Limits with the changes of `--limit NAME=NUMBER`. Raises BadConfig."""
    known_names = (*Limits.__struct_fields__, *DoorLimits.__struct_fields__)
    given: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known_names:
            raise BadConfig(f"there is no limit {name!r}; choose among {', '.join(known_names)}")
        given[name] = value
    for name, value in given.items():
        kind = Limits if name in Limits.__struct_fields__ else DoorLimits
        try:
            number = getattr(msgspec.convert({name: value}, kind, strict=False), name)
        except msgspec.ValidationError:
            number = None
        if number is None or not 0 < number < 2**31:
            raise BadConfig(f"--limit {name}={value}: say a number above 0, such as {name}={getattr(kind(), name)}")
        given[name] = number
    ours = {name: value for name, value in given.items() if name in Limits.__struct_fields__}
    door = {name: value for name, value in given.items() if name in DoorLimits.__struct_fields__}
    return Limits(**ours), DoorLimits(**door)
