# Words that join others.

## Words that sentences are made of

words-and = { $first } und { $last }
words-comma = { $first }, { $next }
