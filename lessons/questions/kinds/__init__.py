"""Kinds of question: each reads a spec, solves it with the engine and grades an answer."""
