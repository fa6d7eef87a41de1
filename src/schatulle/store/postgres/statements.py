"""What the store says to PostgreSQL."""

from typing import Final

COLUMNS: Final = (
    "table_id", "code", "game", "edition", "status", "listed", "seats", "taken", "host", "touched",
)  # fmt: skip
_LISTED = ", ".join(COLUMNS)

#: Whether each of some entries fits, by the log as it stands: `same`, `taken`, `gap`, `fenced` or
#: `new`. The lock on a lease keeps it from passing on before this is committed.
_JUDGED = """
wished AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::float8[], $4::bytea[], $5::bigint[])
    AS wish (table_id, seq, at, body, epoch)
),
fences AS (
  SELECT table_id, epoch FROM leases
  WHERE table_id IN (SELECT table_id FROM wished WHERE epoch IS NOT NULL)
  ORDER BY table_id FOR SHARE
),
judged AS (
  SELECT wish.*, CASE
    WHEN there.seq IS NOT NULL THEN
      CASE WHEN there.at = wish.at AND there.body = wish.body THEN 'same' ELSE 'taken' END
    WHEN wish.seq > 1 AND before.seq IS NULL THEN 'gap'
    WHEN wish.epoch IS NOT NULL AND wish.epoch IS DISTINCT FROM fences.epoch THEN 'fenced'
    ELSE 'new' END AS verdict
  FROM wished AS wish
  LEFT JOIN entries AS there ON there.table_id = wish.table_id AND there.seq = wish.seq
  LEFT JOIN entries AS before ON before.table_id = wish.table_id AND before.seq = wish.seq - 1
  LEFT JOIN fences ON fences.table_id = wish.table_id
),
added AS (
  INSERT INTO entries (table_id, seq, at, body)
  SELECT table_id, seq, at, body FROM judged WHERE verdict = 'new' ORDER BY table_id
  ON CONFLICT DO NOTHING
  RETURNING table_id, at
)
"""
#: An entry that is there already may stand on this server alone: a commit of one's own, behind it
#: in the server's log, does not return before the other servers have both.
_FLUSHED = "SELECT table_id FROM judged WHERE verdict = 'same'"
_VERDICTS = """
SELECT judged.table_id, CASE
  WHEN verdict = 'new' AND added.table_id IS NULL THEN 'again' ELSE verdict END AS verdict
FROM judged LEFT JOIN added ON added.table_id = judged.table_id
"""

#: Entries that change nothing of what lists show.
APPEND: Final = f"""
WITH {_JUDGED},
touched AS (
  UPDATE tables SET touched = coalesce(added.at, tables.touched)
  FROM judged LEFT JOIN added ON added.table_id = judged.table_id
  WHERE tables.table_id = judged.table_id
  AND (added.table_id IS NOT NULL OR judged.verdict = 'same')
)
{_VERDICTS}
"""

#: Entries with what the tables look like after them, as JSON: $6 has the rows, $7 the players.
APPEND_WITH_SUMMARY: Final = f"""
WITH {_JUDGED},
looks AS (
  SELECT row.* FROM json_populate_recordset(NULL::tables, $6::json) AS row
  JOIN added ON added.table_id = row.table_id
),
sitting AS (
  SELECT row.* FROM json_populate_recordset(NULL::players, $7::json) AS row
  JOIN added ON added.table_id = row.table_id
),
shown AS (
  INSERT INTO tables ({_LISTED}) SELECT {_LISTED} FROM looks ORDER BY table_id
  ON CONFLICT (table_id) DO UPDATE SET
    {", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:])}
),
gone AS (
  DELETE FROM players USING added WHERE players.table_id = added.table_id AND NOT EXISTS (
    SELECT FROM sitting
    WHERE sitting.table_id = players.table_id AND sitting.seat = players.seat
  )
),
seated AS (
  INSERT INTO players (table_id, seat, guest) SELECT table_id, seat, guest FROM sitting
  ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest
),
to_be_had AS (
  INSERT INTO leases (table_id) SELECT table_id FROM looks WHERE status = 'playing'
  ON CONFLICT DO NOTHING
),
given_up AS (
  DELETE FROM leases USING looks
  WHERE leases.table_id = looks.table_id AND looks.status = 'over'
),
flushed AS (
  UPDATE tables SET touched = touched WHERE table_id IN ({_FLUSHED})
)
{_VERDICTS}
"""

READ: Final = "SELECT seq, at, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"

_SUMMARIES = f"""
SELECT {_LISTED}, (
  SELECT coalesce(json_agg(json_build_array(seat, guest) ORDER BY seat), '[]')::text
  FROM players WHERE players.table_id = tables.table_id
) AS players FROM tables
"""
_NEWEST_FIRST = "ORDER BY touched DESC, table_id"
ONE: Final = f"{_SUMMARIES} WHERE table_id = $1"
BY_CODE: Final = f"{_SUMMARIES} WHERE code = $1"
LISTED: Final = f"{_SUMMARIES} WHERE status = 'gathering' AND listed {_NEWEST_FIRST} LIMIT 100"
LIVE: Final = f"{_SUMMARIES} WHERE status <> 'over' {_NEWEST_FIRST}"
FINISHED: Final = f"""{_SUMMARIES} WHERE status = 'over'
AND table_id IN (SELECT table_id FROM players WHERE guest = $1) {_NEWEST_FIRST} LIMIT $2"""
OPEN: Final = f"""{_SUMMARIES} WHERE status <> 'over'
AND table_id IN (SELECT table_id FROM players WHERE guest = $1) {_NEWEST_FIRST} LIMIT $2"""

TOUCH: Final = """
UPDATE tables SET touched = $2 WHERE table_id IN (
  SELECT table_id FROM tables WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR NO KEY UPDATE
)
"""

#: The lock keeps the table from being swept before this is committed.
KEEP_REVIEW: Final = """
INSERT INTO reviews (table_id, seat, version, at, brief, body)
SELECT table_id, $2, $3, (SELECT max(at) FROM entries WHERE table_id = $1), $4, $5
FROM tables WHERE table_id = $1 FOR KEY SHARE
ON CONFLICT (table_id, seat) DO UPDATE SET
  version = excluded.version, at = excluded.at, brief = excluded.brief, body = excluded.body
"""
REVIEW: Final = "SELECT version, brief, body FROM reviews WHERE table_id = $1 AND seat = $2"
REVIEWS_OF: Final = """
SELECT table_id AS "table", game, seat, at, brief
FROM players JOIN reviews USING (table_id, seat) JOIN tables USING (table_id)
WHERE guest = $1 AND length(brief) > 0 ORDER BY at DESC, table_id, seat LIMIT $2
"""
