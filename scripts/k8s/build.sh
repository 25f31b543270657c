#!/usr/bin/env bash
# What the one-node cluster is made of, built once into the cache: Kubernetes (etcd, API server, controllers, scheduler, kubelet,
# proxy in one program), CoreDNS, the node's agent, and images of the pause container, CoreDNS and the trial's stores.
# Usage: build.sh         build what is missing (8 minutes of a core)
#        build.sh where   say in which folder the programs are
set -euo pipefail
cd "$(dirname "$0")"
cache="${FABULA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/fabula}"
version=$(sed -n 's#^.*k8s.io/kubernetes v##p' kube/go.mod | head -1)
home="$cache/kubernetes-$version"
if [ "${1:-}" = where ]; then
  echo "$home"
  exit 0
fi

if [ ! -x "$home/agent" ]; then
  echo "Building Kubernetes $version (8 minutes of a core, once, into $cache) ..."
  mkdir -p "$home"
  x=k8s.io/component-base/version
  (cd kube && CGO_ENABLED=0 go build -trimpath -o "$home/" -ldflags "-s -w -X $x.gitVersion=v$version -X $x.gitMajor=1 \
    -X $x.gitMinor=$(cut -d. -f2 <<< "$version") -X $x.gitTreeState=clean" . ./coredns ./agent)
  mv "$home/fabula-kube" "$home/kube"
fi

export BUILDAH_ISOLATION=chroot TMPDIR="${TMPDIR:-/var/tmp}"
missing() { ! buildah inspect --type image "$1" >/dev/null 2>&1; }
image() { buildah bud --quiet --pull-never --layers=false --tag "$1" "$2" >/dev/null; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if missing localhost/pause:1; then
  cp images/pause/* "$work/" && (cd "$work" && CGO_ENABLED=0 go build -trimpath -ldflags '-s -w' -o pause .)
  image localhost/pause:1 "$work"
fi
if missing localhost/coredns:1; then
  cp "$home/coredns" images/coredns/Dockerfile "$work/"
  image localhost/coredns:1 "$work"
fi
if missing localhost/fabula/stores:1; then
  ../images/base.sh
  image localhost/fabula/stores:1 images/stores
fi
