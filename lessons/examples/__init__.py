"""Worked examples for the auction table and the score pad."""
