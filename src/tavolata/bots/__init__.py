"""Bots: what one is, which a game has, and the arena in which they play one another. Standard library only."""
