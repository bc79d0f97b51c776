"""Fill in the pad for a rubber: each deal's numbers, the totals, who wins."""
