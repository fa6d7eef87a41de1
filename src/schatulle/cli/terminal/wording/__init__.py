"""What the terminal table says, in the language of its reader."""
