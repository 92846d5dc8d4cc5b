"""What the server notes, and what it never does."""

from __future__ import annotations

import json
import logging
from io import StringIO

import pytest
import structlog

from alehouse.web.logs import SECRETS, configure_logs, places


@pytest.fixture
def said(logs_put_back: None) -> StringIO:
    """What the log says."""
    stream = StringIO()
    configure_logs(stream)
    return stream


log = structlog.get_logger("test")


def test_a_line_has_its_room_and_number(said: StringIO) -> None:
    log.bind(room="abc", seq=7).warning("odd")
    line = json.loads(said.getvalue())
    assert line.pop("timestamp")
    assert line == {"event": "odd", "level": "warning", "room": "abc", "seq": 7}


def test_a_stream_that_is_gone_stops_nobody(said: StringIO) -> None:
    said.close()
    log.warning("nobody reads this")


def test_secrets_are_hidden(said: StringIO) -> None:
    log.info("said", **dict.fromkeys(SECRETS, "ace up my sleeve"))
    assert "ace" not in said.getvalue()
    assert json.loads(said.getvalue())["seed"] == "(hidden)"


@pytest.mark.parametrize("name", ["", "uvicorn.error"])
def test_an_error_is_its_kind_and_its_places(said: StringIO, name: str) -> None:
    def fails() -> None:
        raise RuntimeError("gerki holds hide-in-shadows")

    try:
        fails()
    except RuntimeError:
        (logging.getLogger(name) if name else log).exception("a fault")
    assert "shadows" not in said.getvalue()
    assert "Traceback" not in said.getvalue()
    line = json.loads(said.getvalue())
    assert (line["event"], line["error"]) == ("a fault", "RuntimeError")
    assert line["at"][-1].endswith("fails")


def test_what_strangers_send_is_not_noted(said: StringIO) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.warning("Invalid HTTP request received.")
    uvicorn.info("Started server process")
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        uvicorn.exception("Invalid UTF-8 sequence received from client.")
    assert said.getvalue() == ""


def test_no_error_has_no_places() -> None:
    assert places(None) == []
