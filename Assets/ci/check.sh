#!/bin/bash
# check.sh PATH…: holds transitions to their contracts, and ends with 1 if one does not hold. The folder motion-check gets
# check.txt, check.xml for test runners, and sheet.png to look at.
#
# BACKSWIPE is the path or the address of a Debian package of Backswipe or of its archive; without it the program on the
# PATH is used. The Swift toolchain that made it must be on the PATH.
set -euo pipefail
results=motion-check
mkdir -p "$results"

# install_packages NAME…: what is not installed yet, as root or through sudo.
install_packages() {
  local package missing=()
  for package; do
    if [ -e "$package" ] || ! dpkg -s "$package" > /dev/null 2>&1; then missing+=("$package"); fi
  done
  [ ${#missing[@]} = 0 ] || $(command -v sudo) sh -c 'apt-get update && apt-get install -y "$@"' sh "${missing[@]}"
}

if [ -n "${BACKSWIPE:-}" ]; then
  file=$BACKSWIPE
  case $file in
    *://*)
      file=$(mktemp -d)/${BACKSWIPE##*/}
      curl --fail --silent --show-error --location --output "$file" "$BACKSWIPE" ;;
  esac
  case $file in
    *.deb) install_packages "$(realpath "$file")" ;;
    *.tar.gz)
      folder=$(mktemp -d)
      tar -C "$folder" --strip-components 1 -xzf "$file"
      install_packages $(cut -d' ' -f1 "$folder/packages") fonts-inter
      PATH=$folder:$PATH ;;
    *)
      echo "check.sh: BACKSWIPE is $BACKSWIPE; it takes a file that ends in .deb or .tar.gz." >&2
      exit 2 ;;
  esac
fi
backswipe check "$@" --junit "$results/check.xml" --sheet "$results/sheet.png" | tee "$results/check.txt"
