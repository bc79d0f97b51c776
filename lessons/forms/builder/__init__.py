"""What a teacher enters when building a quiz."""
