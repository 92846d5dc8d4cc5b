"""Measure the table under load, on loopback: `python tools/bench_server.py [--rooms 50,200,500] [--rate 2500]`.

A real server process, real sockets, a real database file. The load is an open loop: moves are due at an even rate,
whatever the server does, and a move's time runs from when it was due until the last seat has its update (or, where
an answer to a window stays hidden, until the sender has its acknowledgement). Ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import signal
import socket as socketlib
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec

SEATS = 4
SETTLE = 1.0
"""Seconds of every step that are played, but not measured."""
REST = 3.0
"""Seconds between the full load and the half of it, so that nothing of the first is measured in the second."""
LIMITS = (
    "rooms_per_guest=1000", "sockets_per_guest=5000", "guest_rate=100000", "guest_burst=100000",
    "rate=100000", "burst=100000",
)  # fmt: skip


class MoveSeen(msgspec.Struct):
    text: str


class QuestionSeen(msgspec.Struct):
    decision: int
    kind: str
    moves: tuple[MoveSeen, ...] = ()


class YouSeen(msgspec.Struct):
    seat: int | None = None
    question: QuestionSeen | None = None
    hand: tuple[str, ...] = ()


class Seen(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    id: str | None = None
    seq: int = -1
    you: YouSeen | None = None
    code: str = ""


decode = msgspec.json.Decoder(Seen).decode


class Socket(asyncio.Protocol):
    """A WebSocket client in as few instructions as possible, so that the server is what is measured."""

    def __init__(self, request: bytes, heard: Callable[[Socket, Seen], None]) -> None:
        self._request = request
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.question: QuestionSeen | None = None
        self.hand = 0
        self.seq = -1
        self.bytes = 0
        self.seat = -1
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(bytes(self._buffer[:300]).decode(errors="replace")))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        self.bytes += len(data)
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                head = 4
                size = int.from_bytes(buffer[at + 2 : at + 4], "big") if len(buffer) - at >= 4 else 1 << 40
            elif size == 127:
                head = 10
                size = int.from_bytes(buffer[at + 2 : at + 10], "big") if len(buffer) - at >= 10 else 1 << 40
            if len(buffer) - at < head + size:
                break
            opcode = buffer[at] & 15
            body = bytes(buffer[at + head : at + head + size])
            at += head + size
            if opcode == 1:
                self._heard(self, decode(body))
            elif opcode == 9:
                self._frame(10, body)
        del buffer[:at]

    def send(self, message: dict[str, Any]) -> None:
        self._frame(1, msgspec.json.encode(message))

    def _frame(self, opcode: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros is a mask

    def close(self) -> None:
        self._transport.close()


class Room:
    """Four players who answer at random, one move at a time."""

    def __init__(self, load: Load, rng: random.Random) -> None:
        self.load = load
        self.rng = rng
        self.sockets: list[Socket] = []
        self.due = 0.0
        self.id = ""
        self.sender: Socket | None = None
        self.accepted = False
        self.goal = -1
        self.count = 0

    def heard(self, socket: Socket, message: Seen) -> None:
        if message.seq >= 0:
            socket.seq = message.seq
        if message.you is not None and message.type in ("state", "update", "yours"):
            socket.question = message.you.question
            socket.hand = len(message.you.hand)
        if message.type == "ended" and socket is self.sockets[0]:
            self.load.games += 1
            self.count += 1
            socket.send({"type": "rematch", "id": f"r{self.count}"})
            socket.send({"type": "start", "id": f"s{self.count}"})
        if self.sender is None:
            return
        if message.id == self.id:
            if message.type == "ok":
                self.load.accepted += 1
            else:
                self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1
            self.accepted = True
            self.goal = self.sender.seq
        if self.accepted and all(one.seq >= self.goal or one.seq < 2 for one in self.sockets):
            self.load.done(self, self.goal != self.before)

    def move(self, due: float) -> bool:
        """Make the next move; False if nobody has a question yet."""
        asked = [one for one in self.sockets if one.question is not None]
        if not asked:
            return False
        socket = self.rng.choice(asked)
        question = socket.question
        assert question is not None
        socket.question = None
        rng = self.rng
        if question.kind == "discard":
            move = "discard " + (" ".join(str(n + 1) for n in range(socket.hand) if rng.random() < 0.3) or "nothing")
        elif question.kind == "window" and rng.random() < 0.7:
            move = question.moves[0].text
        else:
            move = rng.choice(question.moves).text
        self.count += 1
        self.id = f"m{self.count}"
        self.due, self.sender, self.accepted = due, socket, False
        self.before = socket.seq
        self.load.sent += 1
        socket.send({"type": "answer", "id": self.id, "decision": question.decision, "move": move})
        return True


class Load:
    """An even stream of moves over all rooms."""

    def __init__(self) -> None:
        self.rooms: list[Room] = []
        self.free: deque[Room] = deque()
        self.times: list[float] = []
        self.quiet_times: list[float] = []
        self.accepted = self.sent = self.games = 0
        self.refused: dict[str, int] = {}
        self.waiting = 0

    def done(self, room: Room, told: bool) -> None:
        (self.times if told else self.quiet_times).append(time.perf_counter() - room.due)
        room.sender = None
        self.free.append(room)

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Play at this rate for so long; the first second is not counted."""
        start = time.perf_counter()
        made = late = 0
        counted = False
        while (now := time.perf_counter() - start) < seconds + SETTLE:
            if not counted and now >= SETTLE:
                counted = True
                self.times, self.quiet_times, self.refused = [], [], {}
                self.accepted = self.sent = self.games = late = 0
                began = time.perf_counter()
            while made < now * rate:
                due = start + made / rate
                if not self._next(due):
                    late += 1
                made += 1
            await asyncio.sleep(0.001)
        span = time.perf_counter() - began
        await asyncio.sleep(0.2)
        return {
            "offered_per_second": rate,
            "accepted_per_second": round(self.accepted / span),
            "sent": self.sent,
            "refused": self.refused,
            "no_room_free": late,
            "games_finished": self.games,
            "update_ms": percentiles(self.times),
            "hidden_answer_ms": percentiles(self.quiet_times),
            "kb_per_accepted_move": round(sum(one.bytes for room in self.rooms for one in room.sockets) / 1024, 1),
        }

    def _next(self, due: float) -> bool:
        for _ in range(min(8, len(self.free))):
            room = self.free.popleft()
            if room.move(due):
                return True
            self.free.append(room)
        return False


