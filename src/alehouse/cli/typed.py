"""What a player types, as a move: numbers, sentences of the list, and words with names as they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..errors import BadText, IllegalMove
from ..moves import KINDS, TOKENS, Move
from ..packs import in_play
from ..speech import card_titles
from .picture import Picture, in_reach
from .seen import Seen

TAIL = re.compile(
    r"(?P<card>.+?)(?:,? (?:mode|use) (?P<mode>\d+))?(?: on (?P<on>(?:(?! on ).)+?))?(?: drink (?P<drink>[\d, ]+))?"
)
"""A play after its first word, for the reading in which the card is as short as can be."""
NUMBERS = re.compile(r"[\d\s,]*\d[\d\s,]*")


def slug(text: str) -> str:
    """A title, name or sentence as ids are written, so that quotes, capitals and stops do not matter."""
    return re.sub(r"[\W_]+", "-", re.sub(r"['’‘]", "", text.lower())).strip("-")


def move_of(line: str, picture: Picture, game: Seen, me: int) -> Move:
    """The move that a line means. Raises BadText or IllegalMove with what is wrong with it."""
    text = " ".join(line.lower().split())
    for move, said in picture.choices:
        if slug(said) == slug(text):
            return move
    asked = picture.view.question.kind if picture.view.question is not None else ""
    if asked == "discard" and text in ("nothing", "none", "all", "keep all"):
        text = "discard all" if text == "all" else "discard nothing"
    if NUMBERS.fullmatch(text):
        text = f"discard {text}"
    verb, _, rest = text.partition(" ")
    if verb not in KINDS:
        named = by_name(text, picture, game)
        if named is not None:
            return named
        raise BadText(f"“{line.strip()}” is no move; {what_to_type(picture)}")
    if verb in ("order", "choose") and number_of(rest) is not None:
        return numbered(verb, int(rest), picture)
    move = game.move(written(verb, rest, picture, game), me)
    reason = game.why_not(move, me)
    if reason is not None:
        raise IllegalMove(reason.key, reason.rule)
    return move


def by_name(text: str, picture: Picture, game: Seen) -> Move | None:
    """The one move that is about the player whose name was typed, and about nothing else."""
    fitting = [move for move, _ in picture.choices if [game.seats[seat] for seat in move.targets] == [slug(text)]]
    return fitting[0] if len(fitting) == 1 and fitting[0].kind in ("order", "choose") else None


def what_to_type(picture: Picture) -> str:
    """How the open question is answered, for the end of a refusal."""
    if picture.view.question is not None and picture.view.question.kind == "discard":
        return "type the numbers of cards to discard, Enter to keep all, or help"
    count = len(picture.choices)
    return f"type a number from 1 to {count}, or help" if count > 1 else "type 1 or help"


def number_of(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() else None


def numbered(verb: str, number: int, picture: Picture) -> Move:
    """`order 2` is number 2 of the list, and never the second seat."""
    if 1 <= number <= len(picture.choices) and picture.choices[number - 1][0].kind == verb:
        return picture.choices[number - 1][0]
    raise BadText(f"{number} in the list is nothing to {verb}; {what_to_type(picture)}")


def written(verb: str, rest: str, picture: Picture, game: Seen) -> str:
    """The move in the engine's own words, with ids for titles and names."""
    if verb == "pass" and not rest:
        return "pass"
    if verb == "play":
        return play_text(rest, picture, game)
    if verb == "discard":
        return discard_text(rest, picture)
    if verb == "offer":
        return offer_text(rest, picture, game)
    if verb == "token":
        return token_text(rest)
    if verb == "pass" or not rest:
        raise BadText(f"{verb} stands alone" if rest else f"{verb} whom? Say a name, such as {verb} {game.seats[-1]}")
    return f"{verb} {seat_id(rest, picture, game)}"


# --- names ---------------------------------------------------------------------------------------


def seat_id(text: str, picture: Picture, game: Seen) -> str:
    """A seat by its name or the only one that begins like that; never by its number."""
    wanted = slug(text)
    fitting = [seat for seat in game.seats if seat == wanted]
    fitting = fitting or [seat for seat in game.seats if wanted and seat.startswith(wanted)]
    if len(fitting) == 1 and number_of(wanted) is None:
        return fitting[0]
    here = ", ".join(name.removesuffix(" (you)") for name in picture.names)
    raise BadText(f"nobody here is called “{text}”; say a name: {here}")


