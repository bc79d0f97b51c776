"""What is entered about questions: the fields of which the editors of kinds are made."""
