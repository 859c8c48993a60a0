#!/usr/bin/env bash
# Copies the first machine's database, once, and follows it from then on. The slot keeps what this machine misses while it is away.
set -euo pipefail
export PGPASSWORD=$REPLICATION_PASSWORD
# The last file that is put in place: without it a copy was cut short, and begins again.
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  find "$PGDATA" -mindepth 1 -delete
  psql "host=$PRIMARY_ADDRESS user=replicator replication=true" --command 'DROP_REPLICATION_SLOT second' 2>/dev/null || true
  pg_basebackup --host "$PRIMARY_ADDRESS" --username replicator --pgdata "$PGDATA/copy" \
    --checkpoint fast --wal-method stream --create-slot --slot second --write-recovery-conf
  find "$PGDATA/copy" -mindepth 1 -maxdepth 1 ! -name PG_VERSION -exec mv --target-directory "$PGDATA" {} +
  mv "$PGDATA/copy/PG_VERSION" "$PGDATA"
  rmdir "$PGDATA/copy"
fi
unset PGPASSWORD
exec "$@"
