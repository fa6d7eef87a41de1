"""Find a Chromium for the browser tests, or install Debian's where that is allowed."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """Where a Chromium is: the one named by CHROMIUM, or one on the path."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def may_install() -> bool:
    """Whether this is a Debian on which we may install something."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def installed() -> bool:
    """Install Debian's Chromium; whether that went well."""
    print("installing Debian's chromium for the browser tests ...", flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    commands = (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
    return all(
        subprocess.run(
            ["apt-get", *command], env=env, stdout=subprocess.DEVNULL, check=False
        ).returncode
        == 0
        for command in commands
    )


def main() -> int:
    """Say what the browser tests will do; that they have to be skipped is no failure."""
    if not found() and may_install():
        installed()
    browser = found()
    if browser:
        print(f"browser tests run in {browser}")
    else:
        print("BROWSER TESTS WILL BE SKIPPED: there is no Chromium here; set CHROMIUM to one")
    return 0


if __name__ == "__main__":
    sys.exit(main())
