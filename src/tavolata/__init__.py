"""Tavolata: a digital table for board games, with the rules in full."""

__version__ = "0.1.0"
