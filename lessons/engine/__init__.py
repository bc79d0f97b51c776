"""The game and its Laws: immutable facts, standard library only, never a sentence."""
