"""Ctrl-C reaches what tests start; arrays keep to one core and are compiled fast, not well."""

import os
import signal

# Who is started in the background may have been told to ignore it, and hands that on.
signal.signal(signal.SIGINT, signal.default_int_handler)
# As at a table: small matrices are no faster on many cores, and the other workers want some too.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Games of the tests are few and compiling is dear; long runs compile as everyone does.
if not os.environ.get("SCHATULLE_LONG"):
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
    # XLA's older way to write kernels takes two thirds of the time to compile them.
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_use_fusion_emitters=false")
