"""The server that is killed while people play, and that knows the toy."""

import sys
from pathlib import Path

from schatulle.core.registry import register
from server.support.killed_server import main
from support.toy import NAME, WING

if __name__ == "__main__":
    register(NAME, WING)
    main(Path(sys.argv[1]))
