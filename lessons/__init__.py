"""The product: one Django app in layers, each importing only those above it (see CONTRIBUTING.md)."""
