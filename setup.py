"""The one thing pyproject.toml cannot say: which modules mypyc compiles.

Off unless TAVOLATA_COMPILE=1; `make wheel` switches it on in a tree of its own, because mypyc leaves its
results beside the sources and later runs would silently prefer them.
"""

import os
from pathlib import Path

from setuptools import setup

PATTERNS = ("kernel/*.py", "games/*/*.py", "bots/*.py")  # not kernel/testing/: it takes games apart at run time


def compiled() -> list[str]:
    """The modules to compile: the rules and the search, without package files."""
    root = Path("src/tavolata")
    found = {path for pattern in PATTERNS for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(map(str, found))


if os.environ.get("TAVOLATA_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(compiled(), opt_level="3", debug_level="0", group_name="tavolata"))
else:
    setup()
