"""Who somebody is: names, cookies, keys and codes for other devices."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alehouse.table.refusal import Refusal
from alehouse.web.bucket import Bucket, Buckets
from alehouse.web.config import BadConfig, DoorLimits
from alehouse.web.guests import CODE_LENGTH, CODE_LIFE, KEY_FILE, LETTERS, Guests, load_key
from alehouse.web.names import checked_name

if TYPE_CHECKING:
    from tests.web.conftest import Inside

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann   of  Ale", "Ann of Ale"),
        ("Зоя", "Зоя"),
        ("e\u0301", "\u00e9"),
        ("🍺", "🍺"),
        ("👩\u200d🍳", "👩\u200d🍳"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("a" * 24, "a" * 24),
    ],
)
def test_names(given_name: str, shown: str) -> None:
    assert checked_name(given_name, 24) == shown


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "a" * 25, "\u202eAnn", "Ann\u202c", "An\u2066n", "An\nn", "An\tn", "An\x00n", "An\x1b[31mn", "\u200d",
        "\u3164", "\u2800", "\u00ad", "An\u200bn", "An\ufeffn", "An\u2028n", "A\u00a0n", "\u0301", "\ue000", "\u200fa",
    ],
)  # fmt: skip
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        checked_name(name, 24)


@settings(derandomize=True, max_examples=300)
@given(st.text(st.characters(exclude_categories=()), max_size=40))
def test_any_text_is_a_name_or_refused(text: str) -> None:
    try:
        name = checked_name(text, 24)
    except Refusal:
        return
    assert 1 <= len(name) <= 24
    assert name == name.strip()
    assert name.isprintable() or "\u200c" in name or "\u200d" in name
    assert checked_name(name, 24) == name


def test_the_key_is_made_once_and_for_nobody_else(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    file = tmp_path / KEY_FILE
    assert len(key) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_key(tmp_path) == key
    file.chmod(0o644)
    assert load_key(tmp_path) == key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "abc", "zz" * 32, "ab" * 31])
def test_a_broken_key_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(BadConfig, match="is no key; delete it"):
        load_key(tmp_path)


def test_a_folder_that_cannot_hold_a_key_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="No such file or directory"):
        load_key(tmp_path / "nowhere")


async def test_a_cookie_says_who_somebody_is(inside: Inside) -> None:
    async with inside.browser() as browser:
        assert (await browser.get("/api/guest")).json() == {"name": None}
        answer = await browser.post("/api/guest", json={"name": " Ann "})
        assert answer.json() == {"name": "Ann"}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie
        assert (await browser.get("/api/guest")).json() == {"name": "Ann"}
        first = guest_of(inside, browser)
        assert (await browser.post("/api/guest", json={"name": "Anna"})).json() == {"name": "Anna"}
        assert guest_of(inside, browser) == first
        assert first is not None
        assert len(first) == 22


def guest_of(inside: Inside, browser: httpx.AsyncClient) -> str | None:
    cookie = "; ".join(f"{one.name}={one.value}" for one in browser.cookies.jar)
    return guests(inside).id_of({"headers": [(b"cookie", cookie.encode())]})


def guests(inside: Inside, **more: Any) -> Guests:
    return Guests(inside.store, inside.config, load_key(inside.config.data), **more)


async def test_a_foreign_cookie_is_nobodys(inside: Inside, tmp_path: Path) -> None:
    ours = guests(inside)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    theirs = Guests(inside.store, inside.config, load_key(elsewhere))
    value = theirs.set_cookie("somebody").partition("=")[2].partition(";")[0]
    good = ours.set_cookie("somebody").partition("=")[2].partition(";")[0]
    assert theirs.cookie != ours.cookie
    assert read(ours, good) == "somebody"
    for wrong in (value, "", "somebody", good[:-1], good + "a", good.replace("somebody", "somebodY"), "é", "a.b.c"):
        assert read(ours, wrong) is None


def read(ours: Guests, value: str) -> str | None:
    return ours.id_of({"headers": [(b"cookie", f"x=1; {ours.cookie}={value}".encode())]})


async def test_a_code_brings_a_guest_to_another_device_once(inside: Inside) -> None:
    async with inside.guest("Ann") as laptop, inside.browser() as phone, inside.browser() as thief:
        made = (await laptop.post("/api/device")).json()
        assert len(made["code"]) == CODE_LENGTH
        assert set(made["code"]) <= set(LETTERS)
        typed = f" {made['code'][:4].lower()}-{made['code'][4:]} "
        answer = await phone.post("/api/device/claim", json={"code": typed})
        assert (answer.status_code, answer.json()) == (200, {"name": "Ann"})
        assert guest_of(inside, phone) == guest_of(inside, laptop)
        again = await thief.post("/api/device/claim", json={"code": made["code"]})
        assert (again.status_code, again.json()["code"]) == (404, "bad-code")
        assert "set-cookie" not in again.headers


async def test_a_code_is_good_for_ten_minutes(inside: Inside) -> None:
    now = [1_000_000]
    ours = guests(inside, clock=lambda: now[0])
    guest = await ours.name({"headers": []}, "Ann", "")
    for late, good in ((CODE_LIFE - 1, True), (CODE_LIFE + 1, False)):
        code, expires = await ours.new_code(guest.id)
        assert expires == now[0] + CODE_LIFE
        now[0] += late
        if good:
            assert (await ours.claim(code, "")).id == guest.id
        else:
            with pytest.raises(Refusal, match="bad-code"):
                await ours.claim(code, "")


async def test_codes_are_not_kept_as_they_are(inside: Inside) -> None:
    ours = guests(inside)
    guest = await ours.name({"headers": []}, "Ann", "")
    code, _ = await ours.new_code(guest.id)
    for file in inside.config.data.iterdir():
        assert code.encode() not in file.read_bytes()


async def test_nobody_tries_codes_for_long(inside: Inside) -> None:
    async with inside.browser() as browser:
        answers = [await browser.post("/api/device/claim", json={"code": "AAAACCCC"}) for _ in range(12)]
        assert [one.status_code for one in answers] == [404] * 10 + [429] * 2
        assert answers[-1].json()["params"]["wait"] > 0
        assert int(answers[-1].headers["retry-after"]) >= 1


async def test_only_a_guest_gets_a_code(inside: Inside) -> None:
    async with inside.browser() as browser:
        answer = await browser.post("/api/device")
        assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


async def test_guests_come_in_at_a_limited_rate(inside: Inside) -> None:
    narrow = inside.again(door=DoorLimits(guest_burst=3, guest_rate=0.001))
    answers = []
    for _ in range(5):
        async with narrow.browser() as browser:
            answers.append((await browser.post("/api/guest", json={"name": "Ann"})).status_code)
    assert answers == [200, 200, 200, 429, 429]


async def test_a_guest_whom_the_store_has_forgotten_says_the_name_again(inside: Inside) -> None:
    ours = guests(inside)
    cookie = ours.set_cookie("forgotten").partition(";")[0]
    async with inside.browser(headers={"cookie": cookie}) as browser:
        assert (await browser.get("/api/guest")).json() == {"name": None}
        assert (await browser.post("/api/rooms", json={})).status_code == 401
        await browser.post("/api/guest", json={"name": "Ann"})
        row = await inside.store.guest("forgotten")
        assert row is not None
        assert row.name == "Ann"


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 0.0)
    assert [bucket.take(10, 2, 0.0) for _ in range(3)] == [0, 0, 100]
    assert bucket.take(10, 2, 0.05) == 50
    assert bucket.take(10, 2, 0.1) == 0
    assert [bucket.take(10, 2, 9.0) for _ in range(3)] == [0, 0, 100]


def test_everybody_has_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.web.bucket.REMEMBERED", 2)
    buckets = Buckets(1, 1, clock=lambda: 0.0)
    assert [buckets.take(key) for key in "aab"] == [0, 1000, 0]
    assert buckets.take("c") == 0
    assert buckets.take("b") == 1000
    assert buckets.take("a") == 0  # long quiet, and forgotten
