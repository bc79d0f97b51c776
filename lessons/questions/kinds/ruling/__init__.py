"""Rule on an incident: which rulings apply, in order where order matters."""
