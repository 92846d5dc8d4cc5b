"""Links to servers and tables."""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from .problems import BadAddress

SECURE = {"http": False, "ws": False, "https": True, "wss": True}
ROOM = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Address(Struct, frozen=True):
    """A server, and a table of it if the link names one."""

    host: str
    """With the port, as a link has it."""
    secure: bool
    room: str | None = None

    @property
    def origin(self) -> str:
        return f"http{'s' if self.secure else ''}://{self.host}"

    @property
    def local(self) -> bool:
        """A server on this machine: no proxy may stand between."""
        name = (urlsplit(f"//{self.host}").hostname or "").rstrip(".")
        try:
            return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
        except ValueError:
            return False

    def link(self, room: str) -> str:
        """What is sent to friends, so that they come to this table."""
        return f"{self.origin}/t/{room}"

    def socket(self, room: str) -> str:
        return f"ws{'s' if self.secure else ''}://{self.host}/ws/{room}"


def read_address(text: str) -> Address:
    """The server and table of a link. Raises BadAddress."""
    text = text.strip()
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in SECURE:
        raise BadAddress(f"“{text}” is no address of a server; give one such as http://127.0.0.1:8000")
    try:
        named = parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        named = False
    if not named or parts.username is not None or re.search(r"\s", parts.netloc):
        raise BadAddress(f"“{text}” names no server; give its address, such as http://127.0.0.1:8000")
    path = parts.path.rstrip("/")
    room = re.fullmatch(r"/t/([^/]+)", path)
    if path and (room is None or not ROOM.fullmatch(room[1])):
        raise BadAddress(f"“{text}” is no link to a table; such links end with /t/ and the table's name")
    return Address(parts.netloc.lower(), SECURE[parts.scheme], room[1] if room else None)
