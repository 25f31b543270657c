#!/usr/bin/env bash
# Fetches Keycloak once, by Maven, into a cache outside the checkout, checks it, and builds it for Postgres. Prints nothing where
# it is there. Usage: keycloak.sh         fetch it where it is missing
#                     keycloak.sh where   say where it is
# The cache is FABULA_CACHE, or `fabula` in the user's cache folder.
set -euo pipefail

version=26.7.5
checksum=30ef87fb7101c43d29688d1ae80c0588ff4a151b3330e9f664bf9692d398658a
cache="${FABULA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/fabula}"
home="$cache/keycloak-$version"

if [ "${1:-}" = where ]; then
  echo "$home"
  exit 0
fi
[ -e "$home/.built" ] && exit 0

mkdir -p "$cache"
# Several checkouts share the cache: one fetches, the others wait for it.
exec 9> "$cache/keycloak.lock"
flock 9
[ -e "$home/.built" ] && exit 0

work="$cache/keycloak-$version.part"
rm -rf "$work"
mkdir -p "$work"
watcher=''
finish() {
  [ -z "$watcher" ] || kill "$watcher" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT

# Maven's own progress is for terminals only: how much is here is said every few seconds.
say_progress() {
  while sleep 5; do echo "  $(du -sm --exclude=copy "$work" | cut -f1) MB are here"; done
}

echo "Fetching Keycloak $version, the identity provider of the distributed way (174 MB, once, into $cache) ..."
say_progress &
watcher=$!
mvn -q -B -Dmaven.repo.local="$work/repository" org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy \
  -Dartifact="org.keycloak:keycloak-quarkus-dist:$version:zip" -DoutputDirectory="$work/copy" < /dev/null
kill "$watcher" && watcher=''
zip="$work/copy/keycloak-quarkus-dist-$version.zip"
if ! echo "$checksum  $zip" | sha256sum --check --status; then
  echo "What came as Keycloak $version is not what it should be (sha256 $(sha256sum "$zip" | cut -d' ' -f1)): nothing of it is kept." >&2
  exit 1
fi
unzip -q "$zip" -d "$work"
echo 'Building it for Postgres (a minute or two, once) ...'
# What is decided here need not be found out at each start.
if ! "$work/keycloak-$version/bin/kc.sh" build --db=postgres --health-enabled=true --metrics-enabled=true \
  > "$work/build.log" 2>&1; then
  tail -20 "$work/build.log" >&2
  exit 1
fi
touch "$work/keycloak-$version/.built"
rm -rf "$home"
mv "$work/keycloak-$version" "$home"
echo 'Keycloak is there.'
