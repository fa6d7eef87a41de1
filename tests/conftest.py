"""Ctrl-C reaches what tests start, also where whoever started the tests does not hear it."""

import signal

# Who is started in the background may have been told to ignore it, and hands that on.
signal.signal(signal.SIGINT, signal.default_int_handler)
