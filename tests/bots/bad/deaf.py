"""Neither reads nor answers, whatever it is told."""

import signal

signal.pause()
