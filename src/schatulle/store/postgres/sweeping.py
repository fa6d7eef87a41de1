"""What the store says to PostgreSQL when old tables are swept; see `schatulle.store.sweeping`."""

from typing import Final

from schatulle.store.postgres.statements import COLUMNS

_COLUMNS: Final = ", ".join(COLUMNS)

#: However many nodes keep house: what one has counted as served no other counts again.
_CLOCK: Final = """
clock AS (
  INSERT INTO house AS here (house, served, kept) VALUES (1, 0, $1::float8)
  ON CONFLICT (house) DO UPDATE SET
    served = here.served + least(greatest(excluded.kept - here.kept, 0), $2::float8),
    kept = excluded.kept
  RETURNING served
)
"""
#: $1 is now, $2 the longest step; $3 to $6 how long one waits for what gathers, plays, is over,
#: and was swept.
SWEEP: Final = f"""
WITH {_CLOCK},
looked_at AS (
  SELECT table_id, status, touched FROM tables
  WHERE status <> 'over' OR $5::float8 < 'Infinity'::float8
),
noted AS (
  INSERT INTO idle (table_id, touched, since)
  SELECT looked_at.table_id, looked_at.touched, clock.served
  FROM looked_at CROSS JOIN clock LEFT JOIN idle ON idle.table_id = looked_at.table_id
  WHERE idle.touched IS DISTINCT FROM looked_at.touched
  ORDER BY looked_at.table_id
  ON CONFLICT (table_id) DO UPDATE SET touched = excluded.touched, since = excluded.since
),
due AS (
  SELECT tables.* FROM tables
  JOIN idle ON idle.table_id = tables.table_id AND idle.touched = tables.touched
  CROSS JOIN clock
  WHERE (tables.status <> 'over' OR $5::float8 < 'Infinity'::float8)
  AND clock.served - idle.since > CASE tables.status
    WHEN 'gathering' THEN $3::float8 WHEN 'playing' THEN $4::float8 ELSE $5::float8 END
  ORDER BY tables.table_id LIMIT 100 FOR UPDATE OF tables SKIP LOCKED
),
aside AS (
  INSERT INTO swept_tables ({_COLUMNS}, players, swept, served)
  SELECT {", ".join(f"due.{column}" for column in COLUMNS)}, (
    SELECT coalesce(json_agg(json_build_array(seat, guest) ORDER BY seat), '[]')::text
    FROM players WHERE players.table_id = due.table_id
  ), $1::float8, clock.served FROM due CROSS JOIN clock
),
entries_aside AS (
  INSERT INTO swept_entries (table_id, seq, at, body)
  SELECT table_id, seq, at, body FROM entries WHERE table_id IN (SELECT table_id FROM due)
),
erased AS (
  DELETE FROM swept_tables USING clock WHERE clock.served - swept_tables.served > $6::float8
)
DELETE FROM tables WHERE table_id IN (SELECT table_id FROM due) RETURNING table_id
"""

ALL_SWEPT: Final = """
SELECT table_id, code, game, status, seats, swept FROM swept_tables ORDER BY swept DESC, table_id
"""
BRING_BACK: Final = f"""
WITH back AS (DELETE FROM swept_tables WHERE table_id = $1 RETURNING *),
table_back AS (
  INSERT INTO tables ({_COLUMNS}) SELECT {_COLUMNS} FROM back RETURNING table_id, status
),
players_back AS (
  INSERT INTO players (table_id, seat, guest)
  SELECT back.table_id, (player ->> 0)::integer, player ->> 1
  FROM back CROSS JOIN json_array_elements(back.players::json) AS player
),
entries_back AS (
  INSERT INTO entries (table_id, seq, at, body)
  SELECT table_id, seq, at, body FROM swept_entries WHERE table_id IN (SELECT table_id FROM back)
),
leases_back AS (
  INSERT INTO leases (table_id) SELECT table_id FROM table_back WHERE status = 'playing'
)
SELECT table_id FROM table_back
"""
