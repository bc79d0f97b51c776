"""The home page, navigation, preferences, plain pages, the style guide."""
