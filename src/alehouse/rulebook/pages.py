"""The rules as pages, in more than one language.

English is complete. What another language lacks is given in English, and says so, so that no id leads nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .documents import BULLET, LINK, RULING, bare, folder

ENGLISH = "en"
LANGUAGES = (ENGLISH, "ru")
INDEX = "README.md"
OVERVIEW = "overview"
WORDS = "words"
RULINGS = "rulings"

_ROW = re.compile(r"^\| \[[^\]]+\]\(([a-z-]+)\.md\)", re.MULTILINE)
_SECTION = re.compile(r"^## (.+)\n+((?:(?!## ).*\n?)*)", re.MULTILINE)
_REFERENCE = re.compile(r"(?<![\w-])(?P<id>[A-Z]+-\d+)\b|<(?P<page>[a-z-]+)\.md>")
_RULING_LINKS = re.compile(r"\s*(?:Ruling|Решение):\s+\[[^\]]+\]\([^)]+\)(?:,\s+\[[^\]]+\]\([^)]+\))*\.")
_START = re.compile(r"^(?:- |#)", re.MULTILINE)
"""Where the introduction of a page is over."""
_STRAIGHT = re.compile(r'"([^"\n]*)"')
_QUOTES = {ENGLISH: "“{}”", "ru": "«{}»"}


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    text: str
    """A line for each paragraph; ids of other rules stand in it as words."""
    see: tuple[str, ...]
    """Rules, rulings and pages that it refers to, by their ids."""
    language: str


@dataclass(frozen=True, slots=True)
class Page:
    id: str
    title: str
    intro: str
    """A line for each paragraph."""
    rules: tuple[Rule, ...]
    language: str


@cache
def rules(language: str = ENGLISH) -> tuple[Page, ...]:
    """All pages in the order of the index: overview and words first, rulings last. An unknown language is English."""
    known = language if language in LANGUAGES else ENGLISH
    english = read(ENGLISH)
    if known == ENGLISH:
        return tuple(english.values())
    said = read(known)
    return tuple(filled(said[id], page) if id in said else page for id, page in english.items())


def filled(page: Page, english: Page) -> Page:
    """The page with the rules of the English one, each in English if it has no other text."""
    own = {rule.id: rule for rule in page.rules}
    every = tuple(own.get(rule.id, rule) for rule in english.rules)
    return Page(id=page.id, title=page.title, intro=page.intro, rules=every, language=page.language)


def read(language: str) -> dict[str, Page]:
    """The pages that the documents of one language hold, by their ids."""
    docs = folder()
    place = docs / "rules" if language == ENGLISH else docs / "rules" / language
    texts = {id: text for id in _ROW.findall(text_of(docs / "rules" / INDEX)) if (text := text_of(place / f"{id}.md"))}
    writer = Writer({id: title_of(text) for id, text in texts.items()}, language)
    pages = {id: writer.page(id, text, BULLET) for id, text in texts.items()}
    words = _SECTION.findall(text_of(place / INDEX))[-1:]
    first = {WORDS: writer.words(*words[0])} if words else {}
    rulings = text_of(docs / "rulings.md" if language == ENGLISH else place / "rulings.md")
    last = {RULINGS: writer.page(RULINGS, rulings, RULING)} if rulings else {}
    overview = {id: page for id, page in pages.items() if id == OVERVIEW}
    return {**overview, **first, **pages, **last}


def text_of(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def title_of(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ").strip()


@dataclass(frozen=True, slots=True)
class Writer:
    """Turns the documents of one language into pages."""

    titles: dict[str, str]
    language: str

    def page(self, id: str, text: str, mark: re.Pattern[str]) -> Page:
        intro = self.paragraphs(_START.split(text.partition("\n")[2], maxsplit=1)[0])
        found = tuple(self.rule(key, said) for key, said in mark.findall(text))
        return Page(id=id, title=self.paragraphs(title_of(text)), intro=intro, rules=found, language=self.language)

    def words(self, title: str, text: str) -> Page:
        """What the words of the game mean: a page without rules."""
        intro = "\n".join(self.paragraphs(one) for one in re.split(r"^- ", text, flags=re.MULTILINE) if one.strip())
        return Page(id=WORDS, title=title.strip(), intro=intro, rules=(), language=self.language)

    def rule(self, id: str, text: str) -> Rule:
        return Rule(
            id=id,
            # What a rule ends with as its ruling is among `see` already.
            text=self.paragraphs(_RULING_LINKS.sub("", text)),
            see=tuple(dict.fromkeys(one for one in self.references(text) if one != id)),
            language=self.language,
        )

    def references(self, text: str) -> Iterator[str]:
        """Ids in the text and pages that it links to, in their order."""
        for found in _REFERENCE.finditer(LINK.sub(lambda link: f"{link[1]}<{link[2]}>", text)):
            if found["id"] or found["page"] in self.titles:
                yield found["id"] or found["page"]

    def paragraphs(self, text: str) -> str:
        lines = [bare(LINK.sub(self.label, one)) for one in re.split(r"\n\s*\n", text) if one.strip()]
        return _STRAIGHT.sub(lambda quoted: self.quote(quoted[1]), "\n".join(lines))

    def quote(self, text: str) -> str:
        return _QUOTES[self.language].format(text)

    def label(self, link: re.Match[str]) -> str:
        """A file's name says nothing to a reader; the title of its page does."""
        id = link[1].removesuffix(".md")
        return self.quote(self.titles[id]) if id != link[1] and id in self.titles else link[1]
