"""The same recipe brings the same network, bit for bit, on the same kind of machine."""

import os
from typing import Final

#: XLA must neither try out what is fastest nor add up in any order: a quarter of the speed.
FLAGS: Final = ("--xla_gpu_autotune_level=0", "--xla_gpu_exclude_nondeterministic_ops=true")


def ask_for_repeatable_sums() -> None:
    """Before JAX computes anything; what is asked for already stays."""
    asked = os.environ.get("XLA_FLAGS", "").split()
    os.environ["XLA_FLAGS"] = " ".join([*asked, *(flag for flag in FLAGS if flag not in asked)])
