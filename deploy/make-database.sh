#!/bin/sh
# Runs once, when the container of PostgreSQL is new: Salus gets a database of its own and an account that owns it and may do
# nothing else, and whoever comes over the network has to speak TLS.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$SALUS_DATABASE_PASSWORD" <<'SQL'
create role salus login nosuperuser nocreatedb nocreaterole password :'password';
create database salus owner salus;
revoke connect, temporary on database salus from public;
revoke connect on database postgres from public;
SQL
sed -i 's/^host all all all /hostssl all all all /' "$PGDATA/pg_hba.conf"
