"""An outline as lines of text: for a plain terminal, for tests, for reading aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavolata.kernel.messages import Grid, Lines, Section
from tavolata.words.catalogue import Catalogue


def lines_of(section: Section, words: Catalogue, names: Sequence[str] = (), level: int = 1) -> Iterator[str]:
    """Headings with as many `#` as they lie deep; each row of a table in one line, a cell with its column's heading.

    Said like that a row makes sense on its own, wherever a screen reader comes to it.
    """
    yield f"{'#' * level} {words.render(section.title, names)}"
    for part in section.body:
        if isinstance(part, Section):
            yield from lines_of(part, words, names, level + 1)
        elif isinstance(part, Lines):
            yield from (words.render(item, names) for item in part.items)
        else:
            yield from rows_of(part, words, names)


def rows_of(grid: Grid, words: Catalogue, names: Sequence[str]) -> Iterator[str]:
    """The first cell names the row, the others follow with their headings."""
    headings = [words.render(column, names) for column in grid.columns]
    for row in grid.rows:
        first, *rest = (words.render(cell, names) for cell in row)
        cells = (f"{heading} {cell}" for heading, cell in zip(headings[1:], rest, strict=True))
        yield f"{first}: {'; '.join(cells)}"
