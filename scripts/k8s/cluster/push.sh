#!/usr/bin/env bash
# Pushes an image to this machine's registry, from which the cluster pulls whatever it pulls. Usage: push.sh IMAGE NAME, with the
# name that the cluster knows it by.
set -euo pipefail
buildah push --quiet --tls-verify=false "$1" "docker://127.0.0.1:15000/${2#*/}"
