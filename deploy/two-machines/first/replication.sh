#!/usr/bin/env bash
# Lets the second machine copy the database and follow it.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replicator login replication password :'password';
SQL
echo "host replication replicator $SECOND_ADDRESS/32 scram-sha-256" >>"$PGDATA/pg_hba.conf"
