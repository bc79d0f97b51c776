"""What a class and its students have done, for its teachers."""
