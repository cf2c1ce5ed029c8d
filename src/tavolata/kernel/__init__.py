"""The grammar of a game: state, frames, questions, windows, chance, events, log, messages. Standard library only."""
