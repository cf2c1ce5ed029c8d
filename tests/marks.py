"""The mark that ties a test to the rules it proves."""

import re
from typing import Final

import pytest

NUMBER: Final = re.compile(r"[A-Z]{2}-\d{3}")


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the rule numbers it proves: `@rule("PO-021", "PO-022")`.

    A test carries the few numbers it would fail for; `make rules` lists them and finds the rules without a test.

    >>> rule("PO-021").args
    ('PO-021',)
    >>> rule("PO-21")
    Traceback (most recent call last):
    ValueError: not a rule number: PO-21
    """
    if not numbers:
        raise ValueError("name at least one rule")
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"not a rule number: {number}")
    return pytest.mark.rule(*numbers)
