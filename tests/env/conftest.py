"""Without the packages that environments are for, their tests are skipped; where CI runs them, that is a failure."""

import os
from importlib.util import find_spec

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")

if os.environ.get("CI"):
    missing = [name for name in NEEDED if find_spec(name) is None]
    assert not missing, f"CI tests the environments, too: {', '.join(missing)} must be in requirements/dev.txt"
