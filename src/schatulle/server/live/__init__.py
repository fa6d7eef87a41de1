"""Tables being served: who watches, what they are sent, and the clocks that run."""
