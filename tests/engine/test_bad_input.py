"""Bad input: whatever is typed, loaded or tampered with, the answer is one of our errors, and the game is unharmed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from alehouse import AlehouseError, BadRecord, Game
from alehouse.testing import random_playout

CALM = settings(derandomize=True, database=None, deadline=None, max_examples=150)
WORDS = """
    pass play discard order choose on mode drink nothing gerki zot gerki-2 gambling-im-in dump-it-on-the-floor
    0 1 2 9 99 -1 , ,, ² é
"""
RECORD = random_playout(Game(["gerki", "zot"], seed=11), 11).record()
SAVED = Game(["gerki", "zot"], seed=11).to_json()


def refusal(act: Callable[[], object]) -> AlehouseError | None:
    """The error of ours that an act ends in; any other error fails the test."""
    try:
        act()
    except AlehouseError as error:
        return error
    return None


@CALM
@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS.split()), max_size=7).map(" ".join)))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    game = Game(["gerki", "zot"], seed=5)
    before = game.to_json()
    refused = refusal(lambda: game.push_text(text))
    if refused is not None:
        assert str(refused)
        assert game.to_json() == before


@CALM
@given(st.integers(0, len(RECORD) - 1), st.characters(codec="utf-8"))
def test_a_record_with_one_character_changed_is_refused_by_its_line(at: int, character: str) -> None:
    changed = RECORD[:at] + character + RECORD[at + 1 :]
    if changed.splitlines() == RECORD.splitlines():
        return
    refused = refusal(lambda: Game.from_record(changed))
    assert isinstance(refused, BadRecord)
    assert refused.line == RECORD[:at].count("\n") + 1


@CALM
@given(st.integers(0, len(SAVED) - 1), st.integers(1, 40))
def test_a_saved_game_with_a_piece_cut_out_is_refused_or_whole(at: int, size: int) -> None:
    refused = refusal(lambda: Game.from_json(SAVED[:at] + SAVED[at + size :]))
    assert refused is None or str(refused)


@CALM
@given(
    st.lists(st.sampled_from(["gerki", "zot", "eve", "serena", "nobody", ""]), max_size=12),
    st.one_of(st.none(), st.integers(-3, 12), st.sampled_from(["gerki", "nobody"])),
    st.one_of(st.sampled_from(["rdi1", "rdi9", ""]), st.lists(st.sampled_from(["rdi1", "rdi2", "x"]), max_size=3)),
    st.dictionaries(st.sampled_from(["gold", "fortitude", "alcohol", "luck"]), st.integers(-5, 200), max_size=2),
)
def test_any_set_up_is_a_game_or_is_refused(
    characters: list[str], first: int | str | None, drinks: str | list[str], rules: dict[str, int]
) -> None:
    def play() -> None:
        random_playout(Game(characters, seed=1, first=first, drinks=drinks, rules=rules), 1)

    refused = refusal(play)
    assert refused is None or str(refused)


def named(game: Game, text: str) -> None:
    game.why_not(game.move(text))


def test_every_card_there_is_can_be_named_in_a_move() -> None:
    """Drinks, Events and cards of side decks too, which nobody plays from a hand."""
    game = Game(["gerki", "zot"], seed=5)
    before = game.to_json()
    for card in game.cards:
        for text in (f"play {card}", f"play {card} mode 2 on zot drink 1,2", f"offer {card} to zot"):
            refusal(partial(named, game, text))
        refusal(partial(game.why_not, card))
    assert game.to_json() == before
