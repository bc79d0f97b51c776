"""Score one deal: what each side writes below and above the line (or simply scores, at duplicate)."""
