"""Bots at tables that are served: who they are, and where they think."""
