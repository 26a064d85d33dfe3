#!/usr/bin/env bash
# Builds the documentation of the libraries for apps; a warning is an error.
# With a folder as its argument it leaves the archives there.
set -euo pipefail
cd "$(dirname "$0")/.."

swift="${SWIFT:-swift}"
docc="$(command -v docc || xcrun --find docc 2>/dev/null || true)"
if [ -z "$docc" ]; then
  echo "check-docs: skipped: this toolchain has no docc" >&2
  exit 0
fi
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
output="${1:-$scratch}"
mkdir -p "$output"

target="$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)"
sdk=()
[ "$(uname -s)" = Darwin ] && sdk=(-sdk "$(xcrun --show-sdk-path)")
modules="$("$swift" build --show-bin-path)/Modules"

for module in NavigationGraph; do
  mkdir "$scratch/$module"
  "$swift" symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
    ${sdk[@]+"${sdk[@]}"} -minimum-access-level public -output-dir "$scratch/$module"
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$scratch/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "rutter.$module" \
    --output-dir "$output/$module.doccarchive" --warnings-as-errors
  echo "$module: its documentation builds without a warning"
done
