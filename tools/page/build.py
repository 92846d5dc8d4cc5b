"""Build the page into the package, if anything that it is made of has changed since the last time.

    python -m tools.page.build [--or-plain]

With --or-plain a page that cannot be built is no failure: the server has a plain table, which needs no building.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from . import PAGE, ROOT, STATIC, node

STAMP = STATIC / ".stamp"
"""Inside of what it stamps: a build by hand empties the folder, and so takes the stamp with it."""
NOT_BUILT = {"node_modules", "test"}
MADE = {"messages.ts", "api.ts"}


def sources() -> Iterator[Path]:
    """Everything that the page is made of."""
    for path in PAGE.iterdir():
        if path.is_file():
            yield path
        elif path.name not in NOT_BUILT:
            yield from (file for file in path.rglob("*") if file.is_file() and file.name not in MADE)
    yield from (ROOT / "src/alehouse/speech").rglob("*.ftl")
    yield from (ROOT / "docs" / name for name in ("protocol.schema.json", "openapi.json"))


def digest() -> str:
    """Of names and contents, so that a file that is gone counts as well as one that is new."""
    whole = hashlib.sha256()
    for path in sorted(sources()):
        whole.update(f"{path.relative_to(ROOT)}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def is_fresh() -> bool:
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == digest()


def build() -> None:
    """Raises node.Failed."""
    if is_fresh():
        return
    before = digest()
    env = node.environment()
    node.install(env)
    print("Building the page.", flush=True)
    node.run(["npm", "run", "--silent", "build"], "npm run build failed in page/", env)
    STAMP.write_text(before)


def main() -> int:
    try:
        build()
    except node.Failed as failed:
        print(f"The page could not be built. {failed}", file=sys.stderr)
        if "--or-plain" not in sys.argv:
            return 1
        instead = "the page as it was built before" if (STATIC / "index.html").is_file() else "the plain table"
        print(f"Serving {instead} instead; `make play` tries again next time.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
