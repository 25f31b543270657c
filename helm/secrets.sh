#!/usr/bin/env bash
# Makes the Secrets that the chart refers to, in a namespace. What is there stays as it is.
# Usage: secrets.sh NAMESPACE              keys of all parts, passwords of their roles at the database, and where the stores are
#        secrets.sh NAMESPACE --trial      the same for the stores of the chart fabula-dev
#        secrets.sh NAMESPACE rotate PART  a new signing key for a part, while everything runs
# Keys are made by the product's own commands, in a pod of its image that ends with this: FABULA_IMAGE_PREFIX and FABULA_IMAGE_TAG
# name it as `make images` does. Addresses of stores that are no trial's come from FABULA_DATABASE_ADMIN_URL (a role that may
# create roles and schemas), FABULA_NATS_URL and FABULA_REDIS_URL.
set -euo pipefail
cd "$(dirname "$0")"
namespace="${1:?say in which namespace}"
goal="${2:-}"
image="${FABULA_IMAGE_PREFIX:-localhost/fabula}/auth:${FABULA_IMAGE_TAG:-$(sed -n 's/^appVersion: //p' fabula/Chart.yaml)}"
parts=(gateway auth catalogue run moment-engine speech media)
k() { kubectl --namespace "$namespace" "$@"; }
is_there() { k get "$1" "$2" >/dev/null 2>&1; }
# The database's URL holds it: letters and digits alone.
password() { openssl rand -hex 24; }

umask 077
work=$(mktemp -d)
maker=''
finish() {
  [ -z "$maker" ] || k delete pod "$maker" --grace-period=0 --force --wait=false >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap finish EXIT

# Keys never pass through a log: they are read from a pod that only waits.
make_keys() {
  maker=fabula-keys-$RANDOM
  k apply -f - >/dev/null <<POD
apiVersion: v1
kind: Pod
metadata: { name: $maker, labels: { app.kubernetes.io/name: fabula-keys } }
spec:
  automountServiceAccountToken: false
  restartPolicy: Never
  activeDeadlineSeconds: 300
  securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: RuntimeDefault } }
  containers:
    - name: keys
      image: $image
      command: [sleep, "300"]
      env: [{ name: FABULA_KEYS, value: /tmp/keys }, { name: FABULA_IDENTITY_KEYS, value: /tmp/identity.json }]
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
      resources: { requests: { cpu: 50m, memory: 64Mi }, limits: { memory: 256Mi } }
      volumeMounts: [{ name: tmp, mountPath: /tmp }]
  volumes: [{ name: tmp, emptyDir: { medium: Memory, sizeLimit: 16Mi } }]
POD
  k wait --for=condition=Ready "pod/$maker" --timeout=180s >/dev/null
  k exec "$maker" -- sh -c 'node services/kit/dist/write-keys-command.js >&2 \
    && node services/auth/dist/identity-keys-command.js >&2 && tar -C /tmp -c keys identity.json' 2>"$work/said" \
    | tar -C "$work" -x || { cat "$work/said" >&2; exit 1; }
}

secret() { # name key=value …
  local name=$1 one
  shift
  if is_there secret "$name"; then return; fi
  mkdir -p "$work/$name"
  for one in "$@"; do printf '%s' "${one#*=}" > "$work/$name/${one%%=*}"; done
  k create secret generic "$name" --from-file "$work/$name" >/dev/null
  echo "made: secret/$name"
}

keys() {
  if is_there configmap fabula-public-keys && is_there secret fabula-identity; then return; fi
  make_keys
  local part
  for part in "${parts[@]}"; do
    is_there secret "fabula-key-$part" || k create secret generic "fabula-key-$part" --from-file "$work/keys/$part/private.pem" >/dev/null
  done
  is_there secret fabula-identity || k create secret generic fabula-identity --from-file "$work/identity.json" >/dev/null
  k create configmap fabula-public-keys --from-file "$work/keys/public" >/dev/null
  echo 'made: a signing key for each part, everybody’s public keys, auth’s own keys'
}

address() { # Secret, what it is, the variable, its key
  if is_there secret "$1"; then return; fi
  if [ -z "${!3:-}" ]; then echo "missing: secret/$1 (key $4): set $3, $2" >&2; missing=1; else secret "$1" "$4=${!3}"; fi
}

rotate() {
  local part=$1 now
  is_there secret "fabula-key-$part" || { echo "there is no key of $part in $namespace" >&2; exit 1; }
  make_keys
  # The new public key first, before the one in use: from then on both are good.
  now=$(k get configmap fabula-public-keys -o "jsonpath={.data.$part\\.pem}" | sed '/END PUBLIC KEY/q')
  cat "$work/keys/$part/private.pem" > "$work/private.pem"
  printf '%s%s\n' "$(cat "$work/keys/public/$part.pem")"$'\n' "$now" > "$work/$part.pem"
  k create configmap fabula-public-keys --from-file "$work/$part.pem" --dry-run=client -o json > "$work/patch.json"
  k patch configmap fabula-public-keys --type merge --patch-file "$work/patch.json" >/dev/null
  echo 'Everybody learns of the new public key: 90 s ...'
  sleep 90
  k create secret generic "fabula-key-$part" --from-file "$work/private.pem" --dry-run=client -o json > "$work/patch.json"
  k patch secret "fabula-key-$part" --type merge --patch-file "$work/patch.json" >/dev/null
  k rollout restart deployment -l "app.kubernetes.io/part-of=fabula,app.kubernetes.io/component=$part"
}

if [ "$goal" = rotate ]; then
  rotate "${3:?say whose key}"
  exit 0
fi
if [ "$goal" = --trial ]; then
  secret fabula-dev "postgres=$(password)" "realm-admin=$(password)"
  owner=$(k get secret fabula-dev -o 'jsonpath={.data.postgres}' | base64 --decode)
  FABULA_DATABASE_ADMIN_URL="postgres://postgres:$owner@fabula-dev-postgres:5432/fabula"
  FABULA_NATS_URL=nats://fabula-dev-nats:4222
  FABULA_REDIS_URL=redis://fabula-dev-redis:6379
  secret fabula-keycloak "web-secret=$(password)" "auth-secret=$(password)" \
    "admin-secret=$(k get secret fabula-dev -o 'jsonpath={.data.realm-admin}' | base64 --decode)"
fi
missing=''
secret fabula-database "auth=$(password)" "catalogue=$(password)" "run=$(password)" "moment-engine=$(password)"
address fabula-database-admin 'a role that may create roles and schemas' FABULA_DATABASE_ADMIN_URL url
address fabula-nats 'where NATS is' FABULA_NATS_URL url
address fabula-redis 'where Redis is' FABULA_REDIS_URL url
keys
[ -z "$missing" ]
