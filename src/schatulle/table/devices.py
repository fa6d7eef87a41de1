"""The same seat on a second device: a code that counts once and not for long, and an end to it."""

from hashlib import sha256
from typing import Final

from schatulle.core import Seat
from schatulle.table import entries
from schatulle.table.commands import Change, NotNow, NotYours, changed, check_chair_there
from schatulle.table.entries import DeviceKind, Guest
from schatulle.table.lending import Device
from schatulle.table.table import Table

#: A code may be used for so long, in seconds of a table.
INVITED_FOR: Final = 300.0
#: A seat is played from so many other devices at once.
MOST_DEVICES: Final = 4

_PURPOSE: Final = b"schatulle/device\0"


def digest_of(code: str) -> str:
    """What the log keeps of a code: nobody who reads it can come by it."""
    return sha256(_PURPOSE + code.encode()).hexdigest()


def invite_device(table: Table, guest: str, seat: Seat, digest: str, until: float) -> Change:
    """Whoever sits there may play on from a second device; an older invitation counts no more."""
    _own(table, guest, seat)
    if table.beginning is not None:
        raise NotNow("a lesson is one learner's own", "refused-lesson-alone")
    if len(table.lending.devices_of(seat)) >= MOST_DEVICES:
        reason = f"a seat has {MOST_DEVICES} devices at most"
        raise NotNow(reason, "refused-devices-many", most=MOST_DEVICES)
    return changed(table, entries.DeviceInvited(seat, digest, until))


def admit_device(table: Table, guest: Guest, code: str, kind: DeviceKind, now: float) -> Change:
    """A guest who knows the code plays the seat, too."""
    invited = table.lending.invitation(digest_of(code))
    if invited is None or now > invited.until:
        raise NotNow("this code counts no more", "refused-device-code")
    if table.owned_by(guest.id):
        raise NotNow("this device plays here already", "refused-device-plays")
    if table.lending.seats_of(guest.id):
        raise NotNow("this device plays a seat already", "refused-device-plays")
    return changed(table, entries.DeviceAdmitted(invited.seat, guest, kind, now))


def bring_device(table: Table, device: Device, now: float) -> Change:
    """A device comes along to the rematch of the table where it played the same seat."""
    if table.guests[device.seat] is None or table.seats_of(device.guest.id):
        raise NotNow("this device plays here already", "refused-device-plays")
    return changed(table, entries.DeviceAdmitted(device.seat, device.guest, device.kind, now))


def dismiss_device(table: Table, guest: str, seat: Seat, device: int | None) -> Change:
    """The owner takes a seat back from a device, or an invitation; a device may also go itself."""
    check_chair_there(table, seat)
    itself = any(
        it.guest.id == guest and (it.seat, it.number) == (seat, device)
        for it in table.lending.devices
    )
    if not itself:
        _own(table, guest, seat)
    if not _is_there(table, seat, device):
        raise NotNow("there is no such device", "refused-device-gone")
    return changed(table, entries.DeviceDismissed(seat, device))


def _own(table: Table, guest: str, seat: Seat) -> None:
    check_chair_there(table, seat)
    if seat not in table.owned_by(guest):
        raise NotYours(f"seat {seat} is someone else's", "refused-not-yours")


def _is_there(table: Table, seat: Seat, device: int | None) -> bool:
    if device is None:
        return any(it.seat == seat for it in table.lending.invitations)
    return any((it.seat, it.number) == (seat, device) for it in table.lending.devices)
