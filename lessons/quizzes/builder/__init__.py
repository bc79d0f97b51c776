"""Making a quiz, and the questions in it."""
