"""What stands around every answer: safe headers, a check of the name we are asked under, and no traceback ever."""

from __future__ import annotations

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..table.refusal import Refusal
from .config import Config
from .doors import Door
from .metrics import Metrics
from .refusals import refused

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
YEAR = 31_536_000

log = structlog.get_logger(__name__)


def safe_headers(config: Config) -> dict[str, str]:
    policy = POLICY
    if config.public_url is not None:
        # Older browsers do not count sockets of the same address as 'self'.
        policy += f"; connect-src 'self' {config.public_url.replace('http', 'ws', 1)}"
    found = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "cache-control": "no-store",
    }
    if config.https:
        found["strict-transport-security"] = f"max-age={YEAR}"
    return found


class Wrapping:
    """Around the whole app, sockets included. Not a BaseHTTPMiddleware: those cost a task for each request."""

    def __init__(self, app: ASGIApp, *, config: Config, door: Door, metrics: Metrics) -> None:
        self._app = app
        self._door = door
        self._metrics = metrics
        self._headers = safe_headers(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        started = False

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                self._metrics.answered(message["status"])
            await send(message)

        try:
            self._door.check_host(scope)
            # A socket that is open sends thousands of messages, and none of them has headers.
            await self._app(scope, receive, dressed if scope["type"] == "http" else send)
        except Refusal as refusal:
            if not started:
                self._metrics.refused(refusal.code)
                await refused(refusal)(scope, receive, dressed)
        except Exception as error:
            log.error("request-failed", path=scope["path"], exc_info=error)
            if not started and scope["type"] == "http":
                await refused(Refusal("server-error"))(scope, receive, dressed)
