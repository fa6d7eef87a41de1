"""Players that learn by self-play on the array engine."""
