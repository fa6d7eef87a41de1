# Words that join others.

## Woorden waaruit zinnen bestaan

words-and = { $first } en { $last }
words-comma = { $first }, { $next }
