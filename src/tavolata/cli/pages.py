"""An outline drawn on the terminal: the whole table, or in a few lines what one needs for an answer."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.voice import Voice
from tavolata.kernel.messages import Grid, Lines, Section

GAP: Final = 2
ROOM: Final = 20  # columns that a cell can be squeezed into
NOTHING: Final = "–"  # a cell of which there is nothing to say
BETWEEN: Final = " · "


def show_all(section: Section, voice: Voice, screen: Screen) -> None:
    """The whole table."""
    screen.line(voice.message(section.title), BOLD)
    for part in section.body:
        show(part, voice, screen)


def show(part: Section | Lines | Grid, voice: Voice, screen: Screen) -> None:
    """One part: a table that is too wide becomes a list of its rows."""
    if isinstance(part, Section):
        screen.line()
        screen.line(voice.message(part.title), BOLD)
        for inner in part.body:
            show(inner, voice, screen)
    elif isinstance(part, Lines):
        for item in part.items:
            screen.line("  " + voice.message(item), indent=4)
    else:
        cells = squeezed(_cells(part, voice), screen.width)
        if fits(cells, screen.width):
            for number, text in enumerate(side_by_side(cells)):
                screen.raw(text, BOLD if number == 0 else "")
        else:
            for text in run_on(_cells(part, voice)):
                screen.line(" " * GAP + text, indent=2 * GAP)


# --- in a few lines ---------------------------------------------------------------------------------------------------
def show_briefly(section: Section, voice: Voice, screen: Screen, *, first_only: bool = False) -> None:
    """Every section without gaps and headings of columns; or only those that stand before the first table."""
    for part in section.body:
        if isinstance(part, Section):
            if first_only and any(isinstance(inner, Grid) for inner in part.body):
                return
            brief(part, voice, screen)
        else:
            show(part, voice, screen)


def brief(part: Section, voice: Voice, screen: Screen) -> None:
    items: list[str] = []
    for inner in part.body:
        if isinstance(inner, Lines):
            items += map(voice.message, inner.items)
        elif isinstance(inner, Grid):
            items += run_on(_cells(inner, voice))
    if items:
        screen.line(voice.message(part.title), BOLD)
    for text in packed(items, screen.width - GAP):
        screen.line(" " * GAP + text, indent=2 * GAP)


def run_on(rows: list[list[str]]) -> list[str]:
    """Each row in a few words, without headings, except where a number would say nothing without its heading.

    >>> run_on([["kind", "1", "2", "who", "Coins"], ["Print", "free", "–", "Anna", "7"]])
    ['Print: 1 free, Anna, coins 7']
    """
    return [
        f"{row[0]}: "
        + ", ".join(
            f"{head.lower()} {cell}" if head.isdecimal() or cell.isdecimal() else cell
            for head, cell in zip(rows[0][1:], row[1:], strict=True)
            if cell != NOTHING
        )
        for row in rows[1:]
    ]


def packed(items: list[str], width: int) -> list[str]:
    """Short items one after another in a line, as many as there is room for.

    >>> packed(["a", "b", "a long one"], 9)
    ['a · b', 'a long one']
    """
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + len(BETWEEN) + len(item) <= width:
            rows[-1] += BETWEEN + item
        else:
            rows.append(item)
    return rows


# --- tables -----------------------------------------------------------------------------------------------------------
def _cells(grid: Grid, voice: Voice) -> list[list[str]]:
    return [[voice.message(cell) for cell in row] for row in (grid.columns, *grid.rows)]


def _widths(rows: list[list[str]]) -> list[int]:
    return [max(len(line) for cell in column for line in cell.split("\n")) for column in zip(*rows, strict=True)]


def fits(rows: list[list[str]], width: int) -> bool:
    return sum(GAP + column for column in _widths(rows)) <= width


def squeezed(rows: list[list[str]], width: int) -> list[list[str]]:
    """The widest column broken into lines, if that is enough to make room."""
    widths = _widths(rows)
    widest = widths.index(max(widths))
    room = widths[widest] - (sum(GAP + column for column in widths) - width)
    if room >= widths[widest] or room < ROOM:
        return rows
    return [[*row[:widest], "\n".join(wrap(row[widest], room)), *row[widest + 1 :]] for row in rows]


def side_by_side(rows: list[list[str]]) -> list[str]:
    """A table, its heading first.

    >>> side_by_side([["who", "cards"], ["Anna", "ink,\\npaper"]])
    ['  who   cards', '  Anna  ink,', '        paper']
    """
    widths = _widths(rows)
    found = []
    for row in rows:
        cells = [cell.split("\n") for cell in row]
        for at in range(max(map(len, cells))):
            line = (lines[at] if at < len(lines) else "" for lines in cells)
            found.append(
                "".join(" " * GAP + text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
            )
    return found


def in_columns(items: list[str], width: int) -> list[str]:
    """Short items side by side in one or two columns, read downwards.

    >>> in_columns(["1  a", "2  b", "3  c"], 14)
    ['1  a  3  c', '2  b']
    """
    down = -(-len(items) // 2)
    left, right = items[:down], items[down:]
    wide = max(map(len, left))
    if not right or wide + GAP + max(map(len, right)) > width:
        return items
    return [f"{one.ljust(wide)}  {other}".rstrip() for one, other in zip(left, [*right, ""], strict=False)]
