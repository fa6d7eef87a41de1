"""Goes, and leaves a child that holds its pipes, ends for nobody and talks."""

import os
import signal

if os.fork() == 0:
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    os.write(2, f"child {os.getpid()}\n".encode())
    os.write(1, b"hello\n")
    while True:
        signal.pause()
