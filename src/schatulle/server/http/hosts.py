"""The names that the server answers to: a page elsewhere may point its own name at this machine."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")

#: A Host header: a name, an IPv4 address or an IPv6 address in brackets, and perhaps a port.
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([\w.-]+?))\.?(?::\d*)?", re.IGNORECASE)


def is_meant(host: str | None, arrived_at: str | None, names: Iterable[str]) -> bool:
    """Whether a Host header names this server, or the very address that the client has reached."""
    named = name_in(host or "")
    if named is None:
        return False
    return named in names or (arrived_at is not None and named == compared(arrived_at))


def name_in(host: str) -> str | None:
    """The name in a Host header, as it is compared; None where that is none."""
    found = _HOST.fullmatch(host)
    return compared(found[1] or found[2]) if found else None


def is_name(text: str) -> bool:
    """Whether that is the name or the address of a host, and nothing more."""
    return name_in(f"[{text}]" if text.count(":") > 1 else text) == compared(text)


def compared(name: str) -> str:
    """One spelling for one name or address."""
    try:
        address = ip_address(name)
    except ValueError:
        return name.rstrip(".").lower()
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


def names_of(host: str, allowed: Iterable[str] = ()) -> frozenset[str]:
    """The names of a server that listens at a host; a machine's addresses come by themselves."""
    own = machine_names() if host in EVERYWHERE else (host,)
    return frozenset(map(compared, (*LOOPBACK, *own, *allowed)))


def machine_names() -> tuple[str, ...]:
    """What a machine is called in its own network."""
    name = socket.gethostname()
    return name, f"{name.split('.', maxsplit=1)[0]}.local"
