"""How a person answers: with keys, from a menu, or in words."""
