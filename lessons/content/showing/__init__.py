"""The content that is shown from its files: the glossary and the pages of the Laws, in the reader's language."""
