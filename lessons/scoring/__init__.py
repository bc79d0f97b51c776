"""Scores: duplicate, Chicago and, in `pad`, the score pad of a rubber."""
