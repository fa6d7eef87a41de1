"""What Diamant brings to the interfaces that researchers use."""
