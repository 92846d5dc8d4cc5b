"""Guests: a signed cookie says who somebody is, and a short code brings that to another device.

A guest's id is a secret of 128 bits. It is in the cookie and in the store, and nobody else ever sees it.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from time import time_ns
from typing import TYPE_CHECKING

import structlog
from itsdangerous import BadSignature, TimestampSigner
from starlette.types import Scope

from ..table.refusal import Refusal
from ..table.rows import CodeRow, GuestRow
from .bucket import Buckets
from .config import BadConfig, Config
from .doors import header
from .names import checked_name

if TYPE_CHECKING:
    from ..table.store import Store

KEY_FILE = "secret.key"
KEY_BYTES = 32
LIFE = 400 * 86_400
"""Seconds that a cookie is good for, which is as long as browsers keep one; every visit renews it."""
DAY = 86_400_000
REMEMBERED = 10_000
"""So many guests are kept in memory."""

LETTERS = "ACDEFGHJKMNPQRTUVWXY34679"
"""Of look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B) neither is in a code."""
CODE_LENGTH = 8
CODE_LIFE = 600_000
TRIES_OF_ALL = 10.0
"""Codes that all addresses together may try in a second: 6,000 in the life of one, of 150,000,000,000."""

log = structlog.get_logger(__name__)


def wall_clock() -> int:
    return time_ns() // 1_000_000


def load_key(data: Path) -> bytes:
    """The key that signs cookies, made at the first start. Raises BadConfig."""
    file = data / KEY_FILE
    try:
        try:
            made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            text = file.read_text("ascii", errors="replace").strip()
        else:
            text = secrets.token_hex(KEY_BYTES)
            with os.fdopen(made, "w", encoding="ascii") as out:
                out.write(text + "\n")
                out.flush()
                os.fsync(out.fileno())
        if file.stat().st_mode & 0o077 and os.name == "posix":
            log.warning("key-mode", file=str(file), said="others could read the key that signs cookies; now mode 600")
            file.chmod(0o600)
    except OSError as error:
        raise BadConfig(f"{file}: {error.strerror}; the server keeps the key that signs cookies there") from None
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadConfig(f"{file} is no key; delete it and start again, and everybody becomes a new guest")
    return key


class Guests:
    def __init__(self, store: Store, config: Config, key: bytes, clock: Callable[[], int] = wall_clock) -> None:
        self._store = store
        self._clock = clock
        self._longest = config.limits.name
        self._secure = config.https
        self._signer = TimestampSigner(key, salt="alehouse.guest", digest_method=hashlib.sha256)
        self._code_key = hashlib.sha256(b"alehouse.code\n" + key).digest()
        # Cookies do not know ports: two servers on one machine would take each other's guests away.
        mark = hashlib.sha256(b"alehouse.cookie\n" + key).hexdigest()[:8]
        self.cookie = f"__Host-alehouse-{mark}" if self._secure else f"alehouse-{mark}"
        self._known: OrderedDict[str, GuestRow] = OrderedDict()
        door = config.door
        self._arrivals = Buckets(door.guest_rate, door.guest_burst)
        self._asked_codes = Buckets(door.code_rate, door.code_burst)
        self._tried_codes = Buckets(door.code_rate, door.code_burst)
        self._all_tries = Buckets(TRIES_OF_ALL, TRIES_OF_ALL)

    # -- cookies --------------------------------------------------------------------------------

    def id_of(self, scope: Scope) -> str | None:
        """The guest whose cookie this is; None if there is none, or somebody else has made it."""
        for part in (header(scope, b"cookie") or "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie:
                try:
                    return self._signer.unsign(value, max_age=LIFE).decode("ascii")
                except (BadSignature, UnicodeError):
                    return None
        return None

    def set_cookie(self, guest: str) -> str:
        """The value of a `Set-Cookie` header."""
        value = self._signer.sign(guest).decode("ascii")
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={value}; Path=/; Max-Age={LIFE}; HttpOnly; SameSite=Lax{secure}"

    # -- guests ---------------------------------------------------------------------------------

    async def find(self, scope: Scope) -> GuestRow | None:
        """The guest who asks, if that is somebody with a name."""
        id = self.id_of(scope)
        if id is None:
            return None
        row = self._known.get(id)
        if row is None:
            row = await self._store.guest(id)
            if row is not None:
                self._remember(row)
        return row

    async def required(self, scope: Scope) -> GuestRow:
        row = await self.find(scope)
        if row is None:
            raise Refusal("no-guest")
        return row

    async def greet(self, scope: Scope) -> GuestRow | None:
        """The guest who asks; that somebody was here is noted once a day."""
        row = await self.find(scope)
        if row is not None and row.seen + DAY < self._clock():
            row = await self._keep(GuestRow(id=row.id, name=row.name, seen=self._clock()))
        return row

    async def name(self, scope: Scope, name: str, address: str) -> GuestRow:
        """A new guest of this name, or a new name for whoever asks. Raises Refusal."""
        shown = checked_name(name, self._longest)
        id = self.id_of(scope)
        wait = self._arrivals.take(address if id is None else id)
        if wait:
            raise Refusal("too-fast", wait=wait)
        return await self._keep(GuestRow(id=id or secrets.token_urlsafe(16), name=shown, seen=self._clock()))

    async def _keep(self, row: GuestRow) -> GuestRow:
        await self._store.write([row])
        self._remember(row)
        return row

    def _remember(self, row: GuestRow) -> None:
        self._known[row.id] = row
        self._known.move_to_end(row.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    # -- other devices --------------------------------------------------------------------------

    async def new_code(self, guest: str) -> tuple[str, int]:
        """A code for another device, and when it ends. Only its keyed hash is kept."""
        wait = self._asked_codes.take(guest)
        if wait:
            raise Refusal("too-fast", wait=wait)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        expires = self._clock() + CODE_LIFE
        await self._store.write([CodeRow(digest=self._digest(code), guest=guest, expires=expires)])
        return code, expires

    async def claim(self, code: str, address: str) -> GuestRow:
        """The guest whose code this is; it is good once. Raises Refusal."""
        wait = self._tried_codes.take(address) or self._all_tries.take("")
        if wait:
            raise Refusal("too-fast", wait=wait)
        plain = code.upper().replace("-", "").replace(" ", "")
        guest = None
        if len(plain) == CODE_LENGTH and all(letter in LETTERS for letter in plain):
            guest = await self._store.take_code(self._digest(plain), self._clock())
        row = await self._store.guest(guest) if guest is not None else None
        if row is None:
            raise Refusal("bad-code")
        return row

    def _digest(self, code: str) -> str:
        return hmac.new(self._code_key, code.encode("ascii"), hashlib.sha256).hexdigest()
