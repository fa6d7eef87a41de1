"""All tables of one server: found, opened, kept, counted and looked back upon."""
