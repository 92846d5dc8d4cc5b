"""Games with packs: they are dealt, told, copied, kept and replayed like any other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from alehouse import BadRecord, BadSetup, Game, lang, load_pack
from alehouse.bots import bot, seated
from alehouse.content import catalog
from alehouse.game import program
from alehouse.packs import in_play, known, playing
from alehouse.speech import Teller, move_text, question_text, seat_names

EXAMPLES = Path(__file__).parent / "examples"
MIRELA, BARNABY = load_pack(EXAMPLES / "mirela.toml"), load_pack(EXAMPLES / "barnaby.json")
SEATS = ["mirela", "zot", "barnaby"]


def new(seed: int = 1, packs: tuple[lang.Pack, ...] = (MIRELA, BARNABY)) -> Game:
    return Game(SEATS, seed=seed, packs=packs)


def played(game: Game, seed: int = 1) -> Game:
    rng = Random(seed)
    while not game.is_over:
        moves = game.legal_moves
        game.push(moves[rng.randrange(len(moves))])
    return game


def test_a_game_knows_the_cards_of_its_packs() -> None:
    game = new()
    assert game.content.added == ("barnaby", "mirela")
    assert game.cards["bite-back"].title == "Bite back"
    assert game.content.playable[-2:] == ["barnaby", "mirela"]
    assert Game(["zot", "gerki"], seed=1).content is known()
    assert "bite-back" not in known().cards
    assert "mirela" not in program().roles


def test_without_its_pack_nobody_knows_the_character() -> None:
    with pytest.raises(BadSetup, match="'mirela' is nobody we know"):
        Game(["mirela", "zot"])


def test_a_character_stands_for_a_pack_of_its_own() -> None:
    (mirela,) = MIRELA.characters
    (first, second) = (Game(["mirela", "zot"], seed=1, packs=[pack]) for pack in (MIRELA, mirela))
    assert first == second
    assert first.content.program.hash == second.content.program.hash


def test_the_order_of_packs_makes_no_difference() -> None:
    assert new(packs=(MIRELA, BARNABY)) == new(packs=(BARNABY, MIRELA))
    assert known(MIRELA, BARNABY).program.hash == known(BARNABY, MIRELA).program.hash
    hashes = {known(*packs).program.hash for packs in ((), (MIRELA,), (BARNABY,), (MIRELA, BARNABY))}
    assert len(hashes) == 4
    assert known(MIRELA) is known(MIRELA)


def test_packs_that_do_not_go_together() -> None:
    (mirela,) = MIRELA.characters
    (barnaby,) = BARNABY.characters
    twin = replace(mirela, mechanic="Another one.")
    moon = lang.Counter("moonlight", high=7)
    with pytest.raises(BadSetup, match="another character of the id 'mirela'"):
        known(MIRELA, twin)
    with pytest.raises(BadSetup, match="the counter 'moonlight' is something of Barnaby already"):
        known(mirela, replace(barnaby, counters=(moon,)))
    with pytest.raises(BadSetup, match="38 cards, but a playable deck has 40"):
        known(replace(barnaby, deck=barnaby.deck[:-1]))
    with pytest.raises(BadSetup, match="the pack cannot be used: unhashable type"):
        known(replace(barnaby, deck=[*barnaby.deck]))  # type: ignore[arg-type]
    gold = lang.action("A hole in the purse", do=lang.Lose(1, lang.GOLD, lang.ALL))
    with pytest.raises(BadSetup, match="the pack cannot be used: Gold is not lost"):
        known(replace(barnaby, deck=(*barnaby.deck[:-1], (2, gold))))
    with pytest.raises(BadSetup, match="'mirela' is no pack"):
        Game(["mirela", "zot"], packs=["mirela"])  # type: ignore[list-item]
    assert known(MIRELA, mirela, MIRELA).added == ("mirela",)


# --- keeping ---------------------------------------------------------------------------------------


def test_copies_and_deals_keep_their_packs() -> None:
    game = new()
    for other in (game.copy(), game.redeal(0, Random(1)), game.copy().copy()):
        assert other.content is game.content
        played(other)


def test_a_record_names_its_packs_and_is_replayed_with_them() -> None:
    game = played(new())
    text = game.record()
    assert '"packs": ["barnaby", "mirela"]' in text
    assert Game.from_record(text, packs=[BARNABY, MIRELA]) == game
    assert '"packs"' not in Game(["zot", "gerki"], seed=1).record()


def test_a_record_says_which_pack_is_missing() -> None:
    text = new().record()
    for packs, missing in (((), "barnaby, mirela"), ((MIRELA,), "barnaby")):
        with pytest.raises(BadRecord) as caught:
            Game.from_record(text, packs=packs)
        said = f"line 1: it was played with a pack that is not here ({missing}); name its file with --pack FILE"
        assert str(caught.value).startswith(said)
    (mirela,) = MIRELA.characters
    with pytest.raises(BadRecord, match="its pack, or Alehouse itself, has other cards now"):
        Game.from_record(text, packs=[BARNABY, replace(mirela, mechanic="")])
    with pytest.raises(BadRecord, match="it was played without the pack of mirela; leave that out"):
        Game.from_record(Game(["zot", "gerki"], seed=1).record(), packs=[MIRELA])


def test_a_saved_game_is_loaded_with_its_packs() -> None:
    game = new()
    for _ in range(20):
        game.push(game.legal_moves[0])
    saved = game.to_json()
    same = Game.from_json(saved, packs=[MIRELA, BARNABY])
    assert same == game
    assert played(same.copy()) == played(game.copy())
    assert same.record() == game.record()
    with pytest.raises(BadRecord, match=r"a pack that is not here \(barnaby, mirela\)"):
        Game.from_json(saved)


# --- speaking and playing --------------------------------------------------------------------------


def test_a_game_with_packs_is_told_in_words() -> None:
    game = played(new(seed=3), seed=3)
    assert seat_names(game) == ("Mirela", "Zot", "Barnaby")
    teller = Teller(game)
    said = "\n".join(teller.event(event) for event in game.told(None))
    assert "Mirela plays “" in said
    assert "Sit, or be bitten!" in said
    assert "Moonlight" in said
    assert "Wolves" in said or "wolves" in said
    assert in_play() is known()


def test_questions_and_moves_name_the_cards_of_packs() -> None:
    game = new(seed=2)
    teller = Teller(game)
    rng = Random(1)
    said: list[str] = []
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        assert teller.question(decision) == question_text(decision, game)
        move = game.legal_moves[rng.randrange(len(game.legal_moves))]
        said.append(teller.move(move, decision))
        with playing(game.content):
            assert move_text(move, decision, names=teller.names) == said[-1]
        game.push(move)
    assert any("Sit, or be bitten!" in text or "A cork between the eyes" in text for text in said)
    assert not any("sit-or-be-bitten" in text for text in said)


def test_every_bot_can_play_with_cards_of_packs() -> None:
    for name in ("normal", "random", "reluctant"):
        game, rng = new(), Random(1)
        player = seated(bot(name))
        while not game.is_over:
            game.push(player(game, game.to_move, rng))


def test_the_catalogue_itself_never_changes() -> None:
    before = known().program.hash
    new()
    assert known().program.hash == before == catalog.content_hash(catalog.pack())
