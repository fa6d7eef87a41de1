"""A table for two games about gems: Meisterdiebe and Diamant."""

import os

__version__ = "0.1.0"

# Before anything loads numpy, and for all processes that are started: what is thought of at a table
# is small, and more threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
