"""Sounds: none unless somebody has asked for them, and then one for each kind of thing that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.pages import always, by_click, caught_up, my_question, play_now

if TYPE_CHECKING:
    from tools.page.people import Person

STUB = """
window.heard = [];
window.contexts = 0;
const level = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
class Part {
    constructor(context, { frequency } = {}) { this.gain = level; if (frequency) window.heard.push(frequency); }
    connect(to) { return to; }
    start() {}
    stop() {}
}
window.AudioContext = class {
    constructor() { window.contexts += 1; this.state = "running"; this.currentTime = 0; this.sampleRate = 100; }
    async resume() {}
    async close() {}
};
window.AudioBuffer = class { getChannelData() { return []; } };
window.OscillatorNode = window.GainNode = window.BiquadFilterNode = window.AudioBufferSourceNode = Part;
"""
"""Nothing is heard here: instead every tone and every noise notes its pitch."""
BEGINS = {2600: "card", 1870: "coin", 190: "gulp", 92: "thud", 1500: "dice", 150: "stamp", 880: "bell", 523: "cheer"}
"""The first pitch of each sound."""
OF = {
    "play": "card", "draw": "card", "pay": "coin", "take": "coin", "collect": "coin", "won": "coin", "reveal": "gulp",
    "negate": "stamp", "round": "dice", "passed-out": "thud", "out": "thud", "over": "cheer",
}  # fmt: skip
FEW, SEVERAL = 2, 6


def meant(told: list[dict[str, Any]]) -> list[str]:
    """What should be heard of these updates, but for the bell."""
    found = []
    for update in told:
        kinds = dict.fromkeys(OF[event["code"]] for event in update.get("events", ()) if event["code"] in OF)
        found += list(kinds)[:4]
    return found


def test_sounds_are_off_until_they_are_asked_for(
    person: Person, messages: Callable[[Person], list[dict[str, Any]]]
) -> None:
    def updates() -> list[dict[str, Any]]:
        return [one for one in messages(person) if one["type"] == "update"]

    def play_on(questions: int) -> None:
        for _ in range(questions):
            assert not my_question(page).over
            by_click(page, always)
        my_question(page)
        caught_up(page, updates()[-1]["seq"])

    def heard() -> list[str]:
        return [BEGINS[pitch] for pitch in page.evaluate("window.heard") if pitch in BEGINS]

    person.for_good.add_init_script(STUB)
    page = play_now(person)
    play_on(FEW)
    assert meant(updates()), "nothing has happened of which there is a sound"
    assert page.evaluate("[window.contexts, window.heard]") == [0, []]

    sound = page.get_by_role("button", name="Sound", exact=True)
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => window.heard.length")  # we are asked something at this very moment
    assert heard() == ["bell"]
    page.evaluate("window.heard = []")
    before = len(updates())
    play_on(SEVERAL)
    rung = heard()
    assert [one for one in rung if one != "bell"] == meant(updates()[before:])
    assert rung.count("bell") == SEVERAL
    assert page.evaluate("window.contexts") == 1

    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.heard = []")
    before = len(updates())
    play_on(FEW)
    assert meant(updates()[before:])
    assert page.evaluate("window.heard") == []
