"""Pages: guard, form, one call to the domain or the engine, render."""
