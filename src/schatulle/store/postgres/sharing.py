"""What nodes say to PostgreSQL of themselves and of each other.

All times are the leading server's, so that no node's clock counts.
"""

from typing import Final

_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"

BEAT: Final = f"""
INSERT INTO nodes (node, name, until) VALUES ($1, $2, {_NOW} + $3)
ON CONFLICT (node) DO UPDATE SET until = excluded.until RETURNING {_NOW}
"""
LEAVE: Final = "DELETE FROM nodes WHERE node = $1"
#: Nodes that have been dead for a day, and budgets that have long been full again.
TIDY: Final = f"""
WITH buried AS (DELETE FROM nodes WHERE until < {_NOW} - 86400)
DELETE FROM budgets WHERE at < {_NOW} - 86400
"""

_LIVING: Final = f"SELECT node FROM nodes WHERE until > {_NOW}"
#: A lease that passes on waits for whatever is being written under it.
CLAIM: Final = f"""
WITH free AS (
  SELECT table_id FROM leases
  WHERE table_id = ANY($2::text[]) AND node IS DISTINCT FROM $1
  AND (node IS NULL OR node NOT IN ({_LIVING}))
  ORDER BY table_id FOR UPDATE
),
taken AS (
  UPDATE leases SET node = $1, epoch = epoch + 1, asleep = FALSE
  FROM free WHERE leases.table_id = free.table_id
  RETURNING leases.table_id, epoch
)
SELECT table_id, epoch FROM taken
UNION ALL SELECT table_id, epoch FROM leases WHERE table_id = ANY($2::text[]) AND node = $1
"""
CLAIM_ORPHANS: Final = f"""
WITH orphans AS (
  SELECT table_id FROM leases WHERE NOT asleep
  AND (node IS NULL OR node = ANY(ARRAY(SELECT node FROM nodes WHERE until <= {_NOW})))
  LIMIT $2 FOR UPDATE SKIP LOCKED
)
UPDATE leases SET node = $1, epoch = epoch + 1
FROM orphans WHERE leases.table_id = orphans.table_id
RETURNING leases.table_id, epoch
"""
FORGOTTEN: Final = """
SELECT table_id, epoch FROM leases
WHERE NOT asleep AND node = $1 AND table_id <> ALL($2::text[])
"""
PUT_TO_SLEEP: Final = """
UPDATE leases SET node = NULL, asleep = TRUE
WHERE table_id = $1 AND node = $2 AND epoch = $3 RETURNING table_id
"""

CHANGED: Final = """
SELECT known.table_id, there.length
FROM unnest($1::text[], $2::integer[]) AS known (table_id, length),
LATERAL (
  SELECT coalesce(max(seq), 0) AS length FROM entries WHERE entries.table_id = known.table_id
) AS there
WHERE there.length <> known.length
"""

#: Where the table was swept meanwhile, nobody is at it; who goes with the node is not here.
PUT_CROWD: Final = """
INSERT INTO crowds (table_id, node, watchers, guests)
SELECT table_id, node, $3, $4 FROM tables, nodes WHERE table_id = $1 AND node = $2 FOR KEY SHARE
ON CONFLICT (table_id, node) DO UPDATE SET watchers = excluded.watchers, guests = excluded.guests
"""
NO_CROWD: Final = "DELETE FROM crowds WHERE table_id = $1 AND node = $2"
CROWDS: Final = f"""
SELECT table_id, watchers, guests FROM crowds
WHERE table_id = ANY($1::text[]) AND node <> $2 AND node IN ({_LIVING})
"""

KEYS: Final = """
WITH first AS (
  INSERT INTO keys (purpose, keys) VALUES ('guests', $1)
  ON CONFLICT (purpose) DO UPDATE SET keys = keys.keys RETURNING keys
)
SELECT keys FROM first
"""

PUT_KEYS: Final = """
UPDATE keys SET keys = $2 WHERE purpose = 'guests' AND keys = $1 RETURNING purpose
"""

#: What is spent trickles away; where one more does not fit, nothing is spent, but waited.
SPEND: Final = f"""
INSERT INTO budgets AS budget (what, who, spent, at, wait) VALUES ($1, $2, 1, {_NOW}, 0)
ON CONFLICT (what, who) DO UPDATE SET (spent, at, wait) = (
  SELECT CASE WHEN rest + 1 <= $3 THEN rest + 1 ELSE rest END, excluded.at,
    greatest(0, (rest + 1 - $3) / $4)
  FROM (SELECT greatest(0, budget.spent - (excluded.at - budget.at) * $4) AS rest) AS trickled
)
RETURNING wait
"""
GIVE_BACK: Final = """
UPDATE budgets SET spent = greatest(0, spent - 1) WHERE what = $1 AND who = $2
"""
