"""Words for people: card text, events, questions, moves and reasons, from catalogues in Project Fluent.

Everything else in Alehouse speaks in ids and codes. A language is a folder of `.ftl` files here.
"""

from .cards import (
    adds_text,
    card_text,
    counter_text,
    deck_text,
    option_texts,
    phase_text,
    role_text,
    stat_text,
    type_text,
    variant_text,
)
from .catalogue import SpeechError, languages
from .events import event_text
from .names import (
    Seated,
    card_title,
    card_titles,
    character_mechanic,
    character_name,
    character_title,
    drink_deck_name,
    seat_name,
    seat_names,
    team_name,
)
from .talk import Teller, move_text, question_text, reason_short, reason_text

__all__ = [
    "Seated",
    "SpeechError",
    "Teller",
    "adds_text",
    "card_text",
    "card_title",
    "card_titles",
    "character_mechanic",
    "character_name",
    "character_title",
    "counter_text",
    "deck_text",
    "drink_deck_name",
    "event_text",
    "languages",
    "move_text",
    "option_texts",
    "phase_text",
    "question_text",
    "reason_short",
    "reason_text",
    "role_text",
    "seat_name",
    "seat_names",
    "stat_text",
    "team_name",
    "type_text",
    "variant_text",
]
