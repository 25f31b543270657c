#!/usr/bin/env bash
# Takes the definitions of kinds that operators bring from their Go modules, without descriptions, into this folder: the tests hold
# what the chart renders against them. Needs Go.
set -euo pipefail
cd "$(dirname "$0")"
folder() { go mod download -json "$1" | node -p 'JSON.parse(require("fs").readFileSync(0, "utf8")).Dir'; }
gateway=$(folder sigs.k8s.io/gateway-api@v1.4.1)/config/crd/standard
operator=$(folder github.com/prometheus-operator/prometheus-operator@v0.85.0)/example/prometheus-operator-crd
for file in "$gateway/gateway.networking.k8s.io_httproutes.yaml" "$operator"/monitoring.coreos.com_{podmonitors,prometheusrules}.yaml; do
  node --import tsx trim.ts < "$file" > "$(basename "$file")"
done
