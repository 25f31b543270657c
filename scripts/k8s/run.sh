#!/usr/bin/env bash
# `make k8s`: proves the charts on a real cluster of one node, which is made here and gone afterwards.
# FABULA_K8S_KEEP=1 leaves it running (scripts/k8s/cluster/down.sh --purge ends it); FABULA_K8S_IMAGES_STAND=1 takes the images that
# were made before.
set -euo pipefail
cd "$(dirname "$0")/../.."
export K8S_STATE="${K8S_STATE:-/var/lib/fabula-k8s}" K8S_RUN="${K8S_RUN:-/run/fabula-k8s}"
K8S_BIN=$(scripts/k8s/build.sh where)
export K8S_BIN

skip() {
  printf '\n  SKIPPED: make k8s proves nothing here: %s\n\n' "$1" >&2
  exit 0
}
[ "$(id -u)" -eq 0 ] || skip 'it needs root (namespaces, cgroups, nftables)'
for one in overlay br_netfilter; do modprobe "$one" 2>/dev/null || true; done
grep -q overlay /proc/filesystems || skip 'the kernel has no overlay file system'
[ -e /proc/sys/net/bridge/bridge-nf-call-iptables ] || skip 'the kernel has no br_netfilter'
command -v go >/dev/null || skip 'there is no Go to build Kubernetes with'
scripts/setup/setup.sh cluster || skip 'Debian packages are missing'
nft list tables >/dev/null 2>&1 || skip 'nftables do not work here'

scripts/k8s/build.sh
scripts/setup/charts.sh
K8S_PROGRAMS=$(scripts/setup/charts.sh where)
export K8S_PROGRAMS PATH="$K8S_PROGRAMS:$PATH"

archives=$(mktemp -d "${TMPDIR:-/var/tmp}/fabula-k8s-XXXXXX")
end() {
  rm -rf "$archives"
  [ -n "${FABULA_K8S_KEEP:-}" ] || scripts/k8s/cluster/down.sh --purge
}
trap end EXIT
K8S_IMAGES=''
for image in pause:1 coredns:1; do
  file="$archives/$(tr '/:' '--' <<< "$image").tar"
  buildah push --quiet "localhost/$image" "oci-archive:$file:localhost/$image"
  K8S_IMAGES+=" $file"
done
export K8S_IMAGES
scripts/k8s/cluster/up.sh
rm -rf "$archives"
export FABULA_IMAGE_BUILDER=buildah CONTAINERS_CONF="$PWD/scripts/k8s/cluster/containers.conf"
for store in postgres:17 nats:2.11 redis:7.4; do scripts/k8s/cluster/push.sh localhost/fabula/stores:1 "docker.io/library/$store"; done
node --conditions=source --import tsx scripts/k8s/main.ts "$@"
