"""`alehouse play --join`: come to a table of a server, and play there in the terminal."""

from __future__ import annotations

import asyncio
import getpass
import sys

from .. import client
from ..errors import BadSetup
from ..packs import Known, known, playing
from .commands import Left
from .joined import Joined
from .live import Live, live
from .pack import packs

TRIES = 3
"""So often a password is asked for."""


def join(
    url: str,
    name: str | None,
    watch: bool = False,
    plain: bool = False,
    ask_all: bool = False,
    password: str | None = None,
    files: tuple[str, ...] = (),
) -> None:
    """Play at the table of that link; at a server without a table, open one."""
    kept = client.Kept(client.read_address(url))
    name = (name or kept.read().last).strip() or asked_name()
    visit = Visit(url, name, kept, live(plain), known(*packs(files)), watch, ask_all)
    asked = 0
    try:
        while not asyncio.run(visit.sit_down(password or "")):
            if not sys.stdin.isatty() or (password is not None and not asked) or asked == TRIES:
                raise BadSetup("the table has another password; say it with --password WORD")
            # Not within the loop: there, Ctrl-C would have to wait for Enter.
            password = getpass.getpass("The password of this table: ")
            asked += 1
    except (Left, EOFError, KeyboardInterrupt):
        print(f"\n{visit.farewell()}")
    except client.Gone as error:
        if error.code != "left":
            raise BadSetup(f"you cannot stay at this table: {error}") from None
        print("\nYou have left the table.")


class Visit:
    """Somebody's visit to a server."""

    def __init__(
        self, url: str, name: str, kept: client.Kept, face: Live, content: Known, watch: bool, ask_all: bool
    ) -> None:
        self._url = url
        self._name = name
        self._kept = kept
        self._face = face
        self._content = content
        self._watch = watch
        self._ask_all = ask_all
        self._link = ""
        self._seated = False

    async def sit_down(self, password: str) -> bool:
        """Play until the person leaves. False at once if the table has another password."""
        async with await client.Client.connect(self._url, self._name, kept=self._kept) as me:
            await self._check_cards(me)
            room = me.address.room or await me.open()
            try:
                table = await me.join(room, password)
            except client.Gone as error:
                if error.code == "wrong-password":
                    return False
                raise
            self._link = me.address.link(room)
            typing = sys.stdin.isatty()
            shown = Joined(
                table, self._link, self._face, self._content, watch=self._watch, ask_all=self._ask_all, typing=typing
            )
            if me.address.room is None:
                shown.log.append(f"You have opened a table. Friends come by this link: {self._link}")
            try:
                with playing(self._content):
                    await shown.run()
            finally:
                self._seated = table.you.seat is not None
        return True

    async def _check_cards(self, me: client.Client) -> None:
        """What a card does is read here, so it must be what the server means."""
        health = await me.health()
        if health.content != self._content.program.hash:
            raise BadSetup(
                f"{me.address.origin} (Alehouse {health.version}) has other cards than this program; "
                "use the same version, and bring its packs with --pack"
            )

    def farewell(self) -> str:
        if not self._link:
            return "You leave."
        if not self._seated:
            return f"You leave the table. Come back with: alehouse play --join {self._link}"
        name = f'"{self._name}"' if " " in self._name else self._name
        return f"You leave. Your seat is kept; take it again with: alehouse play --join {self._link} --name {name}"


def asked_name() -> str:
    """The name of somebody who has not said it."""
    if not sys.stdin.isatty():
        raise BadSetup("say who you are with --name NAME")
    name = input("Your name: ").strip()
    if not name:
        raise BadSetup("a name is needed; others see it at the table")
    return name
