# Words that join others.

## Words that sentences are made of

words-and = { $first } et { $last }
words-comma = { $first }, { $next }
