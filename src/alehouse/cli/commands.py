"""The words that may be typed at a table, wherever the game is played."""

from __future__ import annotations

from collections.abc import Callable

from .. import lang, rulebook
from ..errors import BadText
from ..moves import Move
from ..speech import Teller, card_text, type_text
from .faces import Face
from .picture import Picture, one_line
from .seen import Seen
from .typed import card_id, held, move_of, number_of, on_table, seat_id, what_to_type


class Left(Exception):
    """The player got up from the table."""


class Commands:
    """Understands a line: it is a move, or it is answered at once."""

    game: Seen
    face: Face
    teller: Teller
    help: str
    """All that may be typed."""
    me: int

    def understand(self, line: str, picture: Picture) -> Move | None:
        """The move that is meant, or None after a command. Raises what is wrong with the line."""
        words = line.split()
        word = words[0].lower() if words else ""
        if not word:
            return self.passed(picture)
        asked = picture.view.question.kind if picture.view.question is not None else ""
        if len(words) == 1 and number_of(word) is not None and asked != "discard":
            return self.chosen(int(word), picture)
        command = self.commands().get(word)
        if command is not None:
            return command(" ".join(words[1:]), picture)
        return move_of(line, picture, self.game, self.me)

    def commands(self) -> dict[str, Callable[[str, Picture], Move | None]]:
        return {
            "card": self.card,
            "log": self.say_log,
            "rules": self.say_rules,
            "rule": self.say_rules,
            "help": self.say_help,
            "?": self.say_help,
            "table": self.say_table,
            "hand": self.say_hand,
            "quit": self.leave,
            "exit": self.leave,
        }

    def passed(self, picture: Picture) -> Move:
        """The first move where that does nothing: a pass, or keeping all cards."""
        kind = picture.view.question.kind if picture.view.question is not None else ""
        if kind == "discard":
            return move_of("discard nothing", picture, self.game, self.me)
        if not picture.choices or picture.choices[0][0].kind != "pass":
            raise BadText(f"you cannot pass here; {what_to_type(picture)}")
        return picture.choices[0][0]

    def chosen(self, number: int, picture: Picture) -> Move:
        if not 1 <= number <= len(picture.choices):
            raise BadText(f"there is no move {number}; {what_to_type(picture)}")
        return picture.choices[number - 1][0]

    def hand_card(self, text: str, picture: Picture, verb: str) -> tuple[str, lang.Card]:
        keys = held(picture)
        key = card_id(text, picture) if text and not (text.isdigit() and not 1 <= int(text) <= len(keys)) else None
        if key is None or key not in keys:
            have = f"a card of your hand, 1 to {len(keys)}" if keys else "a card, but your hand is empty"
            raise BadText(f"{verb} needs {have}, such as {verb} 1")
        return key, self.game.cards[key]

    def card(self, text: str, picture: Picture) -> None:
        key = on_table(text, picture)
        key, card = (key, self.game.cards[key]) if key is not None else self.hand_card(text, picture, "card")
        self.face.say(f"{card.title}\n{type_text(card)}, typed as {key}\n{card_text(card)}")

    def say_log(self, text: str, picture: Picture) -> None:
        """What is new, the last lines, or all."""
        if text not in ("", "all") and not number_of(text):
            raise BadText("log shows what is new, log 20 the last 20 lines, log all everything")
        wanted = len(picture.log) if text == "all" else number_of(text) or picture.fresh
        said = picture.log[max(0, len(picture.log) - wanted) :]
        self.face.say("\n".join(said) or "Nothing has happened since your last move.")

    def say_rules(self, text: str, picture: Picture) -> None:
        if not text:
            raise BadText("rules needs the id of a rule, such as rules GAMBLE-05")
        for key, said in rulebook.look_up(text):
            self.face.say(f"{key}: {said}")

    def say_help(self, text: str, picture: Picture) -> None:
        self.face.say(self.help)

    def say_table(self, text: str, picture: Picture) -> None:
        self.face.say_table(picture)

    def say_hand(self, text: str, picture: Picture) -> None:
        if not text:
            self.face.say_hand(picture)
            return
        seat = self.game.seats.index(seat_id(text, picture, self.game))
        hands = dict(picture.view.mates)
        if seat not in hands:
            raise BadText("hand shows your own cards, and hand NAME those of a teammate")
        lines = [f"{self.teller.names[seat]} holds:" if hands[seat] else f"{self.teller.names[seat]} holds nothing."]
        for key in dict.fromkeys(hands[seat]):
            card = self.game.cards[key]
            lines.append(f"{card.title} ({type_text(card).removesuffix(' Card')}) {one_line(card)}")
        self.face.say("\n".join(lines))

    def leave(self, text: str, picture: Picture) -> Move:
        raise Left
