"""What can go wrong when the engine is used, each with a message that says what to do next."""

from __future__ import annotations


class AlehouseError(Exception):
    """Everything that Alehouse raises on purpose."""


class IllegalMove(AlehouseError):
    """A move that the rules refuse: `reason` is a key, `rule` the id of the rule."""

    def __init__(self, reason: str, rule: str, detail: str = "") -> None:
        self.reason = reason
        self.rule = rule
        self.detail = detail
        super().__init__(f"{reason} ({rule})" + (f": {detail}" if detail else ""))


class StaleDecision(AlehouseError):
    """The answer was meant for a question that is no longer open."""

    def __init__(self, meant: int, now: int) -> None:
        self.meant = meant
        self.now = now
        super().__init__(f"the answer is for question {meant}, but question {now} is open; look again")


class BadSetup(AlehouseError):
    """A game that cannot be set up like this."""


class BadText(AlehouseError):
    """A text that is no move of this game."""


class BadRecord(AlehouseError):
    """A record that is damaged, or does not replay; `line` is the first bad line (from 1)."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)
