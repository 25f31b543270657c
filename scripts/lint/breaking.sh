#!/usr/bin/env bash
# Compares the protos with those of the last release, the last commit that changed the version in package.json: what breaks
# a client of it fails. A clone without that commit (a shallow one, an archive) has nothing to compare with, and says so.
set -euo pipefail
cd "$(dirname "$0")/../.."
released() { git log -1 --format=%H -G '^  "version": ' -- package.json 2>/dev/null; }
release=$(released || true)
if [ -z "$release" ]; then
  echo 'buf breaking: this clone does not know the last release, nothing to compare with'
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git archive "$release" proto | tar -x -C "$folder"
# validate.proto is written, not committed: the released protos need it as well.
node scripts/codegen/write-validate-proto.mjs "$folder/proto/vendor"
(cd proto && npx --no-install buf breaking --against "$folder/proto" --against-config buf.yaml)
echo "buf breaking: compatible with the release of $(git log -1 --format='%h, %cs' "$release")"
