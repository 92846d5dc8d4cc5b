"""Complete page/package-lock.json with the native parts for other systems that a mirror of npm's packages left out.

    python -m tools.page.lock

npm writes into the lock only what it found. Where it could not look up a part for another system, `npm ci` calls the
lock broken, here and everywhere. A package names its native parts with exact versions, and their names tell the
system, which is all that npm needs to leave out what is not for it.
"""

from __future__ import annotations

import json
import re
from typing import Any

from . import PAGE

LOCK = PAGE / "package-lock.json"
EXACT = re.compile(r"\d+\.\d+\.\d+[\w.+-]*")
SYSTEMS = "android|darwin|freebsd|linux|openharmony|win32"
NATIVE = re.compile(rf"[-/](?P<os>{SYSTEMS})-(?P<cpu>arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(?P<abi>\w+))?$")
LIBC = {"gnu": "glibc", "musl": "musl"}


def entry(name: str, version: str, dev: bool) -> dict[str, Any]:
    """What npm itself would have written, but for the hash. Raises ValueError if the name tells no system."""
    made: dict[str, Any] = {"version": version}
    if name.endswith("wasm32-wasi"):
        made["cpu"] = ["wasm32"]
    elif found := NATIVE.search(name):
        made |= {"cpu": [found["cpu"]], "os": [found["os"]]}
        if found["os"] == "linux" and found["abi"] in LIBC:
            made["libc"] = [LIBC[found["abi"]]]
    else:
        raise ValueError(f"{name} is missing in the lock, and is no native part")
    return made | {"dev": dev, "optional": True}


def complete(lock: dict[str, Any]) -> list[str]:
    """Add what is missing, and give the names."""
    packages: dict[str, dict[str, Any]] = lock["packages"]
    missing: dict[str, dict[str, Any]] = {}
    for package in packages.values():
        for name, version in package.get("optionalDependencies", {}).items():
            place = f"node_modules/{name}"
            if place not in packages and EXACT.fullmatch(version):
                missing[place] = entry(name, version, package.get("dev", False))
    packages |= missing
    root = packages.pop("")
    lock["packages"] = {"": root} | dict(sorted(packages.items()))
    return sorted(missing)


def main() -> None:
    lock = json.loads(LOCK.read_text("utf-8"))
    for place in complete(lock):
        print(f"added {place}")
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
