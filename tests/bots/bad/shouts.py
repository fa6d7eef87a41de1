"""Writes to standard error without end, and never answers."""

import os

while True:
    os.write(2, b"I am here!\n" * 1000)
