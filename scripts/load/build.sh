#!/usr/bin/env bash
# k6, which makes the load: built once from its own source into the cache. Nothing of it is part of Fabula or shipped with it.
# Usage: build.sh         build it where it is missing (some minutes of a core)
#        build.sh where   say which file the program is
set -euo pipefail
cd "$(dirname "$0")"
cache="${FABULA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/fabula}"
version=$(sed -n 's#.*go.k6.io/k6/v2 v##p' k6/go.mod | head -1)
program="$cache/k6-$version/k6"
if [ "${1:-}" = where ]; then
  echo "$program"
  exit 0
fi
[ -x "$program" ] && exit 0

command -v go >/dev/null || {
  echo 'make load needs Go 1.25 or newer, which builds k6 from its source: install it (https://go.dev/dl), or Debian'"'"'s golang-go where it is new enough.' >&2
  exit 1
}
echo "Building k6 $version (some minutes of a core, once, into $cache) ..."
mkdir -p "$(dirname "$program")"
# Under another name until it is whole.
(cd k6 && CGO_ENABLED=0 nice -n 10 go build -trimpath -ldflags '-s -w' -o "$program.$$" .)
mv "$program.$$" "$program"
