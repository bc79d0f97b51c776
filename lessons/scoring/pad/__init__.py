"""The score pad of a rubber."""
