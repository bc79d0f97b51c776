"""Whose turn is it to call, or is the auction over?"""
