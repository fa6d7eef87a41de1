"""Find the browsers for the tests, or install Debian's where that is allowed.

Everything is tested in Chromium, of which the headless shell is the same engine without the windows
around it, and opens pages in half the time of the processor. Firefox and WebKit play whole games.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Debian's small browser around WebKit; where exactly hangs on the machine's kind.
MINI_BROWSERS = "webkit2gtk-4.*/MiniBrowser"
#: WebKit draws on a screen that nobody sees.
WEBKIT_WITH_SCREEN = ("webkit2gtk-driver", "xvfb")


def found() -> str | None:
    """Where a Chromium is: the one named by CHROMIUM, or one on the path."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def firefox() -> str | None:
    """Where a Firefox is."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> str | None:
    """WebKit's small browser, if all that it needs is here."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return None
    places = (it for root in ("/usr/lib", "/usr/libexec") for it in Path(root).rglob(MINI_BROWSERS))
    return next(map(str, places), None)


def may_install() -> bool:
    """Whether this is a Debian on which we may install something."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def missing() -> list[str]:
    """Debian's packages of what is not here."""
    named = os.environ.get("CHROMIUM")
    return [
        *([] if named or shutil.which(SHELL) else [SHELL]),
        *([] if firefox() else ["firefox-esr"]),
        *([] if webkit() else WEBKIT_WITH_SCREEN),
    ]


def install(packages: list[str]) -> None:
    """From the lists that are there or from new ones; one that cannot be had spoils no other."""
    print(f"installing Debian's {', '.join(packages)} for the browser tests ...", flush=True)
    if not _installed(*packages):
        _apt("update", "-qq")
        for package in packages:
            _installed(package)


def _installed(*packages: str) -> bool:
    return _apt("install", "-y", "-qq", "--no-install-recommends", *packages)


def _apt(*command: str) -> bool:
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    done = subprocess.run(["apt-get", *command], env=env, stdout=quiet, stderr=quiet, check=False)
    return done.returncode == 0


def main() -> int:
    """Say what the browser tests will do; that they have to be skipped is no failure."""
    if (packages := missing()) and may_install():
        install(packages)
    browser = found()
    if browser:
        print(f"browser tests run in {browser}")
    else:
        print("BROWSER TESTS WILL BE SKIPPED: there is no Chromium here; set CHROMIUM to one")
    for name, place in (("Firefox", firefox()), ("WebKit", webkit())):
        print(f"games in {name}: {place or 'SKIPPED, it is not here'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
