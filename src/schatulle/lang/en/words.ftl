# Words that join others.

## Words that sentences are made of

words-and = { $first } and { $last }
words-comma = { $first }, { $next }
