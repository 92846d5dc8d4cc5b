"""Bad input: `python -m tools.soak_fuzz [MESSAGES [SEED]]`.

One server process at its default limits. Hypothesis makes attackers: on the socket, from the handshake to the last
byte, and over HTTP. Meanwhile three people play in a room of their own, and must not notice. What an attack did wrong,
or rather what the server did, is shrunk to the least that still does it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import hypothesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st
from tools.fuzzing import garbage, knocks, raw_http, requests
from tools.fuzzing.attacks import ENDS, Attack
from tools.fuzzing.described import check_api
from tools.fuzzing.ground import Background, Calls, Ground, Mob
from tools.fuzzing.steps import Again, Step
from tools.soaking.watch import Say, aloud, silent

T = TypeVar("T")
ROUND = 20
"""Examples of each kind of attack in a round."""
API = "the API as described"
KINDS = ("victim", "victim", "watching", "stranger")
PLAYERS = ("victim", "victim", "victim", "victim", "watching")


@st.composite
def attacks(draw: st.DrawFn, step: st.SearchStrategy[Step], roles: tuple[str, ...] = KINDS, most: int = 12) -> Attack:
    """After half a frame nothing can be asked any more, so such a wire is cut or shut."""
    steps = tuple(draw(st.lists(step, min_size=1, max_size=most)))
    ends = (*["stay"] * 6, *ENDS) if all(garbage.keeps_step(one) for one in steps) else ("cut", "shut")
    greets = draw(st.integers(0, 9)) > 0
    return Attack(role=draw(st.sampled_from(roles)), greets=greets, steps=steps, end=draw(st.sampled_from(ends)))


def mobs(one: st.SearchStrategy[Attack], lobby: bool = False, most: int = 3) -> st.SearchStrategy[Mob]:
    return st.lists(one, min_size=1, max_size=most).map(lambda some: Mob(tuple(some), lobby))


def knocking() -> st.SearchStrategy[Attack]:
    ends = st.sampled_from(("stay", "stay", "cut", "shut"))
    return st.builds(Attack, role=st.sampled_from(KINDS), knock=knocks.knocks(), end=ends)


def unasked() -> st.SearchStrategy[Attack]:
    """Messages before hello, a second hello, and hellos that are not quite right."""
    step = requests.greetings() | requests.greetings() | requests.requests()
    return st.builds(
        Attack,
        role=st.sampled_from(KINDS),
        greets=st.booleans(),
        steps=st.lists(step, min_size=1, max_size=5).map(tuple),
        end=st.sampled_from(ENDS),
    )


def races() -> st.SearchStrategy[Attack]:
    """In and out again, at any moment."""
    ends = st.sampled_from(("stay", "close", "cut", "shut"))
    steps = st.lists(requests.requests(), max_size=3).map(tuple)
    forms = st.builds(knocks.Knock, form=st.sampled_from(knocks.GOOD_FORMS))
    return st.builds(Attack, role=st.sampled_from(KINDS), knock=forms, greets=st.booleans(), steps=steps, end=ends)


def storms() -> dict[str, st.SearchStrategy[Mob | Calls]]:
    """Every kind of bad input."""
    again = st.builds(Again, st.integers(0, 60))
    calls = st.lists(raw_http.calls() | raw_http.calls() | raw_http.noise(), min_size=1, max_size=8)
    plain_calls = st.lists(raw_http.plain_calls(), min_size=1, max_size=8)
    return {
        "frames": mobs(attacks(garbage.frames())),
        "texts": mobs(attacks(garbage.texts())),
        "shapes": mobs(attacks(garbage.shapes())),
        "requests in a game": mobs(attacks(requests.requests(), roles=PLAYERS, most=20)),
        "requests of a host": mobs(attacks(requests.requests(host=True), roles=("victim",), most=20), lobby=True),
        "replays": mobs(attacks(again, most=20)),
        "replays by strangers": mobs(attacks(again, roles=("watching", "stranger"), most=20)),
        "handshakes": mobs(knocking(), most=5),
        "hellos": mobs(unasked()),
        "floods": mobs(attacks(garbage.floods(), most=2), most=2),
        "races": mobs(races(), most=25),
        "http": calls.map(lambda some: Calls(tuple(some))),
        "requests over http": plain_calls.map(lambda some: Calls(tuple(some))),
    }


def storm(stand: Callable[[Mob | Calls], list[str]], what: st.SearchStrategy[Any], examples: int, seed: int) -> str:
    """So many examples. Returns the smallest one that did something wrong, and what it did."""

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(what)
    def one(attack: Mob | Calls) -> None:
        faults = stand(attack)
        assert not faults, "\n".join(faults)

    try:
        one()
    except Exception as error:
        return "\n".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
    return ""


class Siege:
    """A server and everything around it. First `storm`s, then `judge`, which ends it; `close` in any case."""

    def __init__(self, folder: Path, seed: int, limits: Sequence[str] = ()) -> None:
        self.ground = Ground(folder, seed, limits)
        self.faults: list[str] = []
        self._seed = seed
        self._storms = storms()
        self._blown = 0
        self._background = Background()
        try:
            self._background.call(self.ground.open())
        except BaseException:
            self.close()
            raise

    @property
    def names(self) -> list[str]:
        """All kinds of bad input."""
        return [*self._storms, API]

    @property
    def counts(self) -> Counter[str]:
        return self.ground.counts

    def storm(self, name: str, examples: int) -> str:
        """So many examples of that kind; what was wrong, or nothing."""
        self._blown += 1
        seed = 1000 * self._seed + self._blown
        before = self.counts["messages"]
        if name == API:
            found = "\n".join(self._call_api(examples, seed))
        else:
            found = storm(self.stand, self._storms[name], examples, seed)
        self.counts[f"messages of {name}"] += self.counts["messages"] - before
        if found:
            self.faults.append(f"{name}: {found}")
        return found

    def _call_api(self, examples: int, seed: int) -> list[str]:
        cookie, ids = self._background.call(self.ground.known_ids())
        return check_api(self.ground.server.url, cookie, ids, examples, seed, self.counts)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something beside the attacks."""
        return self._background.call(work)

    def stand(self, what: Mob | Calls) -> list[str]:
        """One attack that was thought out by hand; what was wrong."""
        return self._background.call(self.ground.stand(what))

    def remember(self) -> None:
        """What the server holds now is what it must go back to."""
        self._background.call(self.ground.remember())

    def judge(self) -> list[str]:
        found = self._background.call(self.ground.judge())
        self.faults += found
        return found

    def close(self) -> None:
        self.ground.close()
        self._background.close()


def run(messages: int, seed: int, say: Say = silent, examples: int = ROUND) -> dict[str, Any]:
    """At least so many messages. `faults` must be empty."""
    with TemporaryDirectory(prefix="alehouse-fuzz-") as folder, closing(Siege(Path(folder), seed)) as siege:
        rounds = 0
        while siege.counts["messages"] < messages:
            for name in siege.names:
                say(siege.storm(name, examples) or f"fuzz: {name}")
                say(f"fuzz: {siege.counts['messages']} of {messages} messages, {len(siege.faults)} faults")
            if rounds == 0:
                siege.remember()
            rounds += 1
        siege.judge()
        return {**dict(sorted(siege.counts.items())), "faults": siege.faults}


if __name__ == "__main__":
    asked = [int(text) for text in sys.argv[1:]]
    report = run(asked[0] if asked else 20_000, asked[1] if len(asked) > 1 else 1, say=aloud)
    print(json.dumps(report, indent=2))
    sys.exit(bool(report["faults"]))
