"""What Meisterdiebe brings to the interfaces that researchers use."""
