"""SPLIT and SELF, the examples that the books print."""

from __future__ import annotations

from alehouse.testing import Scene, drink_phase, example, given, rule


def _amounts(t: Scene) -> dict[str, int]:
    """Alcohol of the Drinks on the table, by drinker."""
    return {t.state.table.names[drink.drinker]: drink.alcohol for drink in t.drinks}


# --- examples: split first, or raise first ---------------------------------------------------------


def _split_then_raised(drinker: str, split: str, other: str, spike: str) -> None:
    """Elven Wine: 3, split 2 and 2, one part raised to 4."""
    t = given(drinker, other, at=drink_phase(drinker))
    first, second = getattr(t, drinker), getattr(t, other)
    first.hand(split).pile("Elven Wine")
    second.hand(spike)
    first.drinks()
    assert _amounts(t) == {drinker: 3}
    first.plays(split, on=other)
    assert _amounts(t) == {drinker: 3}, "not yet: somebody may answer the card"
    t.nobody_answers()
    assert _amounts(t) == {drinker: 2, other: 2}
    second.plays(spike, drink_of=drinker)
    t.nobody_answers()
    assert _amounts(t) == {drinker: 4, other: 2}
    t.nobody_answers()
    first.has(alcohol=4)
    second.has(alcohol=2)
    assert t.drink_discards == ["Elven Wine"]


def _raised_then_split(drinker: str, split: str, other: str, spike: str) -> None:
    """Elven Wine: 3, raised to 5, split 3 and 3."""
    t = given(drinker, other, at=drink_phase(drinker))
    first, second = getattr(t, drinker), getattr(t, other)
    first.hand(split).pile("Elven Wine")
    second.hand(spike)
    first.drinks()
    second.plays(spike)
    t.nobody_answers()
    assert _amounts(t) == {drinker: 5}
    first.plays(split, on=other)
    t.nobody_answers()
    assert _amounts(t) == {drinker: 3, other: 3}
    t.nobody_answers()
    first.has(alcohol=3)
    second.has(alcohol=3)


BRYN = ("bryn", "Let's drink to clear skies and strong winds!")
FLECK = ("fleck", "I do so hate to drink alone...")
FIONA = ("fiona", "Come, my friend, sit and drink with me!")
PHRENK = ("phrenk", "Here ya go... This'll make that drink better!")
LIZWICK = ("lizwick", "Let's try my Elven Potion Amplifier on that!")
DIMLI = ("dimli", "Spike it with Firewater")
GERKI = ("gerki", "A little somethin' extra")


@rule("SPLIT-01", "SPLIT-02", "SPLIT-04")
@example("RDI4-SPLIT-1")
def test_bryn_splits_and_phrenk_raises_a_part() -> None:
    _split_then_raised(*BRYN, *PHRENK)


@rule("SPLIT-01", "SPLIT-02", "SPLIT-04")
@example("RDI5-SPLIT-1")
def test_bryn_splits_and_lizwick_raises_a_part() -> None:
    _split_then_raised(*BRYN, *LIZWICK)


@rule("SPLIT-01", "SPLIT-02", "SPLIT-04")
@example("RDI6-SPLIT-1")
def test_fleck_splits_and_dimli_raises_a_part() -> None:
    _split_then_raised(*FLECK, *DIMLI)


@rule("SPLIT-01", "SPLIT-02", "SPLIT-04")
@example("RDI13-SPLIT-1")
def test_fiona_splits_and_gerki_raises_a_part() -> None:
    _split_then_raised(*FIONA, *GERKI)


@rule("SPLIT-03", "SPLIT-04")
@example("RDI4-SPLIT-2")
def test_phrenk_raises_and_bryn_splits() -> None:
    _raised_then_split(*BRYN, *PHRENK)


@rule("SPLIT-03", "SPLIT-04")
@example("RDI5-SPLIT-2")
def test_lizwick_raises_and_bryn_splits() -> None:
    _raised_then_split(*BRYN, *LIZWICK)


@rule("SPLIT-03", "SPLIT-04")
@example("RDI6-SPLIT-2")
def test_dimli_raises_and_fleck_splits() -> None:
    _raised_then_split(*FLECK, *DIMLI)


@rule("SPLIT-03", "SPLIT-04")
@example("RDI13-SPLIT-2")
def test_gerki_raises_and_fiona_splits() -> None:
    _raised_then_split(*FIONA, *GERKI)


@rule("SPLIT-01", "SPLIT-02", "SPLIT-04")
@example("RDI8-SPLIT-1")
def test_farai_splits_and_phyll_mixes_into_a_part() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.hand("Told you it was good!").pile("Elven Wine")
    t.phyll.front("Enchanted Birchwood Bark")
    t.farai.drinks()
    t.farai.plays("Told you it was good!", on="lucky")
    t.nobody_answers()
    assert _amounts(t) == {"farai": 2, "lucky": 2}
    t.phyll.plays("Enchanted Birchwood Bark", drink_of="lucky")
    t.nobody_answers()
    assert _amounts(t) == {"farai": 2, "lucky": 3}
    t.nobody_answers()
    t.farai.has(alcohol=2, hand=0)
    t.lucky.has(alcohol=3, hand=1)


