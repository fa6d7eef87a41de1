"""`--option name=value`, for all commands that take options of the rules."""

from schatulle.core import BadOptions
from schatulle.core.options import option_value


def parse_option(text: str) -> tuple[str, object]:
    """The name, and the value as what it looks like."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        reason = f"--option {text!r}; expected name=value, for instance box_actions=1"
        raise BadOptions(reason, "refused-option-written")
    return name.strip(), option_value(value.strip())
