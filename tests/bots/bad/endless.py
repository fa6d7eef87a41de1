"""Writes and writes, and no line ever ends."""

import os

while True:
    os.write(1, b"stay " * 4096)
