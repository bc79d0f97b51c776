"""Find the first wrong call of an auction and mend it."""
