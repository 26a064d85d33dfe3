#!/usr/bin/env bash
# Builds the documentation of the libraries for apps and their tests, where a warning is an error and
# so is a public symbol without any, and runs the Swift that it and the README show: each value has
# to be what the comment beside it says.
# With a folder as its argument it leaves the archives there.
set -euo pipefail
cd "$(dirname "$0")/.."

swift="${SWIFT:-swift}"
swiftc="${SWIFTC:-swiftc}"
docc="$(command -v docc || xcrun --find docc 2>/dev/null ||
  ls "$(dirname "$(command -v "$swift")")/docc" 2>/dev/null || true)"
if [ -z "$docc" ]; then
  echo "check-docs: this toolchain has no docc; take one from swift.org, or put docc on the PATH" >&2
  exit 1
fi
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
output="${1:-$scratch}"
mkdir -p "$output"

target="$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)"
sdk=()
[ "$(uname -s)" = Darwin ] && sdk=(-sdk "$(xcrun --show-sdk-path)")
"$swift" build
products="$("$swift" build --show-bin-path)"
objects=()
for module in NavigationCore NavigationGraph NavigationRouting NavigationTesting \
  NavigationLint RuleCatalogue NavigationDocument Spelling; do
  # The map names what today's sources make; the folder may hold more.
  while IFS= read -r object; do objects+=("$object"); done < <(
    sed -n 's/^ *"object": "\(.*\)",*$/\1/p' "$products/$module.build/output-file-map.json" | tr -d '\\')
done
modules=(-I "$products/Modules" -I Sources/CGraphviz -I Sources/CYAML -I Sources/CExpat
  -I Sources/CMemory)
for flag in $(pkg-config --cflags libgvc yaml-0.1 expat); do modules+=(-Xcc "$flag"); done
read -ra libraries <<<"$(pkg-config --libs libgvc yaml-0.1 expat)"

for module in NavigationGraph NavigationRouting NavigationTesting; do
  mkdir "$scratch/$module"
  "$swift" symbolgraph-extract -module-name "$module" "${modules[@]}" -target "$target" \
    ${sdk[@]+"${sdk[@]}"} -minimum-access-level public \
    -emit-extension-block-symbols -skip-synthesized-members -output-dir "$scratch/$module"
  python3 scripts/undocumented.py "$scratch/$module"/*.symbols.json >&2
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$scratch/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "rutter.$module" \
    --output-dir "$output/$module.doccarchive" --warnings-as-errors
  echo "$module: its documentation builds without a warning"
done

for page in README.md Sources/*/*.docc/*.md; do
  grep -q '^```swift$' "$page" || continue
  awk -v skip='NavigationUI|SwiftUI' -f scripts/swift-blocks.awk "$page" >"$scratch/main.swift"
  "$swiftc" ${sdk[@]+"${sdk[@]}"} -target "$target" -swift-version 6 -warnings-as-errors \
    "${modules[@]}" "$scratch/main.swift" "${objects[@]}" "${libraries[@]}" -o "$scratch/main"
  SWIFT_BACKTRACE=enable=no "$scratch/main" >/dev/null
  echo "$page: its Swift runs and gives what it says"
done
