"""Ctrl-C reaches what tests start, and programs on arrays are compiled fast rather than well."""

import os
import signal

# Who is started in the background may have been told to ignore it, and hands that on.
signal.signal(signal.SIGINT, signal.default_int_handler)
# Games of the tests are few and compiling is dear; long runs compile as everyone does.
if not os.environ.get("SCHATULLE_LONG"):
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
