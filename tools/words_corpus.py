"""What alehouse.speech says of some games, as JSON: the page has a port of it, and its tests hold the two together.

`python -m tools.words_corpus` prints it. Games are random and seeded; of everything alike a few samples are enough.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

from alehouse.game import Game
from alehouse.moves import Move
from alehouse.packs import in_play
from alehouse.results import Told
from alehouse.speech import Teller, languages
from alehouse.table.course import DEEDS
from alehouse.web.catalogue import cards

GAMES = (
    (("fiona", "zot", "gerki", "deirdre"), "individual"),
    (("dimli", "eve", "fleck", "wizgille"), "individual"),
    (("serena", "phrenk", "kaylin", "gog"), "individual"),
    (("fiona", "fiona", "phrenk", "wizgille"), "two-headed-dragon"),
)
SAMPLES = 5
STEPS = 900


def move_of(move: Move) -> dict[str, Any]:
    return {
        "text": str(move),
        "kind": move.kind,
        "card": move.card,
        "mode": move.mode,
        "targets": list(move.targets),
        "number": move.number,
    }


def pour_of(pour: Any) -> dict[str, Any]:
    return {"drinker": pour.drinker, "cards": list(pour.cards)}


def played(characters: tuple[str, ...], variant: str, seed: int) -> dict[str, Any]:
    """One game, and what is said of it in every language."""
    rng = Random(seed)
    game = Game(characters, seed=seed, variant=variant, duplicates=True)
    tellers = {language: Teller(game, language) for language in languages()}
    seen: Counter[str] = Counter()
    events: list[dict[str, Any]] = []
    moves: list[dict[str, Any]] = []
    for _ in range(STEPS):
        if game.is_over:
            break
        seat = game.to_move
        decision = game.view(seat).question
        assert decision is not None
        stack = game.view(None).stack
        drinks = stack[-1].drinks if stack else ()
        about = {
            "seat": seat,
            "kind": decision.kind,
            "about": decision.about,
            "drinks": [pour_of(one) for one in drinks],
        }
        legal = game.legal_moves
        for move in legal[:60]:
            key = f"move {decision.kind} {move.kind} {move.card} {len(move.targets)} {move.mode}"
            seen[key] += 1
            if seen[key] <= 1:
                texts = {name: one.move(move, decision, drinks) for name, one in tellers.items()}
                moves.append(about | {"move": move_of(move), "texts": texts, "front": []})
        since = game.told_count
        game.push(rng.choice(legal))
        for told in (Told(at, code, args, to is not None) for at, (to, code, args) in enumerate(game.tidings(since))):
            key = f"event {told.code} {told.args.get('edit')} {told.args.get('entry')} {told.args.get('moment')}"
            seen[key] += 1
            if seen[key] <= SAMPLES:
                by_bot = [replace(told, args={**told.args, "bot": 1})] if told.code in DEEDS else []
                for one, you in product((told, *by_bot), (None, told.args.get("seat"), told.args.get("target"))):
                    texts = {name: teller.event(one, you) for name, teller in tellers.items()}
                    events.append({"code": one.code, "args": dict(one.args), "you": you, "texts": texts})
    seats = game.view(None).seats
    names = {name: list(one.names) for name, one in tellers.items()}
    return {
        "names": names,
        "sides": [seat.side for seat in seats],
        "events": events,
        "moves": moves,
    }


def main() -> int:
    known = in_play()
    found: dict[str, Any] = {"cards": {}, "games": []}
    for language in languages():
        found["cards"][language] = {
            one.id: {"title": one.title, "kind": one.kind, "options": one.options, "price": one.price}
            for one in cards(known, language).cards
        }
    found["games"] = [played(*one, seed) for seed, one in enumerate(GAMES * 2)]
    json.dump(found, sys.stdout, ensure_ascii=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
