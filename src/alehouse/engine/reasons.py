"""Why a move is refused: a code for the hot path, a key and a rule id for everybody else."""

from __future__ import annotations

from typing import Final

OK: Final = 0
NOT_ASKED: Final = 1
NOT_HELD: Final = 2
NO_SUCH_MODE: Final = 3
ONLY_ACTION_PHASE: Final = 4
ONLY_IN_ROUND: Final = 5
ONLY_ANSWER: Final = 6
NOT_THIS_TYPE: Final = 7
OWN_CARD: Final = 8
PROTECTED: Final = 9
CHANGES_NO_DRINK: Final = 10
NOT_AFFECTED: Final = 11
CHANGES_THE_DRINK: Final = 12
NEGATES_AN_IGNORE: Final = 13
TAKES_THE_POT: Final = 14
ONLY_AN_ANTE: Final = 15
OWN_PAYMENT: Final = 16
CANNOT_BE_NEGATED: Final = 17
CANNOT_BE_IGNORED: Final = 18
CANNOT_BE_REDUCED: Final = 19
CANNOT_BE_REDIRECTED: Final = 20
NOT_PICKED: Final = 21
NO_LOSS: Final = 22
NO_PAYMENT: Final = 23
NO_ANTE: Final = 24
NOBODY_LEAVES: Final = 25
NO_DRINK: Final = 26
NOT_YOUR_DRINK: Final = 27
EVENT_IS_NO_DRINK: Final = 28
NOT_SPLITTABLE: Final = 29
SLOT_TAKEN: Final = 30
NOT_THAT_PHASE: Final = 31
NO_ROUND: Final = 32
ROUND_HAS_ENDED: Final = 33
ANTES_PENDING: Final = 34
NOT_WON: Final = 35
ALREADY_DECIDED: Final = 36
NOT_EVENT: Final = 37
EVENT_STARTED: Final = 38
NOT_HIT: Final = 39
LEFT_THE_ROUND: Final = 40
ONLY_CHEATING: Final = 41
NO_TARGET: Final = 42
BAD_TARGET: Final = 43
BAD_CHOICE: Final = 44
CONDITION: Final = 45
GAME_OVER: Final = 46
DRAWING: Final = 47
TOO_LATE: Final = 48
STILL_CHOOSING: Final = 49
IGNORED_ALREADY: Final = 50
OUT_OF_GAME: Final = 51
ROUND_IS_ENDING: Final = 52
NOT_THERE: Final = 53
OWN_SIDE: Final = 54
NOT_CHAMPION: Final = 55
OFFERED_ALREADY: Final = 56
CANNOT_PAY: Final = 57
NO_TOKEN: Final = 58
NOT_FOR_SALE: Final = 59
GUARDED: Final = 60
NOT_THIS_MOMENT: Final = 61
NOT_YOUR_BID: Final = 62
NOT_YET: Final = 63
FIRST_ORDER: Final = 64
FIRST_SHARE: Final = 65
FIRST_PICK: Final = 66
FIRST_CHOOSE: Final = 67
AFTER_ACTION: Final = 68
AFTER_BID: Final = 69
ONE_ACTION: Final = 70
COMES_TO_YOU: Final = 71
BEFORE_ACTION: Final = 72

