"""Verbs and queries."""
