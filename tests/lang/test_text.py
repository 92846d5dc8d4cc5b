"""The tree of messages behind a card's text."""

from alehouse.lang import effects as e
from alehouse.lang import text
from alehouse.lang.cards import Card, action, drink, mode, side_action, sometimes
from alehouse.lang.message import Message, say
from alehouse.lang.words import ALCOHOL, CAUSE, FORTITUDE, GOLD, LOST_FORTITUDE, TARGET, YOU


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
