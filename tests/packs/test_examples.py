"""Two whole characters as data, and what they are: the same values that a Python file would make."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import alehouse
from alehouse import Game, lang
from alehouse.content.common import basics
from alehouse.lang import (
    ALCOHOL,
    ANTE,
    DRINK,
    FORTITUDE,
    INN,
    ORDER_PHASE,
    OTHERS,
    TARGET,
    YOU,
    AboutTo,
    Another,
    Choose,
    Counter,
    Draw,
    Flip,
    Gain,
    Ignore,
    InPhase,
    LeaveRound,
    Lose,
    Order,
    Pay,
    SideDeck,
    Table,
    action,
    mode,
    side_action,
    sometimes,
)
from alehouse.packs import PackError, read_pack
from alehouse.testing import check_character, random_playout

EXAMPLES = Path(__file__).parent / "examples"
MIRELA, BARNABY = EXAMPLES / "mirela.toml", EXAMPLES / "barnaby.json"


def load(path: Path) -> lang.Character:
    (character,) = alehouse.load_pack(path).characters
    return character


@pytest.mark.parametrize("path", [MIRELA, BARNABY], ids=lambda path: str(path.name))
def test_an_example_can_be_played(path: Path) -> None:
    report = check_character(load(path), games=30)
    assert report.cards == 40


def test_the_cards_of_a_toml_pack_are_those_that_python_would_make() -> None:
    wolves = SideDeck("wolves", on_flip=lang.OnFlip.ENTRY)
    moonlight = Counter("moonlight", high=3, resets=True, at=((3, (Flip(wolves),)),))
    mirela = load(MIRELA)
    cards = {card.id: card for _, card in mirela.deck}
    assert (mirela.id, mirela.name, mirela.title, mirela.box) == ("mirela", "Mirela", "the Moonstruck", 0)
    assert mirela.mechanic.startswith("Her bolder cards let the moon rise. When it is full, a wolf comes")
    assert mirela.counters == (moonlight,)
    assert [deck for deck, _ in mirela.side_decks] == [wolves]
    assert mirela.deck[:7] == basics()
    assert cards["my-nails-have-grown-again-see"] == action(
        "My nails have grown again, see?",
        pick=Another(),
        do=Lose(Table(moonlight, (1, 2, 3, 3)), FORTITUDE, TARGET),
        rider=Gain(1, moonlight, YOU),
    )
    assert cards["i-said-i-do-not-like-silver"] == action(
        "I said I do not like silver", do=(Pay(1, OTHERS, INN), Lose(1, FORTITUDE, OTHERS))
    )
    assert cards["the-moon-drinks-with-me"] == sometimes(
        "The moon drinks with me",
        mode(AboutTo(DRINK), do=Ignore()),
        mode(AboutTo(ANTE), do=LeaveRound()),
        rider=Gain(1, moonlight),
    )
    assert cards["round-up-the-pack"] == sometimes(
        "Round up the pack!", mode(InPhase(ORDER_PHASE), do=(Pay(1, YOU, INN), Order(2)))
    )
    cubs = side_action("A whole litter of cubs", do=Lose(1, FORTITUDE, OTHERS))
    assert mirela.side_decks[0][1][1] == (2, cubs)


def test_the_cards_of_a_json_pack_are_those_that_python_would_make() -> None:
    cork = Counter("cork", high=5, resets=True, at=((5, (Gain(2, FORTITUDE), Draw(1))),))
    barnaby = load(BARNABY)
    cards = {card.id: (n, card) for n, card in barnaby.deck}
    assert (barnaby.bonus_gold, barnaby.counters) == (1, (cork,))
    assert cards["winning-hand"][0] == 3
    assert cards["this-barrel-is-on-you"] == (
        2,
        action(
            "This barrel is on you",
            pick=Another(),
            do=Choose(TARGET, ((Pay(2, TARGET, YOU),), (Lose(3, FORTITUDE, TARGET),))),
        ),
    )
    trigger = cards["behind-the-barrels-quick"][1].modes[0].trigger
    assert trigger == lang.Played(lang.ACTION_SOMETIMES, affects=(FORTITUDE, ALCOHOL))


def test_both_forms_of_a_pack_are_the_same() -> None:
    values = tomllib.loads(MIRELA.read_text("utf-8"))
    assert read_pack(json.dumps(values).encode(), "mirela.json") == alehouse.load_pack(MIRELA)


def test_the_examples_sit_at_one_table() -> None:
    packs = [alehouse.load_pack(MIRELA), alehouse.load_pack(BARNABY)]
    for seed in range(3):
        game = Game(["mirela", "barnaby", "zot"], seed=seed, packs=packs)
        assert random_playout(game, seed).is_over


def test_a_pack_that_came_as_bytes_is_never_code() -> None:
    with pytest.raises(PackError, match=r"data pack is a \.toml or \.json file"):
        read_pack(b"raise SystemExit", "pack.py")


def test_basic_cards_may_be_listed_again_for_more_copies() -> None:
    text = MIRELA.read_text("utf-8").replace('title = "Sit, or be bitten!"', 'title = "Sit!"')
    text = text.replace("copies = 3", "copies = 2", 1) + '\n[[deck]]\ncard = "winning-hand"\n'
    (character,) = read_pack(text.encode(), "more.toml").characters
    assert [n for n, card in character.deck if card.id == "winning-hand"] == [3]
    assert character.size == 40
