"""The table on the network: HTTP, sockets, cookies and the page."""

from .app import make_app
from .config import BadConfig, Config

__all__ = ["BadConfig", "Config", "make_app"]
