"""The same deal in contract bridge and in auction bridge: what goes below the line, and what makes the difference?"""
