#!/usr/bin/env bash
# Tries the HTML page in a real Chromium, where that and the Python package playwright are here.
set -euo pipefail
cd "$(dirname "$0")/.."

chromium="$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)"
if [ -z "$chromium" ] || ! python3 -c 'import playwright' 2>/dev/null; then
  echo "check-page: skipped: it needs Chromium (apt-get install chromium) and the Python package" \
    "playwright (pip install playwright)"
  exit 0
fi
bin="$("${SWIFT:-swift}" build --show-bin-path)"
exec python3 Tests/Page/check.py "$bin/rutter" "$chromium" "$@"
