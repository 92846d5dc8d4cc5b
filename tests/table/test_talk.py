"""Chat: emotes and phrases at once, free text if the host allows it; limited, mutable, and never in the log."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.protocol import EMOTES, PHRASES, Configure, Mute, Said, Say, Settings, Start, Welcome
from alehouse.table.limits import Limits
from alehouse.table.talk import KEPT


@pytest.mark.parametrize("said", [*({"emote": emote} for emote in EMOTES), *({"phrase": one} for one in PHRASES)])
def test_everybody_hears_emotes_and_phrases(table: Any, said: dict[str, str]) -> None:
    t = table(seats=2, chat=False)
    ann, bob = t.plays("ann", "bob")
    eve = t.enters("eve")
    bob.does(Say, **said)
    for tab in (ann, bob, eve):
        assert tab.said == [Said(who=bob.you.who, name="bob", seat=1, seq=eve.seq, at=t.now, **said)]


def test_a_watcher_may_talk_too(table: Any) -> None:
    t = table(seats=2)
    ann, _ = t.plays("ann", "bob")
    eve = t.enters("eve")
    eve.does(Say, text="hello")
    assert ann.said == [Said(who=eve.you.who, name="eve", text="hello", seq=eve.seq, at=t.now)]


def test_free_text_is_for_the_host_to_allow(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    ann.does(Configure, settings=Settings(chat=False))
    assert bob.cannot(Say, text="hello") == "chat-off"
    bob.does(Say, emote="wink")
    ann.does(Configure, settings=Settings(chat=True))
    bob.does(Say, text="hello")
    assert [said.text for said in ann.said] == [None, "hello"]


def test_text_travels_as_it_was_typed_but_for_what_cannot_be_seen(table: Any) -> None:
    ann, bob = table().seats("ann", "bob")
    ann.does(Say, text="<b>5 < 6 & 7</b>\r\n\x00\x1b[31mred\u202e ")
    assert bob.said[0].text == "<b>5 < 6 & 7</b>    [31mred"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "bad-message"),
        ({"emote": "wink", "text": "hello"}, "bad-message"),
        ({"text": " \n\t\u200b "}, "bad-message"),
        ({"emote": "moon"}, "no-such-phrase"),
        ({"phrase": "wink"}, "no-such-phrase"),
    ],
)
def test_one_thing_is_said_at_a_time(table: Any, said: dict[str, str], code: str) -> None:
    ann, bob = table().seats("ann", "bob")
    assert ann.cannot(Say, **said) == code
    assert bob.said == []


def test_what_can_be_said_is_named_in_the_refusal(table: Any) -> None:
    ann = table().enters("ann")
    params = ann.refusal(Say, emote="moon").params
    assert params == {"emotes": list(EMOTES), "phrases": list(PHRASES)}


def test_nobody_talks_without_end(table: Any) -> None:
    t = table(limits=Limits(chat_burst=3, chat_rate=0.5))
    ann, bob = t.seats("ann", "bob")
    for _ in range(3):
        ann.does(Say, emote="cheers")
    refusal = ann.refusal(Say, emote="cheers")
    assert (refusal.code, refusal.params) == ("too-fast", {"wait": 2_001})
    bob.does(Say, emote="groan")
    t.pass_time(refusal.params["wait"])
    ann.does(Say, emote="cheers")
    assert ann.cannot(Say, emote="cheers") == "too-fast"
    t.pass_time(3_600_000)
    for _ in range(3):
        ann.does(Say, emote="cheers")
    assert ann.cannot(Say, emote="cheers") == "too-fast"


def test_a_second_tab_is_no_second_mouth(table: Any) -> None:
    t = table(limits=Limits(chat_burst=1))
    ann = t.enters("ann")
    other = ann.returns()
    ann.does(Say, emote="cheers")
    assert other.cannot(Say, emote="cheers") == "too-fast"
    assert len(other.said) == 1


def test_the_host_mutes_and_unmutes(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    assert bob.cannot(Mute, who=ann.you.who) == "not-host"
    assert ann.cannot(Mute, who=99) == "no-such-person"
    ann.does(Mute, who=bob.you.who)
    assert [person.muted for person in bob.room.people] == [False, True]
    for said in ({"emote": "angry"}, {"phrase": "sorry"}, {"text": "why?"}):
        assert bob.cannot(Say, **said) == "muted"
    bob.goes()
    bob = bob.returns()
    assert bob.cannot(Say, emote="angry") == "muted", "another connection does not help"
    ann.does(Mute, who=bob.you.who, on=False)
    bob.does(Say, emote="angry")
    assert len(ann.said) == 1


def welcomed(tab: Any) -> tuple[Said, ...]:
    (said,) = [welcome.said for welcome in tab.heard_of(Welcome)]
    return tuple(said)


def test_who_comes_is_told_what_was_said_last_and_when(table: Any) -> None:
    t = table(seats=2, limits=Limits(chat_burst=99))
    ann, bob = t.seats("ann", "bob")
    ann.does(Say, text="in the lobby")
    ann.does(Start)
    for n in range(KEPT - 1):
        bob.does(Say, text=f"{n}")
    ann.does(Say, text="at the table")
    told = welcomed(t.enters("eve"))
    assert [said.text for said in told] == [*(f"{n}" for n in range(KEPT - 1)), "at the table"]
    assert told == welcomed(ann.returns())
    assert {said.seq for said in told} == {ann.said[-1].seq} != {-1}
    assert len({said.at for said in told}) == KEPT, "each has its own time"
    ann.does(Mute, who=bob.you.who)
    assert [said.text for said in welcomed(t.enters("mia"))] == ["at the table"]


def test_talk_is_not_kept(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    rows, rooms = len(t.log), len(t.rooms)
    ann.does(Say, text="the secret of the cellar")
    bob.does(Say, emote="gasp")
    assert (len(t.log), len(t.rooms)) == (rows, rooms)
    assert not t.enters("eve").said


def test_the_same_words_are_not_said_twice_by_a_retry(table: Any) -> None:
    ann, bob = table().seats("ann", "bob")
    first = ann.asks(Say, id="once", text="hello")
    assert ann.asks(Say, id="once", text="hello") == first
    assert len(bob.said) == 1
