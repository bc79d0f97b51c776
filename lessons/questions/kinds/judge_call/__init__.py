"""Is this call legal, and if not, why not?"""
