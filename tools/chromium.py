"""Find a Chromium for the browser tests, or install Debian's where that is allowed.

The headless shell is the same engine without the windows around it, and opens pages in half the
time of the processor.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """Where a Chromium is: the one named by CHROMIUM, or one on the path."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def may_install() -> bool:
    """Whether this is a Debian on which we may install something."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Install Debian's Chromium, from the lists that are there or from new ones."""
    print(f"installing Debian's {SHELL} for the browser tests ...", flush=True)
    package = ("install", "-y", "-qq", "--no-install-recommends", SHELL)
    if not _apt(*package):
        _apt("update", "-qq")
        _apt(*package)


def _apt(*command: str) -> bool:
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    done = subprocess.run(["apt-get", *command], env=env, stdout=quiet, stderr=quiet, check=False)
    return done.returncode == 0


def main() -> int:
    """Say what the browser tests will do; that they have to be skipped is no failure."""
    if not os.environ.get("CHROMIUM") and not shutil.which(SHELL) and may_install():
        install()
    browser = found()
    if browser:
        print(f"browser tests run in {browser}")
    else:
        print("BROWSER TESTS WILL BE SKIPPED: there is no Chromium here; set CHROMIUM to one")
    return 0


if __name__ == "__main__":
    sys.exit(main())
