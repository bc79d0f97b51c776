"""The courses: shelf, lessons, steps, handouts, and how far somebody is."""
