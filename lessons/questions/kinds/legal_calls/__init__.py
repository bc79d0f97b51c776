"""Mark every legal call: on the whole box, or among a few calls."""
