"""Every sentence about a fact, in gettext. Symbols are placeholders; nouns never are."""
