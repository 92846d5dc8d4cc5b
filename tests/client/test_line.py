"""A line that breaks: it comes back, asks again what was not answered, and notices whatever is missing."""

from __future__ import annotations

import asyncio
from itertools import islice, repeat
from random import Random
from typing import Any

import pytest

from alehouse import protocol
from alehouse.client import Gone, Refused, backoff
from alehouse.protocol import (
    Answer,
    Bye,
    Clock,
    Ended,
    Event,
    Hello,
    Ok,
    Ping,
    Pong,
    Private,
    Public,
    Question,
    Reason,
    RoomInfo,
    Said,
    Say,
    Sit,
    State,
    Ticking,
    Update,
    Why,
    Yours,
)

pytestmark = pytest.mark.anyio

NO_CLOCK = Clock(decision=0, kind="none")
ASKED = Private(seat=0, hand=(), question=Question(decision=7, kind="action", about=None, moves=()))
Puppet = Any  # the fixture in conftest.py


def state(seq: int = 0, game: int = 1, **table: Any) -> State:
    return State(game=game, seq=seq, at=0, table=Public(turn=1, pot=0, **table), clock=NO_CLOCK, you=ASKED)


def update(seq: int, game: int = 1, **table: Any) -> Update:
    told = (Event("turn", {"seat": seq}),)
    return Update(game=game, seq=seq, at=seq, events=told, table=Public(**table), clock=NO_CLOCK)


