"""The JSON API: what other programs see."""
