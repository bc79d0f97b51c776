"""Choose one or several of some texts. The only kind whose key is stated: the texts are not the engine's."""
