"""The Laws of the auction: their pages, the Director's desk, the glossary."""
