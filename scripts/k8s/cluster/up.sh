#!/usr/bin/env bash
# A real one-node Kubernetes on this machine: etcd, control plane, kubelet on containerd, kube-proxy.
# Needs root, what ../build.sh builds (K8S_BIN), kubectl (K8S_PROGRAMS), and Debian's containerd, runc, containernetworking-plugins
# nftables and docker-registry. K8S_IMAGES: archives to import. Everything it starts has its pid in K8S_RUN; down.sh ends exactly that.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
STATE=${K8S_STATE:-/var/lib/fabula-k8s} RUN=${K8S_RUN:-/run/fabula-k8s} BIN=$K8S_BIN
NODE=${K8S_NODE:-node1} SERVICES=10.96.0.0/16 PODS=10.244.0.0/24 ETCD=127.0.0.1:12379
KUBE=$BIN/kube KUBECTL=$K8S_PROGRAMS/kubectl
IP=$(ip -4 -o addr show scope global | awk '$2!="fabula0"{split($4,a,"/"); print a[1]; exit}')
mkdir -p "$STATE"/{pki,conf,cni,log,containerd,kubelet,etcd,registry} "$RUN"
say() { printf '%6.1fs  %s\n' "$(echo "$(date +%s.%N) - $T0" | bc 2>/dev/null || echo $SECONDS)" "$*"; }
T0=$(date +%s.%N)
fill() { sed -e "s#@STATE@#$STATE#g" -e "s#@RUN@#$RUN#g" "$1"; }

