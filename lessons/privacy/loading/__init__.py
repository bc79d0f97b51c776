"""Reading the content files."""
