"""`alehouse play --join`: a real terminal at a table of a real server."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Server

from alehouse.cli import lobby, table_words
from alehouse.cli.keyboard import Keyboard
from alehouse.cli.lobby import news, room_lines, said_text
from alehouse.cli.remote import fits
from alehouse.client import Client, Table, bots_player
from alehouse.protocol import PersonInfo, RoomInfo, Said, SeatInfo, Settings, UndoInfo, You

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

import fcntl
import pty
import struct
import termios

SECONDS = 60
"""Nothing takes so long; then a test fails instead of waiting for ever."""
START = "from alehouse.cli import app; app()"
ON_A_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); " + START
LINK = r"http://127\.0\.0\.1:\d+/t/\w+"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server.start(tmp_path_factory.mktemp("house"), seed=45)
    yield one
    one.stop()


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CONFIG_HOME": str(home), "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}


class Terminal:
    """A terminal of 100 by 32 letters, with the command in it."""

    def __init__(self, home: Path, *options: str) -> None:
        self.fd, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 32, 100, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", ON_A_TERMINAL, "play", "--join", *options],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
            env=environment(home),
        )
        os.close(inner)
        self.text = ""
        """What has not been looked at yet."""
        self.everything = ""
        self._bytes = codecs.getincrementaldecoder("utf-8")("replace")

    def types(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def sees(self, pattern: str) -> str:
        """Wait until this stands in what has been shown since the last thing that was seen."""
        end = time.monotonic() + SECONDS
        while (found := re.search(pattern, self.text)) is None:
            if not self._read(end):
                raise AssertionError(f"{pattern!r} is not in what came:\n{self.text[-3000:]}")
        self.text = self.text[found.end() :]
        return found[0]

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.fd], [], [], max(0.0, end - time.monotonic()))
        try:
            data = os.read(self.fd, 65536) if ready else b""
        except OSError:  # the other side is closed
            data = b""
        plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self._bytes.decode(data)).replace("\r", "")
        self.text += plain
        self.everything += plain
        return bool(data)

    def ends(self) -> int:
        code = self.process.wait(SECONDS)
        while self._read(time.monotonic()):
            pass
        os.close(self.fd)
        return code

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
            os.close(self.fd)


def piped(lines: str, home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", START, "play", "--plain", "--join", *options],
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment(home),
        check=False,
    )


FAST = "set window 0\nset beat 0\n"


# --- without a terminal --------------------------------------------------------------------------------


def test_a_whole_game_from_a_file(server: Server, tmp_path: Path) -> None:
    lines = f"pick gerki\nbot\nbot random gog\nbot 4\n{FAST}start\n" + "1\n" * 1000
    done = piped(lines, tmp_path, server.url, "--name", "Ann")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    for part in (
        r"You have opened a table\. Friends come by this link: " + LINK,
        r" 1 Ann \(you, host\): any character\n 2 empty",
        r"Ann takes Gerki\.",
        r"random \(bot\) sits down on seat 3\.",
        r"The settings have changed: window 0\.",
        r"The game: Ann \(you\) is Gerki, normal is \w+, random is Gog, normal is \w+\.",
        r"Card 1: .*\n",
        r"Which cards do you throw away before you draw\?",
        r"wins the game|share the victory|without a winner",
        r"The seed was [0-9a-f]{64}; the record is game \w+\.",
        r"The game is over\. rematch opens the table again",
        r"You leave\. Your seat is kept; take it again with: alehouse play --join " + LINK + " --name Ann\n$",
    ):
        assert re.search(part, done.stdout), part


def test_what_is_wrong_is_said_in_one_line(server: Server, tmp_path: Path) -> None:
    lines = (
        "dance\nsit 9\npick gandalf\npick\nbot 1\nset beer 3\nset clock slow\nkick Bob\nsay\nemote dance\nhelp\nquit\n"
    )
    said = piped(lines, tmp_path, server.url, "--name", "Ann").stdout
    for part in (
        "“dance” means nothing here. Type bot to add a bot",
        "there is no seat “9”; this table has 4 seats, numbered from 1",
        "“gandalf” is no character; choose among ",
        "pick whom? Say a name, such as pick gerki, or pick any",
        "somebody sits there",
        "set what? Say one of title, seats, ",
        "clock cannot be 'slow': ",
        "who is “Bob”? There are Ann",
        "say what? Type it after the word",
        "emote which? There are cheers, ",
        "sit, sit 2, sit 2 gerki: take a seat",
    ):
        assert part in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("127.0.0.1:1", "--name", "Ann"), "no server answers at http://127.0.0.1:1"),
        (("ftp://x", "--name", "Ann"), "is no address of a server"),
        (("SERVER",), "say who you are with --name NAME"),
        (("SERVER/t/nowhere", "--name", "Ann"), "there is no such room, or it is gone"),
        (("SERVER", "--name", "x" * 90), "a name has 1 to 24 letters that can be seen"),
    ],
)
def test_whoever_cannot_come_in_hears_why(server: Server, tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    done = piped("", tmp_path, *(option.replace("SERVER", server.url) for option in options))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("alehouse: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_password_is_asked_for(server: Server, tmp_path: Path) -> None:
    async def make() -> str:
        async with await Client.connect(server.url, "Eve") as eve:
            return eve.address.link(await eve.open(Settings(privacy="password"), "friend"))

    link = asyncio.run(make())
    done = piped("", tmp_path, link, "--name", "Ann", "--password", "mellon")
    assert done.stderr == "alehouse: the table has another password; say it with --password WORD\n"
    done = piped("quit\n", tmp_path, link, "--name", "Ann", "--password", "friend")
    assert "with a password" in done.stdout
    with Terminal(tmp_path, link, "--name", "Cy") as cy:
        cy.sees("The password of this table: ")
        cy.types("mellon\r")
        cy.sees("The password of this table: ")
        cy.types("friend\r")
        cy.sees("Type sit to take a seat")
        assert "friend" not in cy.everything
        cy.types("\x04")
        assert cy.ends() == 0


def test_words_that_the_server_answers(server: Server, tmp_path: Path) -> None:
    words = (
        "hold",
        "release",
        "undo",
        "agree",
        "always play i-raise",
        "always nothing",
        "ask all",
        "ask",
        "preview 9",
        "who",
    )
    lines = "\n".join(["pick gerki", "bot gog", FAST.strip(), "start", *words, "concede", "quit", ""])
    said = piped(lines, tmp_path, server.url, "--name", "Ann", "--ask-all").stdout
    for part in (
        "there is nothing of yours that could be taken back",
        "nobody asks to take a move back",
        "As soon as it is legal: play i-raise.",
        "No move is made for you any more.",
        "You will be asked at every moment.",
        "type ask all, ask less, ask touching, or ask no",
        "Ann (you) is Gerki, normal is Gog.",
        "The others have given up: Gog wins.",
    ):
        assert part in said, part


# --- with a terminal -----------------------------------------------------------------------------------


async def as_bob(link: str, what: str) -> None:
    async with await Client.connect(link, "Bob") as bob:
        await (await bob.join(link)).say(what)


def test_a_screen_in_the_lobby_and_in_the_game(server: Server, tmp_path: Path) -> None:
    with Terminal(tmp_path, server.url, "--name", "Ann") as ann:
        link = ann.sees(LINK)
        ann.sees("1 Ann .you, host.: any character")
        ann.types("hel")
        ann.sees("> hel")
        asyncio.run(as_bob(link, "cheers \x1b[31m everybody"))
        ann.sees(r"Bob: cheers  \[31m everybody")
        ann.sees("> hel")  # a line that was begun is still there
        ann.types("\x7fx\x15" + "pick ger\r")
        ann.sees("1 Ann .you, host.: Gerki")
        for line, shown in (
            ("bot gog", "2 normal .bot.: Gog"),
            ("set window 0", "windows 0 s"),
            ("set beat 0", "beat 0"),
        ):
            ann.types(f"{line}\r")
            ann.sees(shown)
        ann.types("help\r")
        ann.sees("Enter: back to the table")
        ann.types("\r")
        ann.sees("2 normal .bot.: Gog")
        ann.types("start\r")
        ann.sees("Gerki .you.")
        ann.sees("Your hand")
        ann.types("why 1\r")
        ann.sees(r"rules\s+[A-Z]+-\d+\s+explains|You\s+can\s+play\s+“")
        ann.types("who\r")
        ann.sees("Ann .you. is Gerki, normal is Gog")
        ann.types("play nonsense\r")
        ann.sees("there is no card “nonsense” in your hand")
        ann.types("say what a hand\r")
        ann.sees("Ann: what a hand")
        ann.types("undo\r")
        ann.sees("there is nothing of yours that could be taken back")
        ann.types("\x03")
        ann.sees("Your seat is kept; take it again with: alehouse play --join")
        assert ann.ends() == 0
    with Terminal(tmp_path, link) as ann:  # nobody has to say the name again
        ann.sees("Gerki .you.")
        ann.types("concede\r")
        ann.sees("The others have given up: Gog wins")
        ann.types("rematch\r")
        ann.sees("Type bot to add a bot")
        ann.types("leave\r")
        ann.sees("You have left the table")
        assert ann.ends() == 0


def test_a_line_that_breaks_is_mended(tmp_path: Path) -> None:
    house = tmp_path / "house"
    server = Server.start(house)
    try:
        with Terminal(tmp_path, server.url, "--name", "Ann") as ann:
            ann.sees("1 Ann")
            for line in ("bot", "set window 0", "set beat 0", "start"):
                ann.types(f"{line}\r")
            ann.sees("Your hand")
            server.kill()
            ann.sees("The connection is lost; trying again")
            ann.types("who\r")
            ann.sees("there is no connection now; it comes back by itself")
            server = Server.start(house, port=server.port)
            ann.sees("The connection is back")
            ann.types("who\r")
            ann.sees("Ann .you. is ")
            ann.types("quit\r")
            ann.sees("Your seat is kept")
            assert ann.ends() == 0
    finally:
        server.stop()


async def two_bots(url: str) -> tuple[Client, Table, str]:
    me = await Client.connect(url, "Eve")
    room = await me.open(Settings(seats=2, window=0, beat=0))
    table = await me.join(room)
    await table.add_bot("normal")
    return me, table, me.address.link(room)


def test_who_watches_sees_no_hand(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        me, table, link = await two_bots(server.url)
        async with me:
            with Terminal(tmp_path, link, "--name", "Wat", "--watch") as wat:
                await asyncio.to_thread(wat.sees, "Without a seat: Wat")
                await table.start()
                await bots_player(table).play()
                await asyncio.to_thread(wat.sees, "The seed was")
                wat.process.send_signal(signal.SIGINT)
                await asyncio.to_thread(wat.sees, "You leave the table")
                assert wat.ends() == 0
                assert "Deck Pile" in wat.everything
                assert "── Your hand" not in wat.everything

    asyncio.run(play())


# --- words ---------------------------------------------------------------------------------------------


def a_room(**changes: Any) -> RoomInfo:
    seats = (
        SeatInfo(seat=0, kind="person", who=1, name="Ann", here=True, character="gerki"),
        SeatInfo(seat=1, kind="person", who=2, name="Bob", here=True),
        SeatInfo(seat=2, kind="empty"),
    )
    people = (PersonInfo(who=1, name="Ann", here=True), PersonInfo(who=2, name="Bob", here=True))
    room: dict[str, Any] = {
        "id": "r", "status": "open", "host": 1, "locked": False, "password": False, "settings": Settings(seats=3),
        "seats": seats, "people": people, "watchers": 0,
    }  # fmt: skip
    return RoomInfo(**{**room, **changes})


ANN = You(who=1, name="Ann", seat=0)


def seat(number: int, **changes: Any) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(**{**protocol_fields(one), **changes}) if one.seat == number else one for one in a_room().seats
    )


def protocol_fields(one: Any) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, []),
        ({"people": a_room().people[:1]}, ["Bob is gone."]),
        ({"people": (*a_room().people, PersonInfo(who=3, name="Cy\x1b", here=True))}, ["Cy  comes in."]),
        ({"seats": seat(2, kind="bot", bot="normal", name="normal")}, ["normal (bot) sits down on seat 3."]),
        ({"seats": seat(1, kind="empty", who=None, name="")}, ["Seat 2 is free."]),
        ({"seats": seat(1, character="gog")}, ["Bob takes Gog."]),
        ({"seats": seat(1, away=True)}, ["A bot plays on for Bob."]),
        ({"seats": seat(1, conceded=True, away=True)}, ["Bob gives up; a bot plays on."]),
        ({"host": 2}, ["Bob is the host now."]),
        ({"locked": True}, ["The table is locked: nobody else may come in."]),
        ({"settings": Settings(seats=3, drinks=("rdi1", "rdi2"))}, ["The settings have changed: drinks rdi1+rdi2."]),
        ({"undo": UndoInfo(number=4, seat=1, yes=())}, ["Bob asks to take a move back: type agree or refuse."]),
        ({"undo": UndoInfo(number=4, seat=0, yes=())}, ["You ask the others."]),
    ],
)
def test_what_others_do_is_told(changes: dict[str, Any], said: list[str]) -> None:
    assert news(a_room(), a_room(**changes), ANN) == said


def test_the_room_says_what_to_do_next() -> None:
    assert room_lines(a_room(), ANN, "LINK")[2:5] == [
        " 1 Ann (you, host): Gerki", " 2 Bob: any character", " 3 empty",
    ]  # fmt: skip
    bob, cy = You(who=2, name="Bob", seat=1), You(who=3, name="Cy", seat=None)
    assert "start to begin" in room_lines(a_room(), ANN, "LINK")[-1]
    assert room_lines(a_room(), bob, "LINK")[-1].endswith("Ann starts the game.")
    assert room_lines(a_room(), cy, "LINK")[-1] == "Type sit to take a seat, or help."
    assert "rematch" in room_lines(a_room(status="over"), cy, "LINK")[-1]


def test_talk_is_shown_without_what_a_terminal_would_obey() -> None:
    assert said_text(Said(who=1, name="A\x07", text="\x1b[2Jhi\n")) == "A :  [2Jhi "
    assert said_text(Said(who=1, name="Ann", emote="cheers")) == "Ann: *cheers*"
    assert said_text(Said(who=1, name="Ann", phrase="well-played")) == "Ann: Well played."


def test_a_play_may_leave_out_what_goes_without_saying() -> None:
    listed = "play dump-it-on-the-floor mode 2 on gog,zot drink 1"
    for said in ("play dump-it-on-the-floor", "play dump-it-on-the-floor on zot,gog", listed):
        assert fits(said, listed)
    for said in ("play dump-it", "play dump-it-on-the-floor mode 1", "play dump-it-on-the-floor on gog", "pass"):
        assert not fits(said, listed)
    assert fits("order gog", "order gog")


def test_a_line_may_be_mended_before_it_is_sent() -> None:
    async def typed(*pieces: bytes) -> Keyboard:
        keys = Keyboard(lambda: None, screen=True)
        for piece in pieces:
            keys.feed(piece)
        return keys

    for pieces, lines, left in (
        ((b"bot\r",), ["bot"], ""),
        ((b"pl", b"ay 1\nwh"), ["play 1"], "wh"),
        ((b"abc\x7f\x08d",), [], "ad"),
        ((b"say one two\x17three",), [], "say one three"),
        ((b"nonsense\x15quit\n",), ["quit"], ""),
        ((b"\x1b[Aup\x1bOP\x1b[1;5C\n",), ["up"], ""),
        (("é".encode()[:1], "é".encode()[1:]), [], "é"),
        ((b"\x00\x01tab\t\n",), ["tab"], ""),
    ):
        keys = asyncio.run(typed(*pieces))
        assert (list(keys.lines), keys.typed, keys.ended) == (lines, left, False)
    assert asyncio.run(typed(b"x\x04")).ended is False, "only alone does Ctrl-D end the input"
    assert asyncio.run(typed(b"\x04")).ended
    ended = asyncio.run(typed(b"half", b""))
    assert (list(ended.lines), ended.ended) == (["half"], True)


def test_help_fits_a_narrow_terminal() -> None:
    for text in (lobby.HELP, table_words.game_help()):
        assert all(len(line) <= 78 for line in text.splitlines())
        assert len(text.splitlines()) <= 30
    assert "ask all: ask whenever" not in table_words.game_help()
