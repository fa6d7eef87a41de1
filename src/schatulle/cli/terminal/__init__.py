"""The terminal table: both games on a full screen, for people at one device and for bots."""
