"""Verbs of card text, for languages that have more forms of them than English.

The text of a card says with `form` what English needs: "lose", "you lose", "loses". That is one word for what other
languages keep apart: "lose!" and "you may lose". So each message with a verb is given a `verb` besides:

- `order` speaks to the reader: draw a card!
- `bare` stands behind another verb: you may draw a card; that player may drink
- `you` and `same` have the reader as subject, who is named, or was just before: you lose 1 Gold (and draw a card)
- `third` and `again` have anybody else as subject, who is named, or was just before: that player loses (and draws)

A catalogue uses `form` or `verb`, whichever suits its language.
"""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.lang.message import Argument, Message, say

_NAMELESS = frozenset({
    "order", "start-round", "take-control", "take-control-until", "end-round", "take-pot", "flip", "negate",
    "ignore", "ignore-only", "adjust-plus", "adjust-minus", "adjust-to", "boost", "split",
})  # fmt: skip
"""What the reader does although no argument says who."""

_TOGETHER = ("list-and", "list-comma", "relief")
"""Where the verbs inside stand like the whole."""

_MAY = ("may", "may-then")


def with_verbs(message: Message) -> Message:
    """The same tree, with `verb` wherever a verb is said."""
    return _Walk().inside(message)


@dataclass(slots=True)
class _Walk:
    """One clause and what stands inside it."""

    behind: str = ""
    """`you` or `they`: whose verbs stand behind "may"."""
    said: str = ""
    """How the last verb was said."""

    def inside(self, message: Message) -> Message:
        verb = self.verb(message)
        args = tuple((name, self.argument(message.id, name, value)) for name, value in message.args)
        if verb:
            args = (*args, ("verb", verb))
        if message.id.startswith("adjust-"):
            args = (*args, ("amount", _amount(message)))
        return Message(message.id, args)

    def argument(self, id: str, name: str, value: Argument) -> Argument:
        if not isinstance(value, Message):
            return value
        return self.around(id, name).inside(value)

    def around(self, id: str, name: str) -> _Walk:
        """The clause to which an argument belongs: this one, or a new one."""
        if id in _TOGETHER and name in ("first", "last", "loss"):
            return self
        if id in _MAY and name == "do":
            return _Walk(behind="you" if self.said == "you" else "they")
        return _Walk()

    def verb(self, message: Message) -> str:
        if message.id in _NAMELESS:
            self.said = "bare" if self.behind == "you" else "order"
            return self.said
        args = dict(message.args)
        match args.get("form"), args.get("who"):
            case None, _:
                return ""
            case "command", "you" if self.said in ("you", "same"):
                self.said = "same"
            case "command", "you":
                self.said = "bare" if self.behind == "you" else "order"
            case "command", _:
                self.said = "bare" if self.behind == "they" else "again"
            case "plural", "you":
                self.said = "you"
            case "again", _:
                self.said = "again"
            case _:
                self.said = "third"
        return self.said


def _amount(adjust: Message) -> Message:
    """How much of it, where English keeps the number and its name apart."""
    args = dict(adjust.args)
    what = args["what"]
    assert isinstance(what, Message), "a number of a player, by its name"
    return say(what.id.replace("stat-", "amount-"), n=args["n"])
