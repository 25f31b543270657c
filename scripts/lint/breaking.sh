#!/usr/bin/env bash
# Compares the protos with those of the last release tag: a change that breaks a client fails. Without a tag there is nothing to compare with.
set -euo pipefail
cd "$(dirname "$0")/../.."
tag=$(git describe --tags --abbrev=0 2>/dev/null || true)
if [ -z "$tag" ]; then
  echo 'buf breaking: no release yet, nothing to compare with'
  exit 0
fi
released=$(mktemp -d)
trap 'rm -rf "$released"' EXIT
git archive "$tag" proto | tar -x -C "$released"
# validate.proto is written, not committed: the released protos need it as well.
node scripts/codegen/write-validate-proto.mjs "$released/proto/vendor"
(cd proto && npx --no-install buf breaking --against "$released/proto")
echo "buf breaking: compatible with $tag"
