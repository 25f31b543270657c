#!/bin/sh
# As the official image does: the first start makes the data, with a password and a database.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --pgdata "$PGDATA" --username postgres --auth scram-sha-256 --auth-local trust --pwfile /tmp/password --encoding UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --pgdata "$PGDATA" --wait --options '-c listen_addresses=' start
  createdb --host /var/run/postgresql --username postgres "$POSTGRES_DB"
  pg_ctl --pgdata "$PGDATA" --wait stop
fi
exec postgres -D "$PGDATA" -c 'listen_addresses=*' -c unix_socket_directories=/var/run/postgresql "$@"
