"""What may be typed at the table, and what it means."""

import re
from random import Random

import pytest

from alehouse import Game
from alehouse.cli.picture import Picture, draw
from alehouse.cli.typed import move_of, slug
from alehouse.errors import BadText, IllegalMove
from alehouse.speech import Teller
from alehouse.testing import action_phase, given
from alehouse.testing.scene import Scene


def seen(game: Game, seat: int) -> Picture:
    return draw(game, seat, Teller(game), [], 0)


def typed(line: str, scene: Scene) -> str:
    return str(move_of(line, seen(scene.game, 0), scene.game, 0))


def acting() -> Scene:
    t = given("gerki", "gog", "zot", at=action_phase("gerki"))
    t.gerki.hand("mind-the-caltrops", "gambling-im-in", "dump-it-on-the-floor", "i-raise", "i-dont-think-so")
    t.start()
    return t


@pytest.mark.parametrize(
    "line",
    [
        "play 1 on gog",
        "play mind-the-caltrops on gog",
        "Play Mind the caltrops on Gog",
        "play “Mind the caltrops” on gog",
        'play "mind the caltrops" on GOG',
        "play mind on gog",
        "play mind-the on go",
    ],
)
def test_a_card_may_be_typed_in_many_ways(line: str) -> None:
    assert typed(line, acting()) == "play mind-the-caltrops on gog"


def test_quotes_and_stops_in_titles_do_not_matter() -> None:
    for title in ("gambling", "gambling im in", "“Gambling? I’m in!”", "'Gambling? I'm in!'", "2"):
        assert typed(f"play {title}", acting()).startswith("play gambling-im-in")
    assert slug("“Gambling? I’m in!”") == "gambling-im-in"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play 1 on 2", "nobody here is called “2”; say a name: Gerki, Gog, Zot"),
        ("play 1 on gandalf", "nobody here is called “gandalf”"),
        ("play 9 on gog", "there is no card 9 in your hand; type numbers from 1 to 5"),
        ("play i", "“i” may be “I raise!” or “I don't think so!”; say more"),
        ("play the lute", "there is no card “the lute” in your hand"),
        ("order 2", "2 in the list is nothing to order"),
        ("choose 1", "1 in the list is nothing to choose"),
        ("pass on", "pass stands alone"),
        ("dance", "“dance” is no move; type a number from 1 to "),
    ],
)
def test_what_is_not_understood_gets_one_line(line: str, said: str) -> None:
    with pytest.raises(BadText) as caught:
        typed(line, acting())
    assert str(caught.value).startswith(said)
    assert "\n" not in str(caught.value)


def test_a_title_with_on_in_it_is_one_card() -> None:
    for line in ("play dump it on the floor", "play dump it on"):
        with pytest.raises(IllegalMove):
            typed(line, acting())


def ordering(*characters: str) -> Game:
    game = Game(characters, seed=1, duplicates=True, first=0)
    while game.decision is None or game.decision.kind != "order":
        game.push(game.legal_moves[0])
    return game


def test_a_number_after_order_is_one_of_the_list() -> None:
    game = ordering("gerki", "gog", "zot")
    picture = seen(game, 0)
    assert [str(move_of(f"order {at}", picture, game, 0)) for at in (1, 2)] == ["order gog", "order zot"]
    with pytest.raises(BadText, match="3 in the list is nothing to order; type a number from 1 to 2, or help"):
        move_of("order 3", picture, game, 0)


def test_a_second_seat_of_a_character_goes_by_its_shown_name() -> None:
    game = ordering("gerki", "zot", "gerki")
    picture = seen(game, 0)
    assert "Gerki 2" in picture.names
    for name in ("gerki 2", "Gerki 2", "gerki-2"):
        assert str(move_of(f"order {name}", picture, game, 0)) == "order gerki-2"


def test_choices_say_whose_drink_is_meant() -> None:
    several = alone = 0
    for seed in range(30):
        rng = Random(seed)
        game = Game(["deirdre", "gog", "zot", "eve"], seed=seed, drinks=("rdi1", "rdi2"))
        while not game.is_over:
            seat = game.to_move
            for move, said in seen(game, seat).choices:
                if " drink " not in str(move):
                    continue
                pours = game.view(seat).stack[-1].drinks
                if len(pours) > 1:
                    several += 1
                    assert re.search(r"( on |\()\w+'s ", said), said
                else:
                    alone += 1
                    assert "Drink 1" not in said
            game.push(game.legal_moves[rng.randrange(len(game.legal_moves))])
    assert several
    assert alone
