"""Pecunia Olet (Counterfeiters): print fake notes, make them real, hide real money before the Godfather takes half."""

from tavolata.games.pecunia_olet.rules import GAME

__all__ = ["GAME"]