async def test_a_table_is_put_together_from_what_is_told(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    assert (table.room, table.you.seat, table.view, table.game) == (room, 0, None, None)
    await peer.says(state(), update(1, turn=2), update(2, pot=5))
    await table.until(lambda table: table.seq == 2)
    assert (table.view.turn, table.view.pot) == (2, 5)
    assert [event.args["seat"] for event in table.events] == [1, 2]
    assert table.private == ASKED
    assert table.question.decision == 7
    await peer.says(Yours(game=1, you=Private(seat=0, hand=("x",), answered="pass")))
    await peer.says(Ticking(game=1, clock=Clock(decision=8, kind="window", left=60_000)))
    await peer.says(Said(who=1, name="Ann", text="hi"), Ended(game=1, id="g", how="played", winners=(0,), seed="00"))
    await table.until(lambda table: table.ended is not None)
    assert table.question is None
    assert table.private.hand == ("x",)
    assert 0 < table.left <= 60_000
    assert table.said[-1].text == "hi"
    assert table.gaps == []


async def test_many_updates_that_nobody_looks_at_are_put_together_later(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    await peer.says(state(), *(update(seq, turn=seq) for seq in range(1, 201)))
    await table.until(lambda table: table.seq == 200)
    assert table.view.turn == 200
    assert table.view.pot == 0


async def test_requests_wait_for_their_own_reply(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    sitting, asking = asyncio.ensure_future(table.sit(1)), asyncio.ensure_future(table.why(card="i-raise"))
    sit, why = await peer.hears(Sit), await peer.hears(Why)
    assert (sit.seat, why.card) == (1, "i-raise")
    assert sit.id != why.id
    await peer.says(Reason(id=why.id, key="not-now", rule="PLAY-01"))
    assert (await asking).rule == "PLAY-01"
    assert not sitting.done()
    await peer.says(protocol.Refused(id=sit.id, code="seat-taken"))
    with pytest.raises(Refused, match="somebody sits there") as caught:
        await sitting
    assert caught.value.code == "seat-taken"


async def test_a_request_that_came_too_fast_is_made_again(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    sitting = asyncio.ensure_future(table.sit(1))
    sit = await peer.hears(Sit)
    await peer.says(protocol.Refused(id=sit.id, code="too-fast", params={"wait": 1}))
    assert await peer.grants(Sit) == sit
    await sitting
    saying = asyncio.ensure_future(table.say("hi"))
    said = await peer.hears(Say)
    await peer.says(protocol.Refused(id=said.id, code="too-fast", params={"wait": 1}))
    with pytest.raises(Refused, match="more messages than the server takes; wait 1 milliseconds"):
        await saying


async def test_an_answer_names_the_open_question(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    with pytest.raises(Refused) as caught:
        await table.answer("pass")
    assert caught.value.code == "not-asked"
    await peer.says(state())
    await table.changed()
    answering = asyncio.ensure_future(table.answer("pass"))
    assert (await peer.grants(Answer)).decision == 7
    await answering


async def test_replies_can_be_iterated_over(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    found = []

    async def listen() -> None:
        async for reply in table:
            found.append(type(reply))

    listening = asyncio.ensure_future(listen())
    await asyncio.sleep(0)
    await peer.says(state(), update(1), Said(who=1, name="Ann", emote="cheers"))
    await table.until(lambda table: len(table.said) == 1)
    await table.close()
    await listening
    assert found == [State, Update, Said]


async def test_after_a_cut_it_resumes_and_asks_again(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    heard: list[bool] = []
    table.on_connection = heard.append
    await peer.says(state(), update(1))
    await table.until(lambda table: table.seq == 1)
    saying, pinging = asyncio.ensure_future(table.say("hi")), asyncio.ensure_future(table.ping())
    said, ping = await peer.hears(Say), await peer.hears(Ping)
    peer.cut()
    again = await puppet.peers.get()
    hello = await again.welcomes(room)
    assert (hello.game, hello.since) == (1, 1)
    assert await again.hears(Say) == said
    assert await again.hears(Ping) == ping
    await again.says(update(2), Ok(id=said.id), Pong(id=ping.id))
    await asyncio.gather(saying, pinging)
    await table.until(lambda table: table.seq == 2)
    assert table.gaps == []
    assert heard == [False, True]
    assert table.line.breaks == 1


async def test_what_is_asked_without_a_connection_is_asked_later(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    peer.cut()
    again = await puppet.peers.get()
    saying = asyncio.ensure_future(table.say("hi"))
    await again.welcomes(room)
    assert (await again.grants(Say)).text == "hi"
    await saying


async def test_answers_come_once_however_often_the_line_breaks(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    saying = asyncio.ensure_future(table.say("hi"))
    first = await peer.hears(Say)
    for _ in range(3):
        peer.cut()
        peer = await puppet.peers.get()
        await peer.welcomes(room)
        assert await peer.hears(Say) == first
    await peer.says(Ok(id=first.id), Ok(id=first.id))
    await saying
    pinging = asyncio.ensure_future(table.ping())
    await peer.grants(Ping)
    await pinging


@pytest.mark.parametrize("seqs", [(1, 3), (2,)])
async def test_a_missing_update_is_noticed_and_fetched(puppet: Puppet, room: RoomInfo, seqs: tuple[int, ...]) -> None:
    table, peer = await puppet.joined(room)
    await peer.says(state(), *(update(seq) for seq in seqs))
    again = await puppet.peers.get()
    hello = await again.welcomes(room)
    assert hello.since == len(seqs) - 1
    await again.says(*(update(seq) for seq in range(len(seqs), 4)))
    await table.until(lambda table: table.seq == 3)
    assert [(gap.expected, gap.got) for gap in table.gaps] == [(len(seqs), seqs[-1])]
    assert "should have come" in str(table.gaps[0])


async def test_an_update_that_comes_twice_is_noticed_and_not_told_twice(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    await peer.says(state(), update(1), update(1), update(2))
    await table.until(lambda table: table.seq == 2)
    assert [gap.got for gap in table.gaps] == [1]
    assert len(table.events) == 2


async def test_a_state_that_goes_back_is_noticed_and_a_new_game_is_not(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    await peer.says(state(9), Ended(game=1, id="g", how="played", winners=(), seed=""), state(0, game=2))
    await table.until(lambda table: table.game == 2)
    assert table.gaps == []
    assert table.ended is None
    await peer.says(state(4, game=2), state(3, game=2))
    await table.until(lambda table: table.seq == 3)
    assert len(table.gaps) == 1


@pytest.mark.parametrize("code", ["kicked", "no-room", "other-protocol"])
async def test_last_words_end_it(puppet: Puppet, room: RoomInfo, code: str) -> None:
    table, peer = await puppet.joined(room)
    saying = asyncio.ensure_future(table.say("hi"))
    await peer.hears(Say)
    await peer.says(Bye(code=code))
    with pytest.raises(Gone) as caught:
        await saying
    assert caught.value.code == code
    with pytest.raises(Gone):
        await table.changed()
    with pytest.raises(Gone):
        await table.ping()


async def test_a_server_that_closes_is_waited_for(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    await peer.says(Bye(code="closing"))
    await peer.close()
    again = await puppet.peers.get()
    await again.welcomes(room)
    await table.until(lambda table: table.line.breaks == 1)
    assert table.gone is None


async def test_a_greeting_that_is_refused_is_said_at_once(puppet: Puppet) -> None:
    opening = asyncio.ensure_future(puppet.table(password="wrong").open())
    peer = await puppet.peers.get()
    hello = await peer.hears(Hello)
    assert hello.password == "wrong"
    await peer.says(protocol.Refused(id=hello.id, code="wrong-password"))
    with pytest.raises(Gone) as caught:
        await opening
    assert caught.value.code == "wrong-password"


async def test_the_first_connection_is_tried_once_unless_asked_otherwise(puppet: Puppet, room: RoomInfo) -> None:
    opening = asyncio.ensure_future(puppet.table().open())
    (await puppet.peers.get()).cut()
    with pytest.raises(Exception, match="no close frame received"):
        await opening
    opening = asyncio.ensure_future(puppet.table(patient=True).open())
    (await puppet.peers.get()).cut()
    await (await puppet.peers.get()).welcomes(room)
    await opening


async def test_it_gives_up_when_the_pauses_end(puppet: Puppet, room: RoomInfo) -> None:
    table = puppet.table(lambda: repeat(0.0, 2))
    opening = asyncio.ensure_future(table.open())
    peer = await puppet.peers.get()
    await peer.welcomes(room)
    await opening
    peer.cut()
    for _ in range(2):
        (await puppet.peers.get()).cut()
    with pytest.raises(Exception, match="no close frame received"):
        await table.until(lambda _: False)


async def test_a_message_that_cannot_be_read_ends_it(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    await peer.socket.send('{"type": "update", "game": "one"}')
    with pytest.raises(Gone) as caught:
        await table.until(lambda _: False)
    assert caught.value.code == "bad-message"


async def test_a_cancelled_wait_harms_nobody(puppet: Puppet, room: RoomInfo) -> None:
    table, peer = await puppet.joined(room)
    one, other = asyncio.ensure_future(table.changed()), asyncio.ensure_future(table.changed())
    await asyncio.sleep(0)
    one.cancel()
    await peer.says(Said(who=1, name="Ann", emote="cheers"))
    await other
    saying = asyncio.ensure_future(table.say("hi"))
    said = await peer.hears(Say)
    saying.cancel()
    await peer.says(Ok(id=said.id))
    await table.changed()


def test_pauses_grow_and_differ() -> None:
    pauses = list(islice(backoff(0.1, 5.0, Random(1)), 20))
    assert 0.05 <= pauses[0] <= 0.15
    assert all(2.5 <= pause <= 7.5 for pause in pauses[8:])
    assert pauses != list(islice(backoff(0.1, 5.0, Random(2)), 20))
