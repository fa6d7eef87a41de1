"""Interfaces that researchers use."""
