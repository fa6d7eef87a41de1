"""A disk whose syncs fail as long as a file is there: a shim between SQLite and the system.

Run as a program it appends an entry once more for each line it reads, and tells what became of it.
"""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Final

from schatulle.store.sqlite import open_store
from store.support.sample_rows import a_summary, an_entry

_SHIM: Final = """
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
static int fails(void) { return access(getenv("FAILS_WHILE"), F_OK) == 0; }
int fsync(int fd) { if (fails()) { errno = EIO; return -1; } return syscall(SYS_fsync, fd); }
int fdatasync(int fd) {
  if (fails()) { errno = EIO; return -1; }
  return syscall(SYS_fdatasync, fd);
}
"""


def shim(folder: Path, fails_while: Path) -> dict[str, str]:
    """Built with the system's compiler; gives the environment of a program on such a disk."""
    built = folder / "failing_syncs.so"
    build = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(built)]
    subprocess.run(build, input=_SHIM, text=True, check=True)
    return {"LD_PRELOAD": str(built), "FAILS_WHILE": str(fails_while)}


async def main(path: Path) -> None:
    store = open_store(path)
    for line in sys.stdin:
        said = "written"
        try:
            await store.append("t", an_entry(int(line)), a_summary("t"))
        except Exception as error:
            said = type(error).__name__
        print(said, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
