#!/bin/sh
# Runs once, when the primary's data folder is made.

# A standby logs in from another container; the image lets only clients in.
echo "host replication schatulle samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
# From the next start on, which is when people may come: until then no standby can follow.
echo "synchronous_standby_names = 'standby'" >> "$PGDATA/postgresql.conf"
