"""The paths of the HTTP interface, and all that guards them."""
