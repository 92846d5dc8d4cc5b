"""What the page needs around itself: Node, a build, a browser, pictures and measurements."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"
STATIC = Path(os.environ.get("ALEHOUSE_PAGE") or ROOT / "src/alehouse/web/static")
"""Where the page is built; Vite and the server read the same variable, so that two builds can be compared."""
