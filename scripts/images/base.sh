#!/usr/bin/env bash
# Makes the base of all images without a registry, under its usual name: Debian 12 and this machine's Node.js and npm. Builders
# that find `node:20-bookworm-slim` here pull nothing. Needs mmdebstrap and buildah. Usage: base.sh [NAME]
set -euo pipefail
name="${1:-docker.io/library/node:20-bookworm-slim}"
export BUILDAH_ISOLATION=chroot TMPDIR="${TMPDIR:-/var/tmp}"
buildah inspect --type image "$name" >/dev/null 2>&1 && exit 0

root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
unused() { printf -- '--dpkgopt=path-exclude=%s\n' '/usr/share/doc/*' '/usr/share/man/*' '/usr/share/locale/*'; }
mapfile -t unused < <(unused)
mmdebstrap --quiet --variant=apt --include=ca-certificates,libstdc++6 "${unused[@]}" bookworm "$root/base.tar"
mkdir "$root/all"
tar -xf "$root/base.tar" -C "$root/all" --exclude='./dev/*'
rm -rf "$root"/all/var/cache/apt/* "$root"/all/var/lib/apt/lists/*
install -D "$(readlink -f "$(command -v node)")" "$root/all/usr/local/bin/node"
mkdir -p "$root/all/usr/local/lib/node_modules"
cp -a "$(npm root -g)/npm" "$root/all/usr/local/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/all/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/all/usr/local/bin/npx"
container=$(buildah from scratch)
buildah add --quiet "$container" "$root/all" / >/dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd node "$container"
buildah commit --quiet --rm "$container" "$name" >/dev/null