KEYS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("not-asked", "TIME-06"),
    NOT_HELD: ("not-held", "TURN-07"),
    NO_SUCH_MODE: ("no-such-mode", "PLAY-01"),
    ONLY_ACTION_PHASE: ("only-action-phase", "TURN-06"),
    ONLY_IN_ROUND: ("only-in-round", "GAMBLE-05"),
    ONLY_ANSWER: ("only-answer", "PLAY-01"),
    NOT_THIS_TYPE: ("not-this-type", "PLAY-01"),
    OWN_CARD: ("own-card", "PLAY-01"),
    PROTECTED: ("protected", "NEG-09"),
    CHANGES_NO_DRINK: ("changes-no-drink", "CHANGE-02"),
    NOT_AFFECTED: ("not-affected", "AFFECT-01"),
    CHANGES_THE_DRINK: ("changes-the-drink", "AFFECT-03"),
    NEGATES_AN_IGNORE: ("negates-an-ignore", "AFFECT-04"),
    TAKES_THE_POT: ("takes-the-pot", "AFFECT-05"),
    ONLY_AN_ANTE: ("only-an-ante", "AFFECT-06"),
    OWN_PAYMENT: ("own-payment", "NEG-06"),
    CANNOT_BE_NEGATED: ("cannot-be-negated", "NEG-01"),
    CANNOT_BE_IGNORED: ("cannot-be-ignored", "NEG-02"),
    CANNOT_BE_REDUCED: ("cannot-be-reduced", "NEG-03"),
    CANNOT_BE_REDIRECTED: ("cannot-be-redirected", "REDIR-02"),
    NOT_PICKED: ("not-picked", "REDIR-04"),
    NO_LOSS: ("no-loss", "PLAY-01"),
    NO_PAYMENT: ("no-payment", "PLAY-01"),
    NO_ANTE: ("no-ante", "GAMBLE-17"),
    NOBODY_LEAVES: ("nobody-leaves", "GAMBLE-16"),
    NO_DRINK: ("no-drink", "PLAY-01"),
    NOT_YOUR_DRINK: ("not-your-drink", "NEG-05"),
    EVENT_IS_NO_DRINK: ("event-is-no-drink", "DRINK-02"),
    NOT_SPLITTABLE: ("not-splittable", "SPLIT-06"),
    SLOT_TAKEN: ("slot-taken", "SPLIT-03"),
    NOT_THAT_PHASE: ("not-that-phase", "PLAY-01"),
    NO_ROUND: ("no-round", "PLAY-01"),
    ROUND_HAS_ENDED: ("round-has-ended", "GAMBLE-09"),
    ANTES_PENDING: ("antes-pending", "GAMBLE-21"),
    NOT_WON: ("not-won", "TIME-08"),
    ALREADY_DECIDED: ("already-decided", "TIME-08"),
    NOT_EVENT: ("not-event", "NEG-08"),
    EVENT_STARTED: ("event-started", "DRINK-04"),
    NOT_HIT: ("not-hit", "TIME-07"),
    LEFT_THE_ROUND: ("left-the-round", "GAMBLE-16"),
    ONLY_CHEATING: ("only-cheating", "GAMBLE-12"),
    NO_TARGET: ("no-target", "TURN-07"),
    BAD_TARGET: ("bad-target", "TURN-07"),
    BAD_CHOICE: ("bad-choice", "TURN-07"),
    CONDITION: ("condition", "PLAY-01"),
    GAME_OVER: ("game-over", "LOSE-10"),
    DRAWING: ("drawing", "TURN-03"),
    TOO_LATE: ("too-late", "TIME-07"),
    STILL_CHOOSING: ("still-choosing", "TIME-02"),
    IGNORED_ALREADY: ("ignored-already", "NEG-02"),
    ROUND_IS_ENDING: ("round-is-ending", "GAMBLE-21"),
    OUT_OF_GAME: ("out-of-game", "LOSE-05"),
    NOT_THERE: ("not-there", "ABS-02"),
    OWN_SIDE: ("own-side", "TEAM-28"),
    NOT_CHAMPION: ("not-champion", "TEAM-24"),
    OFFERED_ALREADY: ("offered-already", "PHR-08"),
    CANNOT_PAY: ("cannot-pay", "PHR-08"),
    NO_TOKEN: ("no-token", "TEAM-04"),
    NOT_FOR_SALE: ("not-for-sale", "PHR-08"),
    GUARDED: ("guarded", "KAY-06"),
    NOT_THIS_MOMENT: ("not-this-moment", "PLAY-03"),
    NOT_YOUR_BID: ("not-your-bid", "GAMBLE-05"),
    NOT_YET: ("not-yet", "TIME-10"),
    FIRST_ORDER: ("first-order", "TURN-09"),
    FIRST_SHARE: ("first-share", "SELF-02"),
    FIRST_PICK: ("first-pick", "TURN-07"),
    FIRST_CHOOSE: ("first-choose", "TIME-02"),
    AFTER_ACTION: ("after-action", "PLAY-04"),
    AFTER_BID: ("after-bid", "PLAY-03"),
    ONE_ACTION: ("one-action", "TURN-06"),
    COMES_TO_YOU: ("comes-to-you", "TIME-10"),
    BEFORE_ACTION: ("before-action", "TURN-06"),
}
