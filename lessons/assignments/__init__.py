"""What is set for a class, until when, and doing it: attempts and answers."""
