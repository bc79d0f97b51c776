"""What goes in and out, as the OpenAPI document tells it. Answers are held to these types."""
