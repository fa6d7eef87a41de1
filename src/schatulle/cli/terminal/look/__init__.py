"""How the table looks: colours, pieces of text, and what a viewer is shown."""
