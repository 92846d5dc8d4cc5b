"""A bare echo to four sockets a room, 800 bytes each, without rules or storage: what the machine gives at most.

`python tools/bench_echo.py PORT` serves it; `tools/bench_server.py` starts it, and measures it with the same clients.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn

PAD = "." * 740
rooms: dict[str, list[Any]] = defaultdict(list)
numbers: dict[str, int] = defaultdict(int)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = scope["path"]
    rooms[room].append(send)
    while (message := await receive())["type"] == "websocket.receive":
        id = msgspec.json.decode(message["text"])["id"]
        numbers[room] += 1
        text = msgspec.json.encode({"type": "update", "seq": numbers[room], "pad": PAD}).decode()
        for one in rooms[room]:
            await one({"type": "websocket.send", "text": text})
        await send({"type": "websocket.send", "text": msgspec.json.encode({"type": "ok", "id": id}).decode()})


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
