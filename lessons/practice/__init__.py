"""Practice: questions drawn without end."""
