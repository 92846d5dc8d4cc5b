"""A client of the protocol: it plays at a table of any Alehouse server, and needs nothing else of it.

async with await Client.connect("http://127.0.0.1:8000", name="Ann") as me:
    table = await me.join(await me.open())
    await table.sit()
    await table.add_bot("normal")
    await table.start()
    end = await bots_player(table, "normal").play()
"""

from .address import Address, read_address
from .client import Client, Timing
from .kept import Kept
from .line import backoff
from .player import Chooser, Player, at_random, bots_player, by_bot, random_player
from .problems import BadAddress, Gap, Gone, NoServer, Refused
from .rebuilt import Discards, move_from, moves_from, seats_of, view_from
from .table import Table

__all__ = [
    "Address",
    "BadAddress",
    "Chooser",
    "Client",
    "Discards",
    "Gap",
    "Gone",
    "Kept",
    "NoServer",
    "Player",
    "Refused",
    "Table",
    "Timing",
    "at_random",
    "backoff",
    "bots_player",
    "by_bot",
    "move_from",
    "moves_from",
    "random_player",
    "read_address",
    "seats_of",
    "view_from",
]
