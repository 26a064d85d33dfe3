#!/usr/bin/env bash
# Type-checks what needs SwiftUI where SwiftUI does not exist: the UI layer, the examples, the
# README's Swift, and programs written against the documents that Rutter grew from. Stand-in modules of our own declare
# the interfaces that these use. On macOS the real SDK serves instead.
set -euo pipefail
cd "$(dirname "$0")/.."

swiftc="${SWIFTC:-swiftc}"
output="$(mktemp -d)"
trap 'rm -rf "$output"' EXIT

language=(-swift-version 6 -warnings-as-errors -I "$output")
features=(-enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

if [ "$(uname -s)" = Darwin ]; then
  sdk="$(xcrun --show-sdk-path)"
  language+=(-sdk "$sdk" -target "$(uname -m)-apple-macos14")
else
  for module in Combine SwiftUICore SwiftUI; do
    "$swiftc" -frontend -compile-module-from-interface -module-name "$module" -I "$output" \
      -o "$output/$module.swiftmodule" "Tests/StandIns/$module.swiftinterface"
  done
fi

sources() {
  find "$1" -name '*.swift' -print0 | sort -z
}

# In one piece, so that the bodies of functions are checked as well as their signatures.
for module in NavigationCore NavigationGraph NavigationRouting NavigationUI; do
  sources "Sources/$module" | xargs -0 "$swiftc" "${language[@]}" "${features[@]}" -parse-as-library \
    -whole-module-optimization -no-emit-module-separately-wmo -module-name "$module" \
    -package-name rutter -emit-module -emit-module-path "$output/$module.swiftmodule"
done

# The branches of other platforms, which the compiler leaves out here.
if [ "$(uname -s)" != Darwin ]; then
  for platform in macOS tvOS watchOS visionOS; do
    mkdir "$output/$platform"
    cp -R Sources/NavigationUI "$output/$platform"
    sources "$output/$platform" | xargs -0 sed -i "s/os($platform)/true/"
    sources "$output/$platform" | xargs -0 "$swiftc" "${language[@]}" "${features[@]}" -parse-as-library \
      -package-name rutter -module-name NavigationUI -typecheck
  done
fi

# Each is a program of its own, in the language mode that a new project has.
for program in Examples/*/ Tests/DocumentPrograms/*/; do
  sources "$program" | xargs -0 "$swiftc" "${language[@]}" -parse-as-library \
    -module-name Program -typecheck
  echo "$program type-checks"
done

awk -v skip=NavigationTesting -f scripts/swift-blocks.awk README.md >"$output/main.swift"
"$swiftc" "${language[@]}" -typecheck "$output/main.swift"
echo "README.md type-checks"
