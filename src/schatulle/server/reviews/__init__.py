"""Reviews of finished tables: who waits for one, who makes it, and where it is kept."""
