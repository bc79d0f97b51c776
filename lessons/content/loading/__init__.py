"""Checks the content files as a whole, then writes them to the tables in one transaction."""
