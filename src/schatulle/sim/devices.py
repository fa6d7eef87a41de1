"""Which device a program is being traced for."""

import jax


def on_cpu() -> bool:
    """Whether arrays go to a CPU: by `jax.default_device`, else by the backend."""
    device = jax.config.values["jax_default_device"]
    platform = getattr(device, "platform", device) or jax.default_backend()
    return bool(platform == "cpu")
