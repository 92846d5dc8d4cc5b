"""What others call us, as it is changed in the settings."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.pages import table_for
from tools.page.people import Person


def test_only_another_name_can_be_taken(person: Person) -> None:
    """A button that would change nothing cannot be pressed."""
    page = person.goto(f"/t/{table_for(person, 'Ann', seats=4)}")
    page.locator(".menu > button").first.click()
    page.locator("[data-settings]").click()
    field = page.locator("dialog[open]").get_by_role("textbox", name="Name")
    take = page.get_by_role("button", name="Use this name")
    expect(field).to_have_value("Ann")
    for name in ("Ann", "", "  ", " Ann "):
        field.fill(name)
        expect(take).to_be_disabled()
    field.fill("Bea")
    expect(take).to_be_enabled()
    take.click()
    expect(take).to_be_disabled()  # so we are called now
    expect(page.locator("[data-seat='0']")).to_contain_text("Bea")
