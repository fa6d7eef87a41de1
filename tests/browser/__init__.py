"""The page in a real browser; browsers and server are opened once for this package."""
