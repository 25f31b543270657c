#!/usr/bin/env bash
# Ends what up.sh started, and nothing else. `down.sh --purge` also removes what it kept.
set -uo pipefail
STATE=${K8S_STATE:-/var/lib/fabula-k8s} RUN=${K8S_RUN:-/run/fabula-k8s}

stop() { # name
  local file=$RUN/$1.pid pid
  [ -s "$file" ] || return 0
  pid=$(cat "$file")
  kill "$pid" 2>/dev/null
  for _ in $(seq 100); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
  kill -9 "$pid" 2>/dev/null
  rm -f "$file"
}
c() { ctr -a "$RUN/containerd.sock" -n k8s.io "$@"; }

for name in agent kubelet kube-proxy kube-scheduler kube-controller-manager; do stop "$name"; done
spaces=''
if c version >/dev/null 2>&1; then
  # Namespaces of our pods alone: others on this machine may have such as well.
  for id in $(c containers ls -q); do spaces+=" $(c containers info "$id" | grep -o '/run/netns/cni-[0-9a-f-]*' | sort -u | xargs -rn1 basename)"; done
  for id in $(c tasks ls -q); do c tasks kill -s SIGKILL "$id" >/dev/null 2>&1; done
  sleep 1
  for id in $(c tasks ls -q); do c tasks rm -f "$id" >/dev/null 2>&1; done
  for id in $(c containers ls -q); do c containers rm "$id" >/dev/null 2>&1; done
fi
for name in kube-apiserver etcd containerd registry; do stop "$name"; done
for table in kube-proxy fabula-guard fabula-netpol; do nft delete table ip "$table" 2>/dev/null; done
nft delete table ip6 kube-proxy 2>/dev/null
awk -v r="$RUN" -v s="$STATE" '$2 ~ "^"r || $2 ~ "^"s { print $2 }' /proc/mounts | sort -r | while read -r mount; do umount -l "$mount" 2>/dev/null; done
for space in $(printf '%s\n' $spaces | sort -u); do ip netns del "$space" 2>/dev/null; done
ip link del fabula0 2>/dev/null
rm -rf /var/lib/cni/networks/fabula-pods
[ "${1:-}" = --purge ] && rm -rf --one-file-system "$STATE" "$RUN"
exit 0
