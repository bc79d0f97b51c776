"""Classes: their students and teachers, names, cards, joining."""
