"""Players that look ahead: they draw worlds that may be true and play on in each of them."""
