"""The tree of messages behind a card's text."""

import pytest

from alehouse.lang import effects as e
from alehouse.lang import text
from alehouse.lang.cards import (
    Card,
    Character,
    Passive,
    action,
    added,
    drink,
    mode,
    side_action,
    sometimes,
    standing,
)
from alehouse.lang.message import Message, own_text, say
from alehouse.lang.own import EFFECTS, OwnEffect
from alehouse.lang.words import (
    ALCOHOL,
    CAUSE,
    FORTITUDE,
    GOLD,
    HAND_SIZE,
    LOST_FORTITUDE,
    NEGATED,
    TARGET,
    TURN_START,
    YOU,
    OnFlip,
)


def clauses(card: Card) -> list[Message]:
    """The clauses of a card with one mode, without the sentence around them."""
    (paragraph,) = text.messages(card)
    whole = dict(paragraph.args)["do"]
    out: list[Message] = []
    while isinstance(whole, Message) and whole.id == "sentences":
        args = dict(whole.args)
        assert isinstance(args["first"], Message)
        out.append(args["first"])
        whole = args["rest"]
    assert isinstance(whole, Message)
    return [*out, whole]


def test_a_message_is_an_id_with_arguments() -> None:
    card = action("Sample", pick=e.Another(), do=e.Lose(2, FORTITUDE))
    loss = say("lose", amount=say("amount-fortitude", n=2), who="another", form="single")
    assert text.messages(card) == (say("text", do=loss),)


def test_what_one_player_gains_at_once_is_one_clause() -> None:
    (gain,) = clauses(action("Sample", do=(e.Gain(1, ALCOHOL), e.Gain(4, FORTITUDE))))
    both = say("list-and", first=say("amount-alcohol", n=1), last=say("amount-fortitude", n=4))
    assert gain == say("gain", amount=both, who="you", form="command")


def test_gains_of_different_players_are_different_clauses() -> None:
    card = action("Sample", pick=e.Another(), do=(e.Gain(1, GOLD), e.Gain(1, GOLD, TARGET)))
    assert [dict(clause.args)["who"] for clause in clauses(card)] == ["you", "another"]


def test_a_player_is_introduced_once() -> None:
    card = action("Sample", pick=e.Another(), do=(e.Lose(1, FORTITUDE), e.Draw(1), e.Discard(1)))
    assert [dict(clause.args)["who"] for clause in clauses(card)] == ["another", "you", "that"]


def test_a_picked_player_is_not_taken_for_the_cause() -> None:
    hit_both = (e.Discard(1), e.Negate(), e.Discard(1, CAUSE), e.Negate(), e.Discard(2))
    card = sometimes("Sample", mode(e.After(LOST_FORTITUDE), pick=e.Another(), do=hit_both))
    assert [dict(clause.args).get("who") for clause in clauses(card)] == ["another", None, "cause", None, "target"]


def test_verbs_of_one_player_in_a_row_are_one_clause() -> None:
    (both,) = clauses(action("Sample", pick=e.Another(), do=(e.Lose(1, FORTITUDE), e.Discard(1))))
    assert both.id == "list-and"
    last = dict(both.args)["last"]
    assert isinstance(last, Message)
    assert dict(last.args)["form"] == "again"


def test_paragraphs_follow_the_card_from_top_to_bottom() -> None:
    card = sometimes(
        "Sample",
        mode(e.Played(), do=e.Negate()),
        mode(e.Won(), do=e.TakePot()),
        rider=e.Draw(1),
        answered_only_by="i-dont-think-so",
    )
    ids = [message.id for message in text.messages(card)]
    assert ids == ["text-when", "or-mode", "text-when", "rider", "answered-only-by"]


def test_a_drink_without_effects_says_so() -> None:
    assert text.messages(drink("Water")) == (say("nothing"),)


def test_options_speak_to_whoever_chooses() -> None:
    card = side_action("Sample", pick=e.Another(), do=e.Choose(TARGET, ((e.Draw(1, TARGET),), (e.Draw(2),))))
    own, others = text.options(card)
    assert own == say("text", do=say("draw", n=1, who="you", form="command"))
    assert others == say("text", do=say("draw", n=2, who="cause", form="single"))


