"""Champions in team games, examples that the books print: one member of each team drinks or gambles for all."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, given, rule

# --- an Event, a toast -----------------------------------------------------------------------------


def _drinkers(t: Scene) -> list[str]:
    return [t.state.table.names[pour.drinker] for pour in t.drinks]


def _round_of_champions(
    event: str, revealer: str, mate: str, ignore: str, bystander: str, champion: str, alone: str
) -> None:
    teams = ((revealer, mate), (bystander, champion), (alone,))
    t = given(revealer, mate, bystander, champion, alone, at=drink_phase(revealer), teams=teams)
    one, two, three, four, five = (getattr(t, name) for name in (revealer, mate, bystander, champion, alone))
    one.pile(event)
    two.hand(ignore).pile("Water")
    t.drink_deck("Dragon Breath Ale")
    one.chooses(revealer)
    for player in (one, two, five):
        player.is_not_asked()
    three.is_asked("champion")
    four.is_asked("champion").chooses(champion)
    t.nobody_answers()
    assert _drinkers(t) == [revealer, champion, alone]
    two.plays(ignore, drink_of=revealer)
    t.nobody_answers()
    t.nobody_answers()
    for player, alcohol in ((one, 0), (two, 0), (three, 4), (four, 4), (five, 4)):
        player.has(alcohol=alcohol)


@example("RDI8-TEAM-EVENT-2")
def test_lucky_is_champion_and_farai_ignores_her_drink() -> None:
    ignore = "This one's a little weak"
    _round_of_champions("Round on the House!", "lucky", "farai", ignore, "samantha", "phyll", "nerodia")


@example("RDI6-TEAM-EVENT-2")
def test_daareka_is_champion_and_torglesnarf_ignores_her_drink() -> None:
    ignore = "This drink is not worthy of a king!"
    _round_of_champions("A Toast to Villainy!", "daareka", "torglesnarf", ignore, "amundyr", "vlazlo", "zot")


def _toast_of_champions(host: str, mate: str, toast: str, bystander: str, champion: str, alone: str) -> None:
    teams = ((host, mate), (bystander, champion), (alone,))
    t = given(host, mate, bystander, champion, alone, at=action_phase(host), teams=teams)
    one, two, three, four, five = (getattr(t, name) for name in (host, mate, bystander, champion, alone))
    one.hand(toast)
    t.drink_deck("Wine", "Elven Wine", "Light Ale")
    before = t.drink_deck_size
    one.plays(toast)
    for player in (one, two, five):
        player.is_not_asked()
    four.is_asked("champion")
    three.is_asked("champion").chooses(champion)
    t.nobody_answers()
    assert _drinkers(t) == [host, champion, alone]
    t.nobody_answers()
    for player, alcohol in ((one, 2), (two, 2), (three, 3), (four, 3), (five, 1)):
        player.has(alcohol=alcohol, pile=0)
    assert t.drink_deck_size == before - 3


@example("RDI8-TEAM-EACHPLAYER-1")
def test_only_champions_drink_to_bright_eyes() -> None:
    toast = "A toast to bright eyes and bushy tails!"
    _toast_of_champions("phyll", "farai", toast, "samantha", "nerodia", "lucky")


@example("RDI6-TEAM-EACHPLAYER-1")
def test_only_champions_toast_the_goddess() -> None:
    _toast_of_champions("deirdre", "fiona", "Let's toast the Goddess!", "vlazlo", "amundyr", "daareka")


# --- a Round ----------------------------------------------------------------------------

START, RAISE = "Gambling? I'm in!", "I raise!"
COIN, TO_THE_INN = "Grab a coin while no one's lookin'!", "Oh, I guess the Wench thought that was her tip..."


def _round(starter: str, mate: str, champion: str, other: str, mates_hand: str) -> Scene:
    """The first player has started a Round, with 1 Gold from each of two teams of 10 in the pot."""
    t = given(starter, mate, champion, other, at=action_phase(starter), teams=((starter, mate), (champion, other)))
    getattr(t, starter).hand(START)
    getattr(t, mate).hand(mates_hand)
    getattr(t, other).hand(RAISE)
    for name in (starter, champion):
        getattr(t, name).set(gold=10)
    getattr(t, starter).plays(START)
    getattr(t, starter).is_not_asked()
    getattr(t, mate).is_not_asked()
    getattr(t, champion).is_asked("champion")
    getattr(t, other).is_asked("champion").chooses(champion)
    t.nobody_answers()
    assert (t.in_round, t.control, t.pot) == ((starter, champion), starter, 2)
    for name in (starter, mate, champion, other):
        getattr(t, name).has(gold=9)
    return t


def _only_champions_gamble(starter: str, mate: str, champion: str, other: str) -> None:
    t = _round(starter, mate, champion, other, RAISE)
    t.all_pass()
    getattr(t, champion).is_asked("bid")
    getattr(t, mate).is_not_asked().cannot_play(RAISE)
    getattr(t, other).is_not_asked().cannot_play(RAISE)
    getattr(t, champion).passes()
    t.all_pass()
    assert (t.in_round, t.pot) == ((), 0)
    getattr(t, mate).has(gold=11).is_asked("action")
    getattr(t, other).has(gold=9)


@example("RDI8-TEAM-GAMBLE-1")
def test_phyll_and_nerodia_gamble_for_their_teams() -> None:
    _only_champions_gamble("phyll", "farai", "nerodia", "samantha")


@example("RDI6-TEAM-GAMBLE-1")
def test_dimli_and_amundyr_gamble_for_their_teams() -> None:
    _only_champions_gamble("dimli", "fiona", "amundyr", "vlazlo")


def _coin_from_outside(starter: str, mate: str, champion: str, other: str) -> None:
    t = _round(starter, mate, champion, other, COIN)
    getattr(t, mate).plays(COIN)
    t.nobody_answers()
    assert (t.in_round, t.control, t.pot, t.inn) == ((starter, champion), starter, 1, 0)
    getattr(t, starter).has(gold=10)
    getattr(t, mate).has(gold=10)
    getattr(t, champion).has(gold=9)


@example("RDI8-TEAM-GAMBLE-2")
def test_gerki_takes_a_coin_from_the_pot_of_lucky() -> None:
    _coin_from_outside("lucky", "gerki", "nerodia", "samantha")


@example("RDI6-TEAM-GAMBLE-2")
def test_gerki_takes_a_coin_from_the_pot_of_dimli() -> None:
    _coin_from_outside("dimli", "gerki", "vlazlo", "amundyr")


def _ended_from_outside(starter: str, mate: str, champion: str, other: str) -> None:
    t = _round(starter, mate, champion, other, TO_THE_INN)
    getattr(t, mate).plays(TO_THE_INN)
    t.nobody_answers()
    assert (t.in_round, t.pot, t.inn) == ((), 0, 2)
    for name in (starter, mate, champion, other):
        getattr(t, name).has(gold=9)


@example("RDI8-TEAM-GAMBLE-3")
def test_gerki_sends_the_pot_of_lucky_to_the_inn() -> None:
    _ended_from_outside("lucky", "gerki", "nerodia", "samantha")


@example("RDI6-TEAM-GAMBLE-3")
def test_gerki_sends_the_pot_of_dimli_to_the_inn() -> None:
    _ended_from_outside("dimli", "gerki", "vlazlo", "amundyr")


@rule("TEAM-26", "HOUSE-19")
@example("RDI8-TEAM-TURNEND-1")
def test_a_team_sends_whoever_is_not_there_into_the_contest() -> None:
    teams = (("nerodia", "samantha"), ("lucky", "gerki"))
    t = given("nerodia", "samantha", "lucky", "gerki", at=action_phase("nerodia"), teams=teams)
    t.nerodia.hand("You need a moment in the statuary hall")
    t.samantha.pile("Drinking Contest!")
    t.drink_deck("Wine", "Light Ale")
    t.nerodia.plays("You need a moment in the statuary hall", on="gerki")
    t.all_pass()
    t.samantha.passes()  # no Action
    t.all_pass()
    t.samantha.orders("lucky").orders("lucky")
    t.all_pass()
    t.nerodia.has(alcohol=0)  # her own Pile stays where it is, and she sobers nobody up
    t.samantha.is_asked("champion").chooses("nerodia")
    t.lucky.is_asked("champion").chooses("lucky")
    assert [drink.drinker for drink in t.drinks] == []
    t.all_pass()
    t.nerodia.has(alcohol=0, gold=10)
    t.lucky.has(gold=10)