def percentiles(times: list[float]) -> dict[str, float]:
    if not times:
        return {}
    ordered = sorted(times)
    return {
        f"p{part}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 1) for part in (50, 95, 99)
    } | {"max": round(1000 * ordered[-1], 1), "count": len(ordered)}


class Server:
    """A real server process with its data in a folder of its own."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        command = [sys.executable, "-m", "alehouse", "serve", "--port", "0", "--data", folder, "--no-open-browser"]
        for limit in LIMITS:
            command += ["--limit", limit]
        self.log = open(self.folder / "server.log", "wb")  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        self.url = ""
        for line in self.process.stdout:
            if "http://" in line:
                self.url = "http://" + line.split("http://")[1].split()[0].rstrip("/.,")
                break
        else:
            raise SystemExit(f"the server did not start: {(self.folder / 'server.log').read_text()}")

    def memory(self) -> int:
        """Bytes that the process has of its own."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Dirty:",)):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds of processor time that the server, without its workers, has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()


async def open_rooms(load: Load, server: Server, count: int, rng: random.Random) -> None:
    """Rooms of four people, each with a socket of its own, in play."""
    settings = {"seats": SEATS, "window": 0, "beat": 0}
    async with httpx.AsyncClient(base_url=server.url) as http:
        for _ in range(count):
            room = Room(load, random.Random(rng.random()))
            cookies = []
            for n in range(SEATS):
                http.cookies.clear()
                reply = await http.post("/api/guest", json={"name": f"Player {n + 1}"})
                reply.raise_for_status()
                cookies.append("; ".join(f"{name}={value}" for name, value in reply.cookies.items()))
                if n == 0:
                    made = await http.post("/api/rooms", json={"settings": settings}, headers={"cookie": cookies[0]})
                    made.raise_for_status()
                    id = made.json()["room"]
            for cookie in cookies:
                socket = await connected(load, room, server.url, f"/ws/{id}", cookie, rng)
                socket.send({"type": "hello", "id": "h", "version": 1})
                socket.send({"type": "sit", "id": "sit"})
            load.rooms.append(room)
        await asyncio.sleep(0.2)
        for room in load.rooms[-count:]:
            room.sockets[0].send({"type": "start", "id": "start"})
        while any(one.seq < 0 for room in load.rooms[-count:] for one in room.sockets):
            await asyncio.sleep(0.01)
        load.free.extend(load.rooms[-count:])