def test_a_counter_brings_its_options_along() -> None:
    heat = e.Counter("heat", high=3, at=((3, (e.Choose(YOU, ((e.Draw(1),), (e.Draw(2),))),)),))
    assert len(text.options(action("Sample", do=e.Draw(1), rider=e.Gain(1, heat)))) == 2
    assert text.options(action("Sample", do=e.Draw(1), rider=e.Lose(1, heat))) == ()


# --- what lasts, what is turned over, what belongs to one character --------------------------------


def test_paragraphs_that_last_stand_between_modes_and_notes() -> None:
    gear = e.SideDeck("gear", OnFlip.MERGE)
    hooks = (e.Hook(TURN_START, (e.Draw(1),)),)
    passives = (Passive(FORTITUDE, less=-1, back=1), Passive(HAND_SIZE, less=1))
    card = action("Sample", do=e.Draw(1), rider=e.Draw(2), adds=gear, passives=passives, hooks=hooks, price=1)
    ids = [message.id for message in text.messages(card)]
    assert ids == [
        "text", "adds", "passive-cards", "passive-back", "passive-hand-size", "hook", "rider", "price",
    ]  # fmt: skip


def test_a_passive_is_less_or_more() -> None:
    (more,) = text.messages(standing("Sample", Passive(FORTITUDE, less=-2, caused=True)))
    assert more == say("passive-caused", n=2, way="more", what=say("stat-fortitude"))


def test_a_card_of_a_side_deck_is_named_by_it() -> None:
    gear = added("Sample", do=e.Draw(1))
    assert text.types(gear) == say("kind-added")
    assert text.types(gear, e.SideDeck("gear")) == say("side-gear", name="gear")
    assert text.types(standing("Sample", Passive(FORTITUDE, 1))) == say("kind-side")
    assert text.types(side_action("Sample", do=e.Draw(1)), e.SideDeck("gear")).id == "card-type"


def test_a_response_on_an_added_card_is_about_the_whole() -> None:
    (boost,) = clauses(added("Sample", do=e.Boost(1, None)))
    assert boost == say("boost", n=1, on="joined", what="all")


def test_a_condition_without_a_consequence_is_turned_round() -> None:
    (unless,) = clauses(action("Sample", do=e.If(e.Paid(), (), (e.Draw(1),))))
    assert unless == say("unless", condition=say("if-paid"), do=say("draw", n=1, who="you", form="command"))


def test_the_highest_level_of_a_counter_is_said_as_such() -> None:
    heat = e.Counter("heat", high=3)
    (three,) = clauses(action("Sample", do=e.If(e.Level(heat, 3), (e.Draw(1),))))
    (two,) = clauses(action("Sample", do=e.If(e.Level(heat, 2), (e.Draw(1),))))
    amount = say("amount-counter-heat", n=3, name="heat")
    assert dict(three.args)["condition"] == say("if-level", amount=amount, top=1)
    assert dict(two.args)["condition"] != dict(three.args)["condition"]


def test_a_shield_says_while_what_it_holds() -> None:
    card = action("Sample", do=e.Draw(1), shield=NEGATED, shield_when=e.StillIn())
    held = say("shield", kind="card", what=say("shield-negated"))
    note = say("shield-when", shield=held, condition=say("if-still-in"), word="while")
    assert text.messages(card)[1:] == (say("text", do=note),)


def test_an_own_effect_brings_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "Another player pays {n} Gold, then {n} more."
    monkeypatch.setitem(EFFECTS, "twice", OwnEffect("twice", sentence, lambda table, n: ()))
    said = say("own-twice", text="Another player pays 2 Gold, then 2 more.", n=2)
    assert own_text(e.Own("twice", 2)) == (said, True)
    twice, loss = clauses(action("Sample", pick=e.Another(), do=(e.Own("twice", 2), e.Lose(1, FORTITUDE))))
    assert twice == said
    assert dict(loss.args)["who"] == "that"


def test_a_character_speaks_of_its_moments_and_decks() -> None:
    hooks = (e.Hook(TURN_START, (e.Draw(1),)),)
    decks = tuple((deck, ()) for deck in (e.SideDeck("potion", holds=1, sold=True), e.SideDeck("gear")))
    character = Character("sample", "Sample", "", 0, (), side_decks=decks, hooks=hooks)
    assert [message.id for message in text.role(character)] == ["hook", "role-deck-holds", "role-deck-sold"]
