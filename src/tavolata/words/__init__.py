"""The room of words: messages become sentences here, in the reader's language and nowhere earlier."""

from tavolata.words.catalogue import LANGUAGES, Catalogue, MissingText, UnknownLanguage, catalogue_for
from tavolata.words.outlines import lines_of

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "UnknownLanguage", "catalogue_for", "lines_of"]
