"""Questions of every kind: asked, answered, graded and explained, wherever they stand."""
