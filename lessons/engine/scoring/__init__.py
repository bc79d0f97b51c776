"""Scoring: a deal gives lines, deals folded one after another give a rubber. Facts, never sentences."""
