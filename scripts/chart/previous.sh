#!/usr/bin/env bash
# Packs the chart as it is at a commit into helm/fabula/ci/previous.tgz, the chart that an upgrade comes from: what the tests let
# this one follow on. The same commit makes the same file, to the byte.
# Usage: previous.sh COMMIT
set -euo pipefail
cd "$(dirname "$0")/../.."
commit="${1:?say which commit}"
scripts/setup/charts.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Files get the commit's time.
git archive "$commit" helm/fabula | tar -x -C "$work"
"$(scripts/setup/charts.sh where)/helm" package "$work/helm/fabula" --destination "$work" >/dev/null
mv "$work"/fabula-*.tgz helm/fabula/ci/previous.tgz
