"""What the site keeps of people: told, given to them, erased, and taken away after a time."""
