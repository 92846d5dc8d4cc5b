"""check_character itself: what it finds wrong, and that it says so in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alehouse.content import catalog
from alehouse.content.common import basics, hit
from alehouse.engine.state import Broken
from alehouse.lang import FORTITUDE, GOLD, Another, Card, Character, Gain, Lose, action, mode, sometimes
from alehouse.lang.effects import AboutTo, Ignore
from alehouse.lang.words import Part
from alehouse.testing import CheckFailed, check_character

NUDGE = hit("A nudge from the new one", 1)


def newcomer(*cards: tuple[int, Card]) -> Character:
    """A character of 40 cards: the basics, these, and nudges."""
    rest = 40 - 14 - sum(n for n, _ in cards)
    deck = (*basics(), *cards, (rest, NUDGE))
    return Character(id="newcomer", name="Newcomer", title="the Test", box=99, deck=deck)


def wrong(character: Character | str, games: int = 5) -> str:
    with pytest.raises(CheckFailed) as caught:
        check_character(character, games=games)
    assert caught.value.wrong
    return str(caught.value)


def test_a_character_that_is_not_shipped_can_be_checked() -> None:
    report = check_character(newcomer((3, hit("A shove from the new one", 2))), games=20)
    assert (report.cards, report.designs) == (40, 9)
    assert report.games >= 20
    assert report.seen.played["a-shove-from-the-new-one"] > 0
    assert "en" in report.languages
    assert "every card played, answered and resolved" in str(report)


def test_a_changed_version_of_a_shipped_character_takes_its_place() -> None:
    fiona = next(character for character in catalog.pack().characters if character.id == "fiona")
    first, *rest = fiona.deck
    changed = replace(fiona, deck=((first[0] - 1, first[1]), *rest, (1, NUDGE)))
    assert check_character(changed, games=20).seen.played[NUDGE.id] > 0


def test_the_same_seed_gives_the_same_report() -> None:
    assert check_character("gog", games=5, seed=3) == check_character("gog", games=5, seed=3)


def test_nobody_of_that_name() -> None:
    assert "nobody is called 'gandalf'" in wrong("gandalf")


def test_a_deck_that_is_not_complete() -> None:
    text = wrong("farai")
    assert "farai is not ready to play" in text
    assert "a character has 40" in text


def test_a_card_that_is_listed_twice() -> None:
    assert "the card id 'a-nudge-from-the-new-one' is listed 2 times" in wrong(newcomer((2, NUDGE)))


def test_an_id_that_belongs_to_somebody_else() -> None:
    text = wrong(newcomer((1, hit("Make some elbow room", 4))))
    assert "the id 'make-some-elbow-room' belongs to a card of Fiona" in text


def test_a_word_that_the_engine_does_not_know() -> None:
    robbery = action("A robbery into nowhere", pick=Another(), do=Lose(1, GOLD))
    assert "Gold is not lost into nowhere" in wrong(newcomer((1, robbery)))


def test_a_card_that_cannot_be_written_down() -> None:
    odd = action("A very odd card", do=Gain(2.5, FORTITUDE))  # type: ignore[arg-type]
    assert "'A very odd card' cannot be written down" in wrong(newcomer((1, odd)))


def test_a_card_that_nobody_can_ever_play() -> None:
    never = sometimes("Never in boxes one and two", mode(AboutTo(Part.LEAVE), do=Ignore()))
    text = wrong(newcomer((1, never)))
    assert "the engine refuses it" in text or "was never played" in text


def test_a_card_that_does_not_come_up_is_named_with_what_was_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.testing.check.PATIENCE", 1)
    text = wrong("gog", games=1)
    assert "was never" in text
    assert "in 1 games" in text


def test_a_game_that_breaks_off_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise Broken("a card is played that is not held")

    monkeypatch.setattr("alehouse.testing.check.random_playout", broken)
    assert "game 0 breaks off: a card is played that is not held" in wrong("gog", games=1)


def test_everything_that_is_wrong_is_listed_at_once() -> None:
    bad = newcomer((2, NUDGE), (1, hit("Make some elbow room", 4)))
    with pytest.raises(CheckFailed) as caught:
        check_character(replace(bad, deck=bad.deck[:-1]))
    assert len(caught.value.wrong) >= 2
