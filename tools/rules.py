"""Which test proves which rule: reads the numbers of docs/rules/*.md and the marks of the tests.

Prints every rule with its tests and fails on a rule without a test, on a number defined twice and on a mark that
names no rule. Run by `make rules`.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

import pytest

DEFINITION: Final = re.compile(r"(?:\|\s*|[-*]\s+)(?:\*\*)?([A-Z]{2}-\d{3})(?:\*\*)?(?=[\s|:.])")
"""How a rules file introduces a rule: first column of a table, or a list item."""


def numbers_in(text: str) -> list[str]:
    """The rule numbers that a rules file defines, in its order.

    >>> numbers_in("- **FR-020** [R] Roll; see FR-021.\\n| PO-001 | 2 to 4 seats. |\\n| `laps` | PO-002 |")
    ['FR-020', 'PO-001']
    """
    matches = (DEFINITION.match(line) for line in text.splitlines())
    return [match[1] for match in matches if match]


class Marks:
    """A pytest plugin that notes, instead of running the tests, which rules they are marked with."""

    def __init__(self) -> None:
        self.tests: defaultdict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Parametrised tests count once."""
        for item in session.items:
            name = item.nodeid.rsplit("/", 1)[-1].partition("[")[0]
            for mark in item.iter_markers("rule"):
                for number in mark.args:
                    if name not in self.tests[number]:
                        self.tests[number].append(name)


def marks_in(tests: Path) -> dict[str, list[str]]:
    """Rule number -> names of the tests marked with it. Exits when the tests cannot even be collected."""
    marks, output = Marks(), io.StringIO()
    with contextlib.redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(tests)], plugins=[marks])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{output.getvalue()}\nThe tests cannot be collected, so their rules cannot be counted.")
    return dict(marks.tests)


def report(docs: Path, tests: Path) -> list[str]:
    """Print the table and its sums; return what is wrong."""
    files = {path: numbers_in(path.read_text("utf-8")) for path in sorted(docs.glob("*.md"))}
    defined = Counter(number for numbers in files.values() for number in numbers)
    marked = marks_in(tests)
    for number in defined:
        names = marked.get(number, [])
        print(f"{number}  {len(names):2}  {', '.join(names) or '-'}")
    for path, numbers in files.items():
        if not numbers:
            continue
        rules = set(numbers)
        print(f"{numbers[0][:2]}: {len(rules & marked.keys())} of {len(rules)} rules have a test ({path.name})")
    if not defined:
        print("No rules file in", docs)
    faults = [f"{number}: defined {times} times" for number, times in defined.items() if times > 1]
    faults += [f"{number}: no test" for number in defined if number not in marked]
    strangers = sorted(marked.keys() - defined.keys())
    return faults + [f"{number}: no such rule, named by {', '.join(marked[number])}" for number in strangers]


def main(argv: list[str] | None = None) -> int:
    """Report on the rules; 1 when something is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--docs", type=Path, default=Path("docs/rules"))
    parser.add_argument("--tests", type=Path, default=Path("tests"))
    arguments = parser.parse_args(argv)
    faults = report(arguments.docs, arguments.tests)
    if faults:
        print("\n".join(["", "Rules and tests do not match:", *(f"  {fault}" for fault in faults)]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
