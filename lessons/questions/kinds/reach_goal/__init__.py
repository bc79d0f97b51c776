"""Enter an auction that reaches a goal. There are many right answers."""
