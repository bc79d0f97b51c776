"""Reading content files: YAML that knows its lines, what must not stand in prose."""
