"""An outline drawn on the terminal: headings, lines, tables where they fit."""

from __future__ import annotations

from typing import Final

from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.voice import Voice
from tavolata.kernel.messages import Grid, Lines, Section

GAP: Final = 2
FEW: Final = 7  # rows of a table that is shown without being asked for


def show_all(section: Section, voice: Voice, screen: Screen) -> None:
    """The whole table."""
    screen.line(voice.message(section.title).upper(), BOLD)
    for part in section.body:
        show(part, voice, screen)


def show_some(section: Section, before: Section | None, voice: Voice, screen: Screen) -> None:
    """What one needs at every turn: small tables, and what is said in lines unless it was said `before`."""
    for part in section.body:
        if isinstance(part, Section) and all(_is_small(inner, voice, screen) for inner in part.body):
            said = before is not None and part in before.body
            if not said or any(isinstance(inner, Grid) for inner in part.body):
                show(part, voice, screen)


def _is_small(part: Section | Lines | Grid, voice: Voice, screen: Screen) -> bool:
    if isinstance(part, Grid):
        return len(part.rows) <= FEW and fits(_cells(part, voice), screen.width)
    return isinstance(part, Lines)


def show(part: Section | Lines | Grid, voice: Voice, screen: Screen) -> None:
    """One part: a table that is too wide becomes a paragraph for each row."""
    if isinstance(part, Section):
        screen.line()
        screen.line(voice.message(part.title), BOLD)
        for inner in part.body:
            show(inner, voice, screen)
    elif isinstance(part, Lines):
        for item in part.items:
            screen.line("  " + voice.message(item), indent=4)
    else:
        cells = _cells(part, voice)
        if fits(cells, screen.width):
            for number, text in enumerate(side_by_side(cells)):
                screen.raw(text, BOLD if number == 0 else "")
        else:
            for text in one_by_one(cells):
                screen.line(text, indent=4)


# --- tables -----------------------------------------------------------------------------------------------------------
def _cells(grid: Grid, voice: Voice) -> list[list[str]]:
    return [[voice.message(cell) for cell in row] for row in (grid.columns, *grid.rows)]


def _widths(rows: list[list[str]]) -> list[int]:
    return [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]


def fits(rows: list[list[str]], width: int) -> bool:
    return sum(GAP + column for column in _widths(rows)) <= width


def side_by_side(rows: list[list[str]]) -> list[str]:
    """A table, its heading first.

    >>> side_by_side([["who", "cash"], ["Anna", "$20"]])
    ['  who   cash', '  Anna  $20']
    """
    widths = _widths(rows)
    return [
        "".join(" " * GAP + cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def one_by_one(rows: list[list[str]]) -> list[str]:
    """Each row as a sentence, its cells with their headings.

    >>> one_by_one([["who", "cash", "cards"], ["Anna", "$20", "1 printer"]])
    ['  Anna: cash $20; cards 1 printer']
    """
    heads = rows[0][1:]
    return [
        f"  {row[0]}: " + "; ".join(f"{head.lower()} {cell}" for head, cell in zip(heads, row[1:], strict=True))
        for row in rows[1:]
    ]


def in_columns(items: list[str], width: int) -> list[str]:
    """Short items side by side, read downwards.

    >>> in_columns(["1  a", "2  b", "3  c"], 14)
    ['1  a  3  c', '2  b']
    """
    longest = max(len(item) for item in items)
    across = max(1, (width + GAP) // (longest + GAP))
    down = -(-len(items) // across)
    rows = [items[at::down] for at in range(down)]
    return ["  ".join(item.ljust(longest) for item in row).rstrip() for row in rows]
