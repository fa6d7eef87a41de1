"""The two games as rulebooks: pure functions over values, without I/O, clock or randomness."""
