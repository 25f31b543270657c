#!/usr/bin/env bash
# Makes .env of example.env, with a password for whatever compose.yaml asks one for. What is there stays as it is.
# Keys of the parts are made by the site itself (write-keys), in volumes.
set -euo pipefail
cd "$(dirname "$0")"
umask 077
[ -e .env ] || cat example.env > .env
for name in $(grep -o '\${[A-Z_]*:?' compose.yaml | tr -cd 'A-Z_\n' | sort -u); do
  # They stand in URLs: letters and digits alone.
  grep -q "^$name=." .env || printf '%s=%s\n' "$name" "$(openssl rand -hex 24)" >> .env
done
echo "Settings and passwords are in $PWD/.env"