def held(picture: Picture) -> tuple[str, ...]:
    """The cards that have a number in the listing: the hand, then what lies in front of the player."""
    return tuple(key for key, _ in in_reach(picture.view, in_play()))


def on_table(text: str, picture: Picture) -> str | None:
    """A card that lies in front of somebody, is pending or was added to what is pending, by its title or id."""
    view = picture.view
    open_cards = [key for seat in view.seats for key in seat.front]
    for entry in view.stack:
        open_cards += [*([entry.card] if entry.card is not None else []), *entry.added]
        open_cards += [key for pour in entry.drinks for key in pour.cards]
    for _, hand in view.mates:
        open_cards += hand
    fitting = list(dict.fromkeys(key for key in open_cards if slug(text) in (key, slug(card_titles()[key]))))
    return fitting[0] if len(fitting) == 1 else None


def card_id(text: str, picture: Picture) -> str | None:
    """A card by its number in the hand, its id or title, or their beginning if it fits one card of the hand."""
    keys = held(picture)
    number = number_of(text)
    if number is not None:
        if not 1 <= number <= len(keys):
            raise BadText(no_card(number, keys))
        return keys[number - 1]
    wanted = slug(text)
    if not wanted or wanted in card_titles():
        return wanted or None
    fitting = list(dict.fromkeys(key for key in keys if key.startswith(wanted)))
    if len(fitting) > 1:
        raise BadText(f"“{text}” may be {either(f'“{card_titles()[key]}”' for key in fitting)}; say more")
    return fitting[0] if fitting else None


def either(texts: Iterable[str]) -> str:
    return " or ".join(texts)


def no_card(number: int | str, keys: tuple[str, ...]) -> str:
    have = f"type numbers from 1 to {len(keys)}" if keys else "it is empty"
    return f"there is no card {number} in your hand; {have}"


# --- plays and discards --------------------------------------------------------------------------


def play_text(rest: str, picture: Picture, game: Seen) -> str:
    """Titles may hold the words that divide a play, so the longest title that is one is taken."""
    if not rest:
        raise BadText("play which card? Say its number in your hand or its title, such as play 1")
    for card, mode, on, drink in readings(rest):
        key = card_id(card, picture)
        if key is not None:
            parts = [f"play {key}"]
            parts += [f"mode {mode}"] if mode else []
            parts += ["on " + ",".join(seat_id(name, picture, game) for name in names(on))] if on else []
            parts += ["drink " + ",".join(re.findall(r"\d+", drink))] if drink else []
            return " ".join(parts)
    title = rest.strip('“”" ')
    raise BadText(f"there is no card “{title}” in your hand; type hand to see it")


def readings(rest: str) -> Iterable[tuple[str, str, str, str]]:
    """Ways to divide a play into card, use, seats and Drinks: those with the longest card first."""
    yield rest, "", "", ""
    for at in range(len(rest) - 1, 0, -1):
        if rest[at] in " ,":
            found = TAIL.fullmatch(f"x{rest[at:]}")
            if found is not None and found["card"] == "x":
                yield rest[:at], found["mode"] or "", found["on"] or "", found["drink"] or ""


def names(text: str) -> list[str]:
    return [name for name in re.split(r",| and ", text) if name.strip()]


def discard_text(rest: str, picture: Picture) -> str:
    hand = picture.view.hand
    if rest == "all":
        return " ".join(["discard", *(str(at) for at in range(1, len(hand) + 1))])
    places = [word for word in re.split(r"[\s,]+| and ", rest) if word not in ("", "nothing", "none", "and")]
    for word in places:
        number = number_of(word)
        if number is None or not 1 <= number <= len(hand):
            raise BadText(no_card(word, hand))
    return " ".join(["discard", *places])


# --- sales and tokens ----------------------------------------------------------------------------


def offer_text(rest: str, picture: Picture, game: Seen) -> str:
    card, _, name = rest.rpartition(" to ")
    if not card or not name:
        raise BadText(f"offer what to whom? Say it as in offer 1 to {game.seats[-1]}")
    key = card_id(card, picture)
    if key is None:
        raise BadText(f"there is no card “{card}” in front of you; type hand to see what is")
    return f"offer {key} to {seat_id(name, picture, game)}"


def token_text(rest: str) -> str:
    wanted = [word for word in TOKENS if rest and word.startswith(rest.partition(" ")[0])]
    if len(wanted) != 1:
        raise BadText(f"a Potion Token gives one thing: say {either(f'token {word}' for word in TOKENS)}")
    return f"token {wanted[0]}"
