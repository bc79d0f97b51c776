"""People with an account: getting in, passwords, what they change in it."""
