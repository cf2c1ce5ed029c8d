"""Every word in both languages: compares it*.ftl with en*.ftl in each folder `text` of the package.

Both languages must define the same messages with the same attributes, ask for the same variables, parse without
junk, and refer only to what exists. Terms (-name) belong to one language alone, and so may the gender and the number
of a parameter ($card-gender, $card-number), which not every language asks for. Run by `make check`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("it", "en")
GRAMMAR: Final = ("-gender", "-number")


class Uses(Visitor):
    """What a pattern asks for: variables from outside, other messages and terms."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """The patterns of one language in one folder: `id` and `id.attribute` -> what each asks for."""

    def __init__(self, folder: Path, language: str) -> None:
        self.files = sorted(folder.glob(f"{language}*.ftl"))
        self.uses: dict[str, Uses] = {}
        self.faults: list[str] = []
        for path in self.files:
            self.read(path)

    def read(self, path: Path) -> None:
        """Add one file; a second definition and anything that does not parse are faults."""
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"{path}: cannot read: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in self.uses:
                    self.faults.append(f"{path}: {name} is defined twice")
                self.uses[name] = Uses(entry.value)
                self.uses |= {f"{name}.{attribute.id.name}": Uses(attribute.value) for attribute in entry.attributes}

    def variables(self, name: str, *below: str) -> set[str]:
        """All variables a pattern asks for, also through messages it contains. A term sees none but its own."""
        uses = self.uses.get(name)
        if uses is None or name in below:
            return set()
        inner = (self.variables(other, name, *below) for other in uses.references if not other.startswith("-"))
        return uses.variables.union(*inner)

    def needed(self, name: str) -> set[str]:
        """The variables that the other language must ask for too."""
        return {variable for variable in self.variables(name) if not variable.endswith(GRAMMAR)}

    def missing_references(self) -> Iterator[str]:
        """Messages and terms that are referred to and defined nowhere in the folder."""
        for name, uses in self.uses.items():
            yield from (f"{name} refers to {other}" for other in sorted(uses.references - self.uses.keys()))

    def messages(self) -> set[str]:
        """Everything both languages must have."""
        return {name for name in self.uses if not name.startswith("-")}


def faults(folder: Path) -> list[str]:
    """What is wrong with the texts in one folder."""
    catalogues = {language: Catalogue(folder, language) for language in LANGUAGES}
    found = []
    for language, catalogue in catalogues.items():
        found += catalogue.faults
        found += [f"{folder} ({language}): {text}, which is not there" for text in catalogue.missing_references()]
    italian, english = (catalogues[language] for language in LANGUAGES)
    for language, here, there in (("it", italian, english), ("en", english, italian)):
        found += [f"{folder}: {name} is missing in {language}" for name in sorted(there.messages() - here.messages())]
    for name in sorted(italian.messages() & english.messages()):
        if italian.needed(name) != english.needed(name):
            asked = (" ".join(sorted(catalogue.needed(name))) or "nothing" for catalogue in (italian, english))
            found.append("{}: {} asks for {} in it and for {} in en".format(folder, name, *asked))
    return found


def main(argv: list[str] | None = None) -> int:
    """Check all texts below the folder given (src/tavolata); 1 when something is missing."""
    source = Path((argv if argv is not None else sys.argv[1:] or ["src/tavolata"])[0])
    folders = sorted(path for path in source.rglob("text") if path.is_dir())
    found = [fault for folder in folders for fault in faults(folder)]
    print(*found, sep="\n", end="\n" if found else "")
    messages = sum(len(Catalogue(folder, "it").messages()) for folder in folders)
    print(f"Translations: {messages} texts in {len(folders)} folders, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