# --- certificates: one authority for clients and servers, one for the aggregation layer
cd "$STATE/pki"
authority() { [ -s $1.crt ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=$1" -keyout $1.key -out $1.crt 2>/dev/null; }
certificate() { # name authority subject [subjectAltName]
  [ -s $1.crt ] && return
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "$3" -keyout $1.key -out $1.csr 2>/dev/null
  openssl x509 -req -in $1.csr -CA $2.crt -CAkey $2.key -CAcreateserial -days 3650 -out $1.crt \
    -extfile <(printf 'extendedKeyUsage=serverAuth,clientAuth\n%s\n' "${4:+subjectAltName=$4}") 2>/dev/null
}
kubeconfig() { # name
  cat > "$STATE/conf/$1.kubeconfig" <<Y
{"apiVersion":"v1","kind":"Config","current-context":"c","contexts":[{"name":"c","context":{"cluster":"k","user":"u"}}],
"clusters":[{"name":"k","cluster":{"server":"https://$IP:6443","certificate-authority":"$STATE/pki/ca.crt"}}],
"users":[{"name":"u","user":{"client-certificate":"$STATE/pki/$1.crt","client-key":"$STATE/pki/$1.key"}}]}
Y
  chmod 600 "$STATE/conf/$1.kubeconfig"
}
authority ca; authority front-proxy-ca
[ -s sa.key ] || { openssl ecparam -genkey -name prime256v1 -noout -out sa.key; openssl ec -in sa.key -pubout -out sa.pub 2>/dev/null; }
certificate apiserver ca /CN=kube-apiserver "DNS:localhost,DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc,DNS:kubernetes.default.svc.cluster.local,IP:127.0.0.1,IP:10.96.0.1,IP:$IP"
certificate kubelet-client ca /O=system:masters/CN=kube-apiserver-kubelet-client
certificate front-proxy front-proxy-ca /CN=front-proxy
certificate admin ca /O=system:masters/CN=admin
certificate controller-manager ca /CN=system:kube-controller-manager
certificate scheduler ca /CN=system:kube-scheduler
certificate kubelet ca "/O=system:nodes/CN=system:node:$NODE"
certificate proxy ca /CN=system:kube-proxy
for one in admin controller-manager scheduler kubelet proxy; do kubeconfig $one; done
say "certificates"

# --- the kernel's side
sysctl -qw net.ipv4.ip_forward=1 net.bridge.bridge-nf-call-iptables=1 fs.inotify.max_user_instances=1024
mount --make-rshared / 2>/dev/null || true
# A service address that kube-proxy does not know (yet) must fail here, not leave the machine: some networks answer for any address,
# and the API server would keep such a connection for the metrics API.
nft -f - <<N
table ip fabula-guard {}
delete table ip fabula-guard
table ip fabula-guard {
 chain output { type filter hook output priority 10; ip daddr $SERVICES reject; }
 chain forward { type filter hook forward priority 10; ip daddr $SERVICES reject; }
}
N

# --- processes; each one's pid is kept, `down.sh` ends exactly these
start() { # name command… (with its environment before it)
  local name=$1; shift
  if [ -s "$RUN/$name.pid" ] && kill -0 "$(cat "$RUN/$name.pid")" 2>/dev/null; then return; fi
  setsid nohup "$@" >>"$STATE/log/$name.log" 2>&1 < /dev/null &
  echo $! > "$RUN/$name.pid"
}
until_ok() { # seconds what command…
  local end=$((SECONDS + $1)) what=$2; shift 2
  until "$@" >/dev/null 2>&1; do [ $SECONDS -lt $end ] || { echo "gave up waiting for $what; see $STATE/log" >&2; exit 1; }; sleep 0.2; done
  say "$what"
}
fill "$HERE/containerd.toml.in" > "$STATE/conf/containerd.toml"
fill "$HERE/kubelet.yaml.in" > "$STATE/conf/kubelet.yaml"
fill "$HERE/registry.yaml.in" > "$STATE/conf/registry.yaml"
cp "$HERE/10-bridge.conflist" "$STATE/cni/"
for registry in registry.example.org docker.io; do install -D -m 644 "$HERE/hosts.toml" "$STATE/certs.d/$registry/hosts.toml"; done
start registry docker-registry serve "$STATE/conf/registry.yaml"
start containerd containerd --config "$STATE/conf/containerd.toml"
start etcd "$KUBE" etcd --name n --data-dir "$STATE/etcd" --listen-client-urls http://$ETCD --advertise-client-urls http://$ETCD \
  --listen-peer-urls http://127.0.0.1:12380 --unsafe-no-fsync --log-level error --auto-compaction-retention 5m
until_ok 20 "etcd" curl -sf http://$ETCD/health
start kube-apiserver "$KUBE" kube-apiserver --etcd-servers http://$ETCD --secure-port 6443 --advertise-address "$IP" \
  --service-cluster-ip-range $SERVICES --authorization-mode Node,RBAC --enable-admission-plugins NodeRestriction --allow-privileged \
  --tls-cert-file "$STATE/pki/apiserver.crt" --tls-private-key-file "$STATE/pki/apiserver.key" --client-ca-file "$STATE/pki/ca.crt" \
  --kubelet-client-certificate "$STATE/pki/kubelet-client.crt" --kubelet-client-key "$STATE/pki/kubelet-client.key" \
  --kubelet-preferred-address-types InternalIP \
  --service-account-issuer https://kubernetes.default.svc.cluster.local --service-account-key-file "$STATE/pki/sa.pub" --service-account-signing-key-file "$STATE/pki/sa.key" \
  --requestheader-client-ca-file "$STATE/pki/front-proxy-ca.crt" --requestheader-allowed-names front-proxy --requestheader-extra-headers-prefix X-Remote-Extra- \
  --requestheader-group-headers X-Remote-Group --requestheader-username-headers X-Remote-User \
  --proxy-client-cert-file "$STATE/pki/front-proxy.crt" --proxy-client-key-file "$STATE/pki/front-proxy.key"
export KUBECONFIG=$STATE/conf/admin.kubeconfig
until_ok 90 "kube-apiserver" "$KUBECTL" get --raw /readyz
start kube-controller-manager "$KUBE" kube-controller-manager --leader-elect=false --use-service-account-credentials \
  --kubeconfig "$STATE/conf/controller-manager.kubeconfig" --authentication-kubeconfig "$STATE/conf/controller-manager.kubeconfig" --authorization-kubeconfig "$STATE/conf/controller-manager.kubeconfig" \
  --root-ca-file "$STATE/pki/ca.crt" --service-account-private-key-file "$STATE/pki/sa.key" \
  --cluster-signing-cert-file "$STATE/pki/ca.crt" --cluster-signing-key-file "$STATE/pki/ca.key" \
  --horizontal-pod-autoscaler-sync-period 5s --horizontal-pod-autoscaler-downscale-stabilization 15s --horizontal-pod-autoscaler-cpu-initialization-period 10s --horizontal-pod-autoscaler-initial-readiness-delay 5s
start kube-scheduler "$KUBE" kube-scheduler --leader-elect=false --kubeconfig "$STATE/conf/scheduler.kubeconfig" \
  --authentication-kubeconfig "$STATE/conf/scheduler.kubeconfig" --authorization-kubeconfig "$STATE/conf/scheduler.kubeconfig"
until_ok 20 "registry" curl -sf http://127.0.0.1:15000/v2/
until_ok 20 "containerd" ctr -a "$RUN/containerd.sock" version
for archive in ${K8S_IMAGES:-}; do ctr -a "$RUN/containerd.sock" -n k8s.io images import "$archive" >/dev/null; done
[ -z "${K8S_IMAGES:-}" ] || say "images imported"
start kubelet "$KUBE" kubelet --config "$STATE/conf/kubelet.yaml" --kubeconfig "$STATE/conf/kubelet.kubeconfig" \
  --root-dir "$STATE/kubelet" --cert-dir "$STATE/pki" --hostname-override "$NODE" --node-ip "$IP"
start kube-proxy "$KUBE" kube-proxy --kubeconfig "$STATE/conf/proxy.kubeconfig" --proxy-mode nftables --cluster-cidr 10.244.0.0/16 \
  --hostname-override "$NODE" --conntrack-max-per-core 0 --nodeport-addresses primary
until_ok 60 "node registered" "$KUBECTL" get node "$NODE"
until_ok 60 "node ready" "$KUBECTL" wait --for=condition=Ready "node/$NODE" --timeout=2s
until_ok 60 "default service account" "$KUBECTL" get serviceaccount default
KUBECONFIG="$STATE/conf/admin.kubeconfig" FRONT_PROXY_CA="$STATE/pki/front-proxy-ca.crt" METRICS_ADDRESS="$IP:10443" \
  TLS_CERT="$STATE/pki/apiserver.crt" TLS_KEY="$STATE/pki/apiserver.key" start agent "$BIN/agent"
sed "s#@IP@#$IP#" "$HERE/addons.yaml.in" | "$KUBECTL" apply -f - >/dev/null
until_ok 60 "cluster DNS" "$KUBECTL" -n kube-system rollout status deployment/coredns --timeout=2s
until_ok 60 "metrics API" "$KUBECTL" get --raw /apis/metrics.k8s.io/v1beta1/nodes
echo "export KUBECONFIG=$KUBECONFIG"
