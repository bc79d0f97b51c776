"""What may still be called? The question of `legal_calls` about pass, X and XX, or a few calls stated."""
