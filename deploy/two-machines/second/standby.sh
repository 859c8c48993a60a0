#!/usr/bin/env bash
# Copies the first machine's database, once, and follows it from then on. The slot keeps what this machine misses while it is away.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  PGPASSWORD=$REPLICATION_PASSWORD pg_basebackup --host "$PRIMARY_ADDRESS" --username replicator --pgdata "$PGDATA" \
    --wal-method stream --create-slot --slot second --write-recovery-conf
fi
exec "$@"
