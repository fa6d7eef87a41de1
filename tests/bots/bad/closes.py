"""Closes its standard output and stays."""

import os
import signal

os.close(1)
signal.pause()
