#!/usr/bin/env bash
# Lints and draws the samples. usage: scripts/demo.sh RUTTER
set -euo pipefail
cd "$(dirname "$0")/.."

rutter="${1:?usage: scripts/demo.sh RUTTER}"
pictures=.build/demo
mkdir -p "$pictures"

# Runs rutter, shows what was run, and insists on the exit status that the sample is made for.
expect() {
  local wanted=$1 status=0
  shift
  printf '\n$ rutter %s\n' "$*"
  "$rutter" "$@" || status=$?
  if [ "$status" -ne "$wanted" ]; then
    echo "demo: exit status $status where $wanted was expected" >&2
    exit 1
  fi
}

echo "== The reader app of the Helm document, and a shop: both are clean"
expect 0 lint Samples/Helm/Reader.navgraph.yml --path Samples/Helm/saved-path.json
expect 0 lint Samples/Shop/Shop.navgraph.yml --path Samples/Shop/saved-path.json

echo
echo "== The same shop with faults, and a path that no longer fits: exit status 1"
expect 1 lint Samples/Shop-with-faults/Shop.navgraph.yml \
  --path Samples/Shop-with-faults/broken-path.json

echo
echo "== Pictures"
expect 0 draw Samples/Shop/Shop.navgraph.yml -o "$pictures/Shop.svg"
expect 0 draw Samples/Shop/Shop.navgraph.yml --path Samples/Shop/saved-path.json \
  -o "$pictures/Shop-saved-path.svg"
expect 0 draw Samples/Helm/Reader.navgraph.yml --path Samples/Helm/saved-path.json \
  -o "$pictures/Reader-saved-path.svg"

echo
echo "The shop is clean, its faulty twin is not. The pictures:"
for picture in Shop Shop-saved-path Reader-saved-path; do
  [ -s "$pictures/$picture.svg" ] || { echo "demo: $picture.svg is missing" >&2; exit 1; }
  echo "  $PWD/$pictures/$picture.svg"
done
