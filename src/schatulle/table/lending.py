"""Seats that are played from a second device, too: open invitations, and who has come by one.

A device is a guest of its own, whom the log lets play one seat of one table. So the owner's token
never leaves the owner's browser, and what was lent can be taken back.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.table.entries import (
    DeviceAdmitted,
    DeviceDismissed,
    DeviceInvited,
    DeviceKind,
    Guest,
)

T = TypeVar("T", DeviceInvited, "Device")


class Device(Struct, frozen=True):
    """A guest who plays somebody's seat since then."""

    #: Counted at the table; guests' ids stay inside.
    number: int
    seat: Seat
    guest: Guest
    kind: DeviceKind
    at: float


class Lending(Struct, frozen=True):
    """All invitations and devices of a table; a seat has one open invitation at most."""

    invitations: tuple[DeviceInvited, ...] = ()
    devices: tuple[Device, ...] = ()
    #: How many devices have ever come.
    admitted: int = 0

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that were lent to a guest."""
        return [device.seat for device in self.devices if device.guest.id == guest]

    def devices_of(self, seat: Seat) -> list[str]:
        """The guests to whom a seat was lent."""
        return [device.guest.id for device in self.devices if device.seat == seat]

    def invitation(self, digest: str) -> DeviceInvited | None:
        """The open invitation with that code."""
        return next((it for it in self.invitations if it.digest == digest), None)

    def after(self, entry: DeviceInvited | DeviceAdmitted | DeviceDismissed) -> "Lending":
        """With one more, or one less."""
        match entry:
            case DeviceInvited():
                return replace(self, invitations=(*self._others(entry.seat), entry))
            case DeviceAdmitted():
                return self._admitted(entry)
            case DeviceDismissed():
                return self._dismissed(entry)

    def _admitted(self, entry: DeviceAdmitted) -> "Lending":
        number = self.admitted + 1
        device = Device(number, entry.seat, entry.guest, entry.kind, entry.at)
        return Lending(self._others(entry.seat), (*self.devices, device), number)

    def _dismissed(self, entry: DeviceDismissed) -> "Lending":
        if entry.device is None:
            return replace(self, invitations=self._others(entry.seat))
        return replace(self, devices=tuple(it for it in self.devices if it.number != entry.device))

    def without(self, seat: Seat) -> "Lending":
        """Nobody sits there any more."""
        left = tuple(device for device in self.devices if device.seat != seat)
        return replace(self, invitations=self._others(seat), devices=left)

    def swapped(self, one: Seat, other: Seat) -> "Lending":
        """Those who sit there have changed places."""
        now = {one: other, other: one}
        return replace(
            self,
            invitations=_moved(self.invitations, now),
            devices=_moved(self.devices, now),
        )

    def _others(self, seat: Seat) -> tuple[DeviceInvited, ...]:
        return tuple(it for it in self.invitations if it.seat != seat)


NOTHING_LENT: Final = Lending()


def _moved(lent: tuple[T, ...], now: Mapping[Seat, Seat]) -> tuple[T, ...]:
    return tuple(replace(it, seat=now.get(it.seat, it.seat)) for it in lent)
