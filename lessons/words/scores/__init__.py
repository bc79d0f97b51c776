"""Every sentence about scores: the lines, what a deal did, the rubber, what is needed, two games compared."""