@rule("SPLIT-03", "SPLIT-04")
@example("RDI8-SPLIT-2")
def test_phyll_mixes_in_and_farai_splits() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.hand("Told you it was good!").pile("Elven Wine")
    t.phyll.front("Enchanted Birchwood Bark")
    t.farai.drinks()
    t.phyll.plays("Enchanted Birchwood Bark")
    t.nobody_answers()
    assert _amounts(t) == {"farai": 4}
    t.farai.plays("Told you it was good!", on="lucky")
    t.nobody_answers()
    assert _amounts(t) == {"farai": 2, "lucky": 2}
    t.nobody_answers()
    t.farai.has(alcohol=2, hand=1)
    t.lucky.has(alcohol=2, hand=1)


def _chain_is_totalled(drinker: str, split: str, partner: str) -> None:
    """3 and 2 Alcohol and two draws: 3 Alcohol and one draw for each."""
    t = given(drinker, partner, at=drink_phase(drinker))
    first, second = getattr(t, drinker), getattr(t, partner)
    first.hand(split).pile("Elven Wine with a Chaser", "Gnomish Inspirational Ale")
    first.drinks()
    assert _amounts(t) == {drinker: 5}
    first.plays(split, on=partner)
    t.nobody_answers()
    assert _amounts(t) == {drinker: 3, partner: 3}
    first.has(hand=0)
    t.nobody_answers()
    first.has(alcohol=3, hand=1)
    second.has(alcohol=3, hand=1)


@rule("SPLIT-05")
@example("RDI4-SPLIT-3")
def test_bryn_splits_a_chain_with_tara() -> None:
    _chain_is_totalled(*BRYN, "tara")


@rule("SPLIT-05")
@example("RDI5-SPLIT-3")
def test_bryn_splits_a_chain_with_sera() -> None:
    _chain_is_totalled(*BRYN, "sera")


@rule("SPLIT-05")
@example("RDI6-SPLIT-3")
def test_fleck_splits_a_chain_with_dimli() -> None:
    _chain_is_totalled(*FLECK, "dimli")


# --- examples: Drinks that split themselves --------------------------------------------------------


def _splits_itself(drink: str, drinker: str, partner: str, other: str, spike: str, raised: str) -> None:
    """3 Alcohol, shared by its own text: 2 and 2, then one part is raised by 2."""
    t = given(drinker, partner, other, at=drink_phase(drinker), drinks="rdi2")
    first, second, third = getattr(t, drinker), getattr(t, partner), getattr(t, other)
    first.pile(drink)
    third.hand(spike)
    first.drinks()
    first.is_asked("window")
    assert _amounts(t) == {drinker: 3}
    t.nobody_answers()
    first.is_asked("split")
    second.is_not_asked()
    first.splits_with(partner)
    assert _amounts(t) == {drinker: 2, partner: 2}
    third.is_asked("window").plays(spike, drink_of=raised)
    t.nobody_answers()
    amounts = {name: 4 if name == raised else 2 for name in (drinker, partner)}
    assert _amounts(t) == amounts
    t.nobody_answers()
    first.has(alcohol=amounts[drinker])
    second.has(alcohol=amounts[partner])
    third.has(alcohol=0)
    assert t.drink_discards == [drink]


@rule("SELF-01", "SELF-02", "SELF-03", "SPLIT-04")
@example("RDI4-SELF-1")
def test_bryn_shares_mead_with_tara() -> None:
    _splits_itself("Mead", "bryn", "tara", *PHRENK, raised="tara")


@rule("SELF-01", "SELF-02", "SELF-03", "SPLIT-04")
@example("RDI5-SELF-1")
def test_sera_shares_rice_wine_with_joran() -> None:
    _splits_itself("Rice Wine", "sera", "joran", *LIZWICK, raised="sera")


@rule("SELF-01", "SELF-02", "SELF-03", "SPLIT-04")
@example("RDI6-SELF-1")
def test_vlazlo_shares_sauvignon_blech_with_daareka() -> None:
    _splits_itself("Sauvignon Blech", "vlazlo", "daareka", *DIMLI, raised="daareka")


@rule("SELF-01", "SELF-02", "SELF-03", "SPLIT-04")
@example("RDI13-SELF-1")
def test_deirdre_shares_mead_with_fiona() -> None:
    _splits_itself("Mead", "deirdre", "fiona", *GERKI, raised="fiona")


@rule("SELF-01", "SELF-02", "SELF-03", "SPLIT-04")
@example("RDI8-SELF-1")
def test_farai_shares_mead_with_lucky_and_phyll_mixes_into_a_part() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.pile("Mead")
    t.phyll.front("Enchanted Birchwood Bark")
    t.farai.drinks()
    t.nobody_answers()
    t.farai.splits_with("lucky")
    assert _amounts(t) == {"farai": 2, "lucky": 2}
    t.phyll.plays("Enchanted Birchwood Bark", drink_of="lucky")
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(alcohol=2, hand=0)
    t.lucky.has(alcohol=3, hand=1)
