#!/usr/bin/env bash
# Proves that a bare machine can run Fabula and prove it: makes a Debian 12 root with this machine's Node.js and npm, make
# and nothing else, clones the project into it (what is committed), and there runs `make start` until it answers, and
# `make test`. Needs root, mmdebstrap and some 4 GB. Debian's mirrors and npm's and Maven's registries are those of this machine.
# Usage: bare.sh [COMMAND]   a command instead of `make test`; where FABULA_BARE_ROOT names a folder, that stays.
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
prove="${1:-make test}"

if [ "$(id -u)" -ne 0 ] || ! command -v mmdebstrap >/dev/null; then
  echo 'bare.sh: needs root, and mmdebstrap (sudo apt-get install mmdebstrap)' >&2
  exit 2
fi

root="${FABULA_BARE_ROOT:-$(mktemp -d "${TMPDIR:-/tmp}/fabula-bare-XXXXXX")}"
settings=$(mktemp)
finish() {
  rm -f "$settings"
  [ -n "${FABULA_BARE_ROOT:-}" ] || rm -rf --one-file-system "$root"
}
trap finish EXIT

# What apt, npm and Maven use here, they use there: mirrors, proxies, certificates. Hosts are named nowhere in the project.
debian_sources() { ls /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/debian.sources 2>/dev/null || true; }
copied() { # a file, to the same place in the root
  [ ! -f "$1" ] || install -D -m 644 "$1" "$root$1"
}

make_root() {
  apt-config dump | grep -E '^Acquire::[^ ]+ "[^"]+";$' > "$settings" || true
  local mirrors=()
  grep -qs 'VERSION_CODENAME=bookworm' /etc/os-release && mapfile -t mirrors < <(debian_sources)
  echo "Making a bare Debian 12 in $root ..."
  mmdebstrap --quiet --variant=minbase --include=make,ca-certificates --aptopt="$settings" bookworm "$root" "${mirrors[@]}"
  # As in a container: what is installed starts nothing by itself.
  printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d" && chmod +x "$root/usr/sbin/policy-rc.d"
}

add_node() {
  install -D "$(readlink -f "$(command -v node)")" "$root/usr/local/bin/node"
  local npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$root/usr/local/lib/node_modules" && cp -a "$npm" "$root/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
}

# npm's and Maven's settings of this machine, wherever they are kept, become those of the root's user.
add_settings() {
  local file certificates="${NODE_EXTRA_CA_CERTS:-${SSL_CERT_FILE:-}}"
  for file in "$(npm config get globalconfig 2>/dev/null)" "$(npm config get userconfig 2>/dev/null)"; do
    if [ -f "$file" ]; then cat "$file" >> "$root/root/.npmrc"; fi
  done
  echo "registry=$(npm config get registry 2>/dev/null)" >> "$root/root/.npmrc"
  if [ -f "$HOME/.m2/settings.xml" ]; then install -D -m 644 "$HOME/.m2/settings.xml" "$root/root/.m2/settings.xml"; fi
  [ -z "$certificates" ] || copied "$certificates"
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
}

# In namespaces of its own: with it end all processes and mounts that it began. Of the environment comes what reaches the network.
inside() {
  local environment=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
  mapfile -O 2 -t environment < <(env | grep -E '^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|https?_proxy|HTTPS?_PROXY|no_proxy|NO_PROXY)=')
  env -i "${environment[@]}" unshare --mount --pid --fork --kill-child bash -euc '
    root=$0
    mount -t proc proc "$root/proc"
    mount --rbind /sys "$root/sys"
    mount --rbind /dev "$root/dev"
    mount -t tmpfs tmpfs "$root/dev/shm"
    exec chroot "$root" bash -euc "cd /fabula; $1"' "$root" "$1"
}

if [ ! -x "$root/usr/local/bin/node" ]; then
  make_root
  add_node
  add_settings
fi
rm -rf "$root/fabula"
git clone --quiet --no-hardlinks "$project" "$root/fabula"

port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
started=$SECONDS
inside "
  FABULA_PORT=$port make start &
  until node -e 'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' http://127.0.0.1:$port/readyz; do
    kill -0 \$! || { echo 'make start: ended before it answered' >&2; exit 1; }
    sleep 1
  done"
echo "make start: answered after $((SECONDS - started)) s"
started=$SECONDS
inside "$prove"
echo "$prove: went well, in $((SECONDS - started)) s"
