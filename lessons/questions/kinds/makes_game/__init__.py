"""With these points on, which contracts make game if just made?"""
