"""The `alehouse` command: play in the terminal, simulate, measure, and look things up."""

from .app import app

__all__ = ["app"]
