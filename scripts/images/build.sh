#!/usr/bin/env bash
# Builds the images of all parts, or of those that are named, and says how large they are.
# Usage: build.sh [PART ...]
#   FABULA_IMAGE_BUILDER   docker or buildah; without it whichever answers
#   FABULA_IMAGE_PREFIX    what stands before each part's name (localhost/fabula)
#   FABULA_IMAGE_TAG       the release number of package.json
#   FABULA_IMAGE_BASE      another base than node:20-bookworm-slim. Where buildah cannot fetch it, one is made from Debian packages
#   FABULA_IMAGE_NETWORK   docker's network while it builds (default; host where the daemon's own leads nowhere)
set -euo pipefail
cd "$(dirname "$0")/../.."
parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(gateway auth catalogue run moment-engine speech media)
prefix="${FABULA_IMAGE_PREFIX:-localhost/fabula}"
version=$(node -p 'require("./package.json").version')
tag="${FABULA_IMAGE_TAG:-$version}"
base="${FABULA_IMAGE_BASE:-docker.io/library/node:20-bookworm-slim}"
revision=$(git rev-parse HEAD 2>/dev/null || echo unknown)
builder="${FABULA_IMAGE_BUILDER:-}"
if [ -z "$builder" ]; then
  if docker info >/dev/null 2>&1; then builder=docker
  elif command -v buildah >/dev/null; then builder=buildah
  else
    echo 'Images are built with docker or buildah, and neither is here. On Debian: sudo apt-get install buildah' >&2
    exit 1
  fi
fi

use_docker() {
  docker build --quiet --network "${FABULA_IMAGE_NETWORK:-default}" --file deploy/docker/Dockerfile "$@" . >/dev/null
}
# This machine's certificates, npm settings and fetched packages are lent to the build, and stay out of the image.
use_buildah() {
  local lent=() certificates="${NODE_EXTRA_CA_CERTS:-}" cache
  cache=$(npm config get cache)
  if [ -f "$certificates" ]; then
    lent+=(--volume "$certificates:/usr/local/share/lent.crt:ro" --build-arg NODE_EXTRA_CA_CERTS=/usr/local/share/lent.crt)
  fi
  [ ! -f "$HOME/.npmrc" ] || lent+=(--volume "$HOME/.npmrc:/root/.npmrc:ro")
  [ ! -d "$cache" ] || lent+=(--volume "$cache:/root/.npm")
  TMPDIR="${TMPDIR:-/var/tmp}" buildah bud --quiet --pull-never --isolation chroot --file deploy/docker/Dockerfile \
    "${lent[@]}" "$@" . >/dev/null
}
build() { "use_$builder" --build-arg "BASE=$base" "$@"; }

if [ "$builder" = buildah ] && ! buildah inspect --type image "$base" >/dev/null 2>&1; then
  buildah pull --quiet "$base" >/dev/null 2>&1 || scripts/images/base.sh "$base"
fi

started=$SECONDS
echo "Compiling for the images, by $builder ..."
# Layers are kept for what all parts share alone: buildah takes a kept one also where an argument has changed.
kept=()
[ "$builder" = docker ] || kept=(--layers)
build "${kept[@]}" --build-arg PART=none --target built --tag "$prefix/built:$tag"
for part in "${parts[@]}"; do
  build --build-arg "BUILT=$prefix/built:$tag" --build-arg "PART=$part" --build-arg "VERSION=$version" \
    --build-arg "REVISION=$revision" --tag "$prefix/$part:$tag"
done

# A part that has no settings says which it misses: then everything that it is made of was found.
try_docker() { docker run --rm --read-only --tmpfs /tmp "$1" 2>&1; }
try_buildah() {
  local container
  container=$(buildah from --quiet --pull-never "$1")
  buildah run --isolation chroot "$container" -- node main.js 2>&1
  buildah rm "$container" >/dev/null
}
for part in "${parts[@]}"; do
  said=$("try_$builder" "$prefix/$part:$tag" || true)
  grep -q 'FABULA_ISSUER is missing' <<< "$said" || { printf '%s does not start: %s\n' "$part" "$said" >&2; exit 1; }
done

size() {
  if [ "$builder" = docker ]; then docker image inspect --format '{{.Size}}' "$1"
  else buildah images --json "$1" | node -p 'JSON.parse(require("fs").readFileSync(0, "utf8"))[0].size'; fi
}
printf '\n%-14s %10s  %s\n' part size image
for part in "${parts[@]}"; do
  printf '%-14s %10s  %s\n' "$part" "$(size "$prefix/$part:$tag" | sed -E 's/^([0-9]+)$/echo $((\1 \/ 1000000)) MB/e')" "$prefix/$part:$tag"
done
echo "built in $((SECONDS - started)) s"
