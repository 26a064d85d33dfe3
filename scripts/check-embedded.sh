#!/usr/bin/env bash
# Compiles NavigationCore as Embedded Swift: no Foundation, no existentials, no runtime metadata.
set -euo pipefail
cd "$(dirname "$0")/.."

swiftc="${SWIFTC:-swiftc}"
output="$(mktemp -d)"
trap 'rm -rf "$output"' EXIT

compile=("$swiftc" -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -emit-object)

# Xcode's toolchains come without the embedded standard library.
echo 'public func probe(_ numbers: [Int]) -> Int { numbers.count }' >"$output/Probe.swift"
if ! "${compile[@]}" -module-name Probe -o "$output/Probe.o" "$output/Probe.swift" 2>/dev/null; then
  if [ "$(uname -s)" = Darwin ]; then
    echo "skipped: this toolchain cannot compile Embedded Swift"
    exit 0
  fi
  echo "check-embedded: this toolchain cannot compile Embedded Swift" >&2
  exit 1
fi

find Sources/NavigationCore -name '*.swift' -print0 | sort -z \
  | xargs -0 "${compile[@]}" -module-name NavigationCore -o "$output/NavigationCore.o"
echo "NavigationCore compiles as Embedded Swift"
