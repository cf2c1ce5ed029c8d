"""The inner rooms stand alone: kernel, games, bots and table import the standard library and one another.

So they run in a browser tab, compile with mypyc and need nothing installed. Which of them may import which is
import-linter's part (pyproject.toml). Imports inside functions and under TYPE_CHECKING count too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = "tavolata"
INNER: Final = ("kernel", "games", "bots", "table")


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """(line, full name) of every module or name imported by a module that lives in `package`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, node.module] if node.module else above)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def allowed(name: str) -> bool:
    """Whether an inner room may import this.

    >>> [allowed(name) for name in ("tomllib", "tavolata.kernel.chance", "tavolata.server.app", "numpy")]
    [True, True, False, False]
    """
    top, _, rest = name.partition(".")
    return rest.split(".")[0] in INNER if top == PACKAGE else top in sys.stdlib_module_names


def faults(source: Path) -> list[str]:
    """What the inner rooms under `source` (the folder of the package) import and must not."""
    found = []
    for room in INNER:
        for path in sorted([*source.glob(f"{room}/**/*.py"), *source.glob(f"{room}.py")]):
            package = ".".join([PACKAGE, *path.relative_to(source).parent.parts])
            tree = ast.parse(path.read_text("utf-8"), str(path))
            found += [f"{path}:{line}: {name}" for line, name in imported(tree, package) if not allowed(name)]
    return found


def main(argv: list[str] | None = None) -> int:
    """Check the package in the folder given (src/tavolata); 1 when an inner room leans on something outside."""
    source = Path((argv if argv is not None else sys.argv[1:] or ["src/tavolata"])[0])
    found = faults(source)
    print(*found, sep="\n", end="\n" if found else "")
    print(f"Inner rooms ({', '.join(INNER)}): {len(found)} imports from outside the standard library")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
