#!/usr/bin/env bash
# `make compose`: proves deploy/compose on a Docker of its own, with a network of its own, which is gone afterwards: the site comes
# up, a story is played, it goes down and up, and nothing is lost. Where there are no images of stores, Debian's packages are.
#   FABULA_COMPOSE_STATE          a folder for all of it; it stays there, with the images that Docker has
#   FABULA_COMPOSE_IMAGES_STAND   1: the parts' images are not built again, where Docker or buildah has them
set -euo pipefail
cd "$(dirname "$0")/../.."

skip() {
  printf '\n  SKIPPED: make compose proves nothing here: %s\n\n' "$1" >&2
  exit 0
}
[ "$(id -u)" -eq 0 ] || skip 'it needs root (namespaces, cgroups, iptables)'
scripts/setup/setup.sh compose || skip 'Debian packages are missing'

state="${FABULA_COMPOSE_STATE:-}"
[ -n "$state" ] || state=$(mktemp -d /var/tmp/fabula-compose-XXXXXX)
mkdir -p "$state"
space="fabula-compose-$$"
export DOCKER_HOST="unix://$state/docker.sock" BUILDAH_ISOLATION=chroot TMPDIR="${TMPDIR:-/var/tmp}"
inside() { nsenter --net="/run/netns/$space" "$@"; }
compose() { (cd "$state/site/deploy/compose" && docker-compose "$@"); }

end_process() {
  local pid
  pid=$(cat "$state/$1.pid" 2>/dev/null) || return 0
  kill "$pid" 2>/dev/null || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.2; done
}
finish() {
  if [ -e "$state/site" ]; then compose down --volumes >/dev/null 2>&1 || true; fi
  end_process docker
  end_process containerd
  ip netns delete "$space" 2>/dev/null || true
  [ -n "${FABULA_COMPOSE_STATE:-}" ] || rm -rf --one-file-system "$state"
}
trap finish EXIT

start_docker() {
  ip netns add "$space"
  inside ip link set lo up
  # Of this Docker alone: others on this machine know nothing of it.
  cat > "$state/containerd.toml" <<TOML
version = 2
root = "$state/containerd"
state = "$state/containerd-run"
disabled_plugins = ["io.containerd.grpc.v1.cri"]
[grpc]
  address = "$state/containerd.sock"
TOML
  containerd --config "$state/containerd.toml" > "$state/containerd.log" 2>&1 &
  echo $! > "$state/containerd.pid"
  until [ -S "$state/containerd.sock" ]; do sleep 0.2; done
  inside dockerd --containerd "$state/containerd.sock" --host "$DOCKER_HOST" --pidfile "$state/docker.pid" \
    --data-root "$state/docker" --exec-root "$state/docker-run" > "$state/docker.log" 2>&1 &
  until docker info >/dev/null 2>&1; do
    kill -0 $! 2>/dev/null || { tail -5 "$state/docker.log" >&2; skip 'no Docker can run here'; }
    sleep 0.5
  done
}

bring() { # an image of buildah's, unless Docker has it
  docker image inspect "$1" >/dev/null 2>&1 && return
  buildah push --quiet "$1" "docker-archive:$state/image.tar:$1"
  docker load --quiet --input "$state/image.tar" >/dev/null
  rm "$state/image.tar"
}

tag=$(node -p 'require("./package.json").version')
parts=(gateway auth catalogue run moment-engine speech media)
start_docker
[ -n "${FABULA_COMPOSE_IMAGES_STAND:-}" ] || FABULA_IMAGE_BUILDER=buildah scripts/images/build.sh
for part in "${parts[@]}"; do bring "localhost/fabula/$part:$tag"; done
if ! docker image inspect localhost/fabula/compose-stores:1 >/dev/null 2>&1; then
  scripts/images/base.sh
  for image in stores:scripts/k8s/images/stores compose-stores:scripts/compose/images; do
    name="localhost/fabula/${image%%:*}:1"
    buildah inspect --type image "$name" >/dev/null 2>&1 \
      || buildah bud --quiet --pull-never --layers=false --tag "$name" "${image#*:}" >/dev/null
  done
  bring localhost/fabula/compose-stores:1
fi

# A copy: whoever has a site in this checkout keeps their settings.
rm -rf "$state/site"
mkdir -p "$state/site/helm/fabula"
cp -r deploy "$state/site/"
rm -f "$state/site/deploy/compose/.env"
cp helm/fabula/rules.yaml "$state/site/helm/fabula/"
"$state/site/deploy/compose/secrets.sh"
{
  for store in POSTGRES NATS REDIS PROMETHEUS; do echo "FABULA_${store}_IMAGE=localhost/fabula/compose-stores:1"; done
} >> "$state/site/deploy/compose/.env"

proof() { inside node --conditions=source --import tsx scripts/compose/main.ts "$@"; }
# Prometheus alone of the profile monitoring: no package holds the collector.
bring_up() {
  compose up --detach gateway prometheus >"$state/up.log" 2>&1 && return
  tail -5 "$state/up.log" >&2
  compose ps >&2
  compose logs --no-color --tail 10 >&2
  exit 1
}
started=$SECONDS
bring_up
echo "the site is up after $((SECONDS - started)) s"
compose ps
proof play "$state/remembered.json"
docker stats --no-stream --format 'table {{.Name}}\t{{.CPUPerc}}\t{{.MemUsage}}'
compose down 2>/dev/null
bring_up
proof return "$state/remembered.json"
echo 'deploy/compose is well'
