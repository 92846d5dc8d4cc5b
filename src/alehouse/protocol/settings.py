"""The settings of a table, and what can be chosen."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

ClockName = Literal["casual", "fast", "days"]
Privacy = Literal["link", "listed", "password"]
Beat = Annotated[int, Meta(ge=0, le=5_000)]


class Delays(Struct, frozen=True, kw_only=True):
    """A clock profile. All times are in milliseconds."""

    window: int
    """How long a response window stays open, whatever anybody holds. 0: it closes as soon as nobody is waited for."""
    touched: int
    """The same for a window on something that is about to happen to a person."""
    move: int
    """Time for a decision of one's own; then the bank runs."""
    bank: int
    """Thinking time for the whole game."""
    grace: int
    """How long a person may be gone before a bot plays on."""
    stops: bool
    """Clocks stand still while nobody is there."""


CLOCKS: Final[dict[str, Delays]] = {
    "casual": Delays(window=3_000, touched=12_000, move=60_000, bank=300_000, grace=60_000, stops=True),
    "fast": Delays(window=1_500, touched=3_000, move=20_000, bank=60_000, grace=20_000, stops=True),
    "days": Delays(window=0, touched=0, move=86_400_000, bank=259_200_000, grace=172_800_000, stops=False),
}
BEAT: Final = 600
"""So long lies between two things that bots do, so that people can follow. All that is shown for a while goes by it."""

EMOTES: Final = ("cheers", "laugh", "groan", "gasp", "wink", "sleepy", "angry", "clap")
PHRASES: Final = (
    "well-played", "good-luck", "thank-you", "sorry", "one-moment", "your-turn", "next-round-is-on-me", "good-game",
)  # fmt: skip


class Settings(Struct, frozen=True, kw_only=True):
    """What the host chooses."""

    title: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    variant: Annotated[str, Meta(max_length=40)] = "individual"
    drinks: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=8)] = ("rdi1",)
    duplicates: bool = False
    """A character may sit twice."""
    clock: ClockName = "casual"
    window: Annotated[int, Meta(ge=0, le=60_000)] | None = None
    """Milliseconds that a response window stays open, instead of the profile's; 0 is an open table."""
    beat: Beat = BEAT
    privacy: Privacy = "link"
    chat: bool = True
    """Free text is allowed, not only emotes and phrases."""
    watching: bool = True
    """People without a seat may watch."""
