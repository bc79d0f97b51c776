"""Who may ask what, and when? The question of `ruling` about the clauses of Law 20."""
