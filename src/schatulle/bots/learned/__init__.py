"""Players that learned by self-play; their networks run in plain numpy."""
