"""Wiring: settings, addresses and entry points. Imports lessons; nothing imports it."""
