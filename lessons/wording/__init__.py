"""How anything is said: sentences with symbols, notation, points, dates, zones, prose."""
