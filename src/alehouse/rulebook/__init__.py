"""Our rules and rulings: the documents that come along, read for people who look something up."""

from .documents import NoRule
from .look_up import chapters, look_up
from .pages import LANGUAGES, Page, Rule, rules

__all__ = ["LANGUAGES", "NoRule", "Page", "Rule", "chapters", "look_up", "rules"]
