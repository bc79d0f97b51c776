"""Verbs and queries on the tables."""