async def connected(load: Load, room: Room, url: str, path: str, cookie: str, rng: random.Random) -> Socket:
    """A socket of that room that is open."""
    host, port = url.removeprefix("http://").split(":")
    key = base64.b64encode(rng.randbytes(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: {url}\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(partial(Socket, request, room.heard), host, int(port))
    await socket.ready
    room.sockets.append(socket)
    return socket


class EchoRoom(Room):
    """The same clients, but what they say means nothing."""

    def move(self, due: float) -> bool:
        socket = self.sockets[0]
        self.count += 1
        self.id = f"m{self.count}"
        self.due, self.sender, self.accepted, self.before = due, socket, False, socket.seq
        self.load.sent += 1
        socket.send({"type": "answer", "id": self.id, "decision": self.count, "move": "pass"})
        return True


async def measure_echo(rooms: int, seconds: float, rng: random.Random) -> dict[str, Any]:
    """How much of the same talk this machine carries if nobody thinks and nothing is stored."""
    with socketlib.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("bench_echo.py")), str(port)])
    try:
        url = f"http://127.0.0.1:{port}"
        load = Load()
        for number in range(rooms):
            room = EchoRoom(load, rng)
            for _ in range(SEATS):
                for _ in range(100):
                    try:
                        await connected(load, room, url, f"/{number}", "", rng)
                        break
                    except OSError:
                        await asyncio.sleep(0.1)  # it has not begun to listen
            load.rooms.append(room)
        load.free.extend(load.rooms)
        step = await load.run(20_000, seconds)
        return {"rooms": rooms, "messages_per_second": step["accepted_per_second"], "update_ms": step["update_ms"]}
    finally:
        process.terminate()
        process.wait(10)


async def measure(steps: list[int], rate: float, seconds: float, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    report: dict[str, Any] = {"cores": os.cpu_count(), "seats_per_room": SEATS, "seed": seed, "steps": []}
    report["bare_echo"] = [await measure_echo(rooms, min(5.0, seconds), rng) for rooms in steps[:2]]
    with tempfile.TemporaryDirectory(prefix="alehouse-bench-") as folder:
        server = Server(folder)
        try:
            load = Load()
            empty = server.memory()
            for rooms in steps:
                await open_rooms(load, server, rooms - len(load.rooms), rng)
                cpu = server.cpu()
                for room in load.rooms:
                    for socket in room.sockets:
                        socket.bytes = 0
                step = await load.run(rate, seconds)
                used = server.cpu() - cpu
                moves = max(1, (seconds + SETTLE) * step["accepted_per_second"])
                step["server_us_per_move"] = round(1e6 * used / moves)
                step["kb_per_accepted_move"] = round(step["kb_per_accepted_move"] / moves, 2)
                await asyncio.sleep(REST)
                calm = await load.run(step["accepted_per_second"] / 2, seconds)
                step = {
                    "rooms": len(load.rooms),
                    "sockets": SEATS * len(load.rooms),
                    **step,
                    "at_half_load": {
                        key: calm[key]
                        for key in ("accepted_per_second", "no_room_free", "update_ms", "hidden_answer_ms")
                    },
                    "kb_memory_per_room": round((server.memory() - empty) / len(load.rooms) / 1024),
                }
                report["steps"].append(step)
                await asyncio.sleep(0.5)
            for room in load.rooms:
                for socket in room.sockets:
                    socket.close()
        finally:
            server.stop()
        report["exit_code"] = server.process.returncode
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", default="50,200,500", help="numbers of rooms, one after another")
    parser.add_argument("--rate", type=float, default=2500, help="moves offered a second")
    parser.add_argument("--seconds", type=float, default=10, help="length of each step")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    steps = sorted(int(part) for part in asked.rooms.split(","))
    try:
        import uvloop

        runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    except ImportError:
        runner = asyncio.Runner()
    with runner:
        print(json.dumps(runner.run(measure(steps, asked.rate, asked.seconds, asked.seed)), indent=2))


if __name__ == "__main__":
    main()
