"""The games, a wing each: everything of a game lies in its folder, and no game knows another."""
