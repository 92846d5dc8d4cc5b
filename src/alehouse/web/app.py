"""The app: everything that can be asked for, and the sockets, behind one door."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ..protocol import write
from .config import Config
from .doors import Door
from .endpoints import JSON
from .files import Files, fresh, tagged
from .guests import Guests, load_key
from .headers import Wrapping
from .http import Api, Run
from .metrics import Metrics
from .openapi import document
from .refusals import not_served
from .sockets import Sockets

if TYPE_CHECKING:
    from ..table.house import House
    from ..table.store import Store

PAGES = (
    "/", "/t/{room}", "/tables", "/replays", "/watch/{game}", "/learn", "/characters", "/characters/{id}", "/rules",
    "/rules/{id}", "/about", "/design",
)  # fmt: skip
"""Addresses that the page itself understands."""
MACHINES = ("/api/", "/ws/", "/static/")
"""Addresses that only programs ask for."""


class App(Starlette):
    """A Starlette app that can say good-bye."""

    api: Api
    sockets: Sockets
    metrics: Metrics

    async def close(self) -> None:
        """Tell every socket that the house closes. The house itself is closed by whoever has opened it."""
        self.api.closing = True
        await self.sockets.close()


def make_app(house: House, store: Store, config: Config) -> App:
    """The app of an open house. Raises BadConfig if there is no key in `config.data`, and none can be made."""
    metrics = Metrics()
    metrics.add("", house.numbers, only_grow=("moves", "rooms_frozen"))
    guests = Guests(store, config, load_key(config.data))
    door = Door(config)
    api = Api(house, store, guests, door, config, metrics)
    sockets = Sockets(house, guests, door, config, metrics)
    files = Files()
    endpoints = api.endpoints()
    described = tagged(write(document(endpoints, guests.cookie)), JSON)

    async def openapi(request: Request) -> Response:
        return fresh(request, described)

    runs: dict[str, dict[str, Run]] = {"/api/openapi.json": {"GET": openapi}}
    for one in endpoints:
        runs.setdefault(one.path, {})[one.method] = api.guarded(one)
    runs |= {path: {"GET": files.index} for path in PAGES}
    runs["/static/{path:path}"] = {"GET": files.file}
    app = App(
        routes=[WebSocketRoute("/ws/{room}", sockets), *(route(path, by_method) for path, by_method in runs.items())],
        middleware=[Middleware(Wrapping, config=config, door=door, metrics=metrics)],
        exception_handlers={HTTPException: unserved(files)},
    )
    app.router.redirect_slashes = False
    app.api, app.sockets, app.metrics = api, sockets, metrics
    return app


def route(path: str, by_method: dict[str, Run]) -> Route:
    """One route for all methods of an address, so that a refusal of others names them all."""

    async def run(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, run, methods=list(by_method))


def unserved(files: Files) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What the router itself refuses. A person with a browser gets the page, which says that there is nothing here."""

    async def answer(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        by_person = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        if error.status_code != HTTPStatus.NOT_FOUND or not by_person or request.url.path.startswith(MACHINES):
            return not_served(error)
        return files.lost(request)

    return answer
