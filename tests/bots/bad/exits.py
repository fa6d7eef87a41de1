"""Goes before anybody has asked it."""

import sys

sys.exit(3)
