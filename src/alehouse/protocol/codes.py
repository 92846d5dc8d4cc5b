"""The version of the protocol, and the codes of everything that can be refused."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""A server answers another version with `other-protocol` and closes."""

CODES: Final[dict[str, str]] = {
    # the message itself
    "bad-json": "this is no JSON, or is no object",
    "bad-message": "the message does not fit its type; `problem` says where",
    "unknown-type": "there is no message of this type",
    "hello-first": "a connection begins with `hello`",
    "other-protocol": "the server speaks version `server` of the protocol",
    "too-fast": "more messages than the server takes; wait `wait` milliseconds",
    "too-big": "the message is longer than `limit` bytes",
    "text-only": "a message is a text frame",
    "too-slow": "the connection does not take what the table says; connect again, and resume",
    "too-many-sockets": "you have as many connections as a guest may have (`limit`)",
    "no-guest": "you have no name yet: `POST /api/guest` first",
    "closing": "the server stops; everything that it has acknowledged is kept",
    "left": "you have left the room",
    # the room
    "no-room": "there is no such room, or it is gone",
    "wrong-password": "the room has another password",
    "kicked": "the host has sent you away",
    "room-locked": "the host lets nobody else in",
    "room-full": "no more people fit into this room",
    "too-many-rooms": "you have as many rooms as a guest may have (`limit`)",
    "house-full": "the server has as many rooms as it can hold",
    "draining": "this server finishes its tables and opens no new ones",
    "other-version": "the game began with other rules or cards; it is kept, and a server of that version continues it",
    "frozen": "the table ran into a fault of ours; it is kept for inspection",
    "not-host": "only the host may do that",
    "no-such-person": "nobody here has this number",
    "not-yourself": "you cannot do that to yourself",
    # seats
    "no-seat": "you have no seat at this table",
    "no-such-seat": "there is no such seat",
    "seat-taken": "somebody sits there",
    "table-full": "every seat is taken",
    "no-such-bot": "there is no bot of this name; `bots` are those that exist",
    "no-such-character": "nobody is called so, or the deck is not whole yet",
    "character-taken": "somebody has this character",
    "bad-settings": "these settings do not go together; `problem` says why",
    "bad-seats": "the variant is played by other numbers (`seats`)",
    # the game
    "game-on": "the game has begun; this is possible before or after",
    "no-game": "no game is being played here",
    "stale": "the answer is for another question; `now` is open",
    "not-asked": "you are not asked, or have answered",
    "illegal": "the rules do not allow it: `reason`, `rule`",
    "bad-move": "this text is no move; `problem` says why",
    "not-alone": "other people play as well, so nobody can make the table rest",
    "no-undo": "there is nothing of yours that could be taken back",
    "undo-open": "somebody has already asked to take something back",
    "no-such-undo": "nobody asks for that any more",
    "conceded": "you have given up this game",
    # talk
    "muted": "the host has muted you",
    "chat-off": "the host allows no free text here",
    "no-such-phrase": "there is no such emote or phrase",
    # HTTP only
    "bad-origin": "the request comes from another page",
    "bad-host": "the server is asked under a name that is not its own",
    "bad-type": "the body must be application/json",
    "bad-name": "a name has 1 to 24 letters that can be seen",
    "bad-code": "this code does not exist, was used, or is too old",
    "no-such-game": "there is no such game, or it has not ended",
    "not-found": "there is nothing here",
    "not-allowed": "this address takes other methods",
    "server-error": "a fault of ours; it has been noted",
}
"""Every code with what it means to a programmer. Names in backquotes are parameters."""
