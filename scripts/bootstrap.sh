#!/usr/bin/env bash
# Installs the system libraries that Rutter links, where they are missing. Says so first.
set -euo pipefail

swift="${SWIFT:-swift}"

fail() {
  printf 'bootstrap: %s\n' "$@" >&2
  exit 1
}

has_library() {
  command -v pkg-config >/dev/null 2>&1 && pkg-config --exists "$1"
}

# Graphviz loads its layout as a plugin, which some systems package by itself.
has_layout_plugin() {
  local folder
  folder="$(pkg-config --variable=libdir libgvc 2>/dev/null)/graphviz"
  compgen -G "$folder/libgvplugin_dot_layout*" >/dev/null
}

# Opened when a PNG or PDF is drawn, so its headers are not needed.
has_librsvg() {
  ldconfig -p 2>/dev/null | grep -q 'librsvg-2\.so\.2' \
    || compgen -G '/opt/homebrew/lib/librsvg-2*' >/dev/null \
    || compgen -G '/usr/local/lib/librsvg-2*' >/dev/null
}

is_complete() {
  has_library libgvc && has_library yaml-0.1 && has_layout_plugin && has_librsvg
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    fail "this needs root and there is no sudo; run as root: $*"
  fi
}

install_with_apt() {
  local packages=(pkg-config graphviz libgraphviz-dev libyaml-dev librsvg2-2)
  echo "bootstrap: installing with apt-get: ${packages[*]}"
  local command=(env DEBIAN_FRONTEND=noninteractive
    apt-get install --yes --quiet --no-install-recommends "${packages[@]}")
  # Package lists may be absent or out of date; they are fetched only when the first try fails.
  if ! apt-cache show "${packages[@]}" >/dev/null 2>&1 || ! as_root "${command[@]}"; then
    echo "bootstrap: updating the package lists with apt-get"
    as_root apt-get update --quiet
    as_root "${command[@]}"
  fi
}

install_with_brew() {
  local packages=(pkg-config graphviz libyaml librsvg)
  echo "bootstrap: installing with brew: ${packages[*]}"
  brew install "${packages[@]}"
}

command -v "$swift" >/dev/null 2>&1 \
  || fail "no Swift toolchain: \`$swift\` is not in PATH; install Swift 6.2 or later from https://www.swift.org/install"

if is_complete; then exit 0; fi

if command -v apt-get >/dev/null 2>&1; then
  install_with_apt
elif command -v brew >/dev/null 2>&1; then
  install_with_brew
else
  fail "neither apt-get nor brew is here" \
    "install by hand: pkg-config, librsvg, and Graphviz and libyaml with their headers"
fi

hash -r
is_complete || fail "libgvc with its dot layout plugin, yaml-0.1 or librsvg is still not found"
