#!/usr/bin/env bash
# An app that uses NavigationGraph and NavigationRouting links no Foundation, Graphviz, libyaml,
# libxml2 or SwiftSyntax.
set -euo pipefail
cd "$(dirname "$0")/.."

swift="${SWIFT:-swift}"
build=("$swift" build --package-path Tests/Linkage --scratch-path .build/linkage)
"${build[@]}" >&2
program="$("${build[@]}" --show-bin-path)/Linkage"

if [ "$(uname -s)" = Darwin ]; then
  linked="$(otool -L "$program" | tail -n +2)"
else
  linked="$(readelf --dynamic --wide "$program" | grep NEEDED)"
fi
symbols="$(nm -u "$program")"

# A look that sees nothing proves nothing.
if ! grep -q swiftCore <<<"$linked"; then
  echo "check-linkage: cannot tell what $program links" >&2
  exit 1
fi
if grep -E 'Foundation|gvc|cgraph|cdt|yaml|xml2|SwiftSyntax' <<<"$linked" >&2; then
  echo "check-linkage: the libraries above must not be linked" >&2
  exit 1
fi
if grep -E '10Foundation|20FoundationEssentials|(^|[[:space:]])_?(gv[A-Z]|ag[a-z]|yaml_|xml[A-Z])|11SwiftSyntax' <<<"$symbols" >&2; then
  echo "check-linkage: the symbols above must not be used" >&2
  exit 1
fi
"$program" >/dev/null
echo "NavigationGraph and NavigationRouting link the standard library alone"
