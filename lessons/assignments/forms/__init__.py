"""What comes from a browser, read and checked."""
