"""The report: drawn in a real browser, from one file, with nothing fetched."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.page.people import open_browser

from alehouse.lab.fixtures import Plan
from alehouse.lab.report import write_report
from alehouse.lab.run import Run

EVIL = "</script><b>Fiona & 'friends'"


@pytest.mark.parametrize("turns", ["bots", "characters"])
def test_the_report_is_drawn(turns: str, tmp_path: Path) -> None:
    plan = Plan(turns, ("random", "reluctant"), (2, 3), ("fiona", "gerki", "zot"))
    results = Run(plan, 60).play(1, "pool", lambda n: None)
    file = tmp_path / "report.html"
    write_report(file, plan, results, {"fiona": EVIL, "gerki": "Gerki", "zot": "Zot"})
    asked: list[str] = []
    complaints: list[str] = []
    with open_browser() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(file.as_uri())
        page.wait_for_selector("body[data-drawn=yes]")
        empty = page.locator(".plot:not(:has(svg))").count()
        sections = page.locator("h2").all_inner_texts()
        words = page.locator("main").inner_text()
        wide = page.evaluate("document.documentElement.scrollWidth")
    assert complaints == []
    assert asked == [file.as_uri()]
    assert "Characters" in sections
    assert ("Bots" in sections) == (turns == "bots")
    assert empty == 0
    assert EVIL in words
    assert "60 games, seed 1" in words
    assert wide <= 390


def test_every_section_has_its_plot(tmp_path: Path) -> None:
    plan = Plan("characters", ("random",), (4,), ("fiona", "gerki", "zot", "deirdre"))
    file = tmp_path / "report.html"
    write_report(file, plan, Run(plan, 120).play(2, "pool", lambda n: None), {})
    with open_browser() as browser:
        page = browser.new_page()
        page.goto(file.as_uri())
        page.wait_for_selector("body[data-drawn=yes]")
        plots = page.locator(".plot")
        drawn = [plots.nth(at).locator("svg").count() for at in range(plots.count())]
        rows = page.locator("tbody tr").all_inner_texts()
        marks = plots.first.locator(".mark-symbol path").count()
    assert drawn == [1] * 6
    assert len(rows) == marks == 4
