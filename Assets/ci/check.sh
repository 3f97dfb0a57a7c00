#!/bin/bash
# check.sh PATH…: holds transitions to their contracts, says what a change does to them, and ends with 1 if a contract does not hold.
# The folder motion-check gets check.txt, check.xml for test runners, and sheet.png to look at. If there is a revision to compare
# with, paths that are as they were are passed over, and comment.md says what changed, with lint.txt, a diff of text and pictures
# for each path, and a page that a finger drags.
#
# BACKSWIPE is the name of a wheel for pip, or the path or address of a wheel, an archive or a Debian package; without it the
# program on the PATH is used. The Swift toolchain that made it must be on the PATH.
# BASE is the revision; on GitHub it is the branch into which the pull request goes. There the comment is also the step's summary
# and, with GITHUB_TOKEN, a comment of the pull request, which the next run replaces. Its pictures need an address: with PICTURES
# they are pushed to the branch of that name.
set -euo pipefail
own=$(cd "$(dirname "$0")" && pwd)
results=motion-check
scratch=$(mktemp -d)
before=$results/before
trap 'rm -rf "$scratch" "$before"' EXIT
mkdir -p "$results"
# Not for the code that is checked.
token=${GITHUB_TOKEN:-}
unset GITHUB_TOKEN
# In a container the checkout belongs to another user.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*'

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
    *://*.deb | *://*.tar.xz)
      file=$scratch/${BACKSWIPE##*/}
      curl --fail --silent --show-error --location --output "$file" "$BACKSWIPE" ;;
  esac
  case $file in
    *.deb) install_packages "$(realpath "$file")" ;;
    *.tar.xz)
      tar -C "$scratch" -xJf "$file"
      PATH=$(echo "$scratch"/*/bin):$PATH ;;
    *.whl | backswipe | backswipe==*)
      python3 -c 'import ensurepip' 2> /dev/null || install_packages python3-venv
      python3 -m venv "$scratch/venv"
      "$scratch/venv/bin/pip" install --quiet "$file"
      PATH=$PATH:$scratch/venv/bin ;;
    *)
      echo "check.sh: BACKSWIPE is $BACKSWIPE; it takes backswipe, or a file that ends in .whl, .tar.xz or .deb." >&2
      exit 2 ;;
  esac
fi

# note NAME VALUE: an output of the step.
note() { [ -z "${GITHUB_OUTPUT:-}" ] || echo "$1=$2" >> "$GITHUB_OUTPUT"; }

base=${BASE:-}
if [ -z "$base" ] && [ -n "${GITHUB_BASE_REF:-}" ]; then
  git fetch --quiet --no-tags --depth=1 origin "$GITHUB_BASE_REF"
  base=$(git rev-parse FETCH_HEAD)
fi
paths=("$@")
if [ -n "$base" ]; then
  # A checkout without history is that of the merge, which differs from the branch in what the pull request changes.
  base=$(git merge-base "$base" HEAD 2> /dev/null || git rev-parse "$base^{commit}")
  paths=()
  for path; do
    # What is deleted has nothing to perform.
    [ ! -e "$path" ] || git diff --quiet "$base" -- "$path" || paths+=("$path")
  done
  if [ ${#paths[@]} = 0 ]; then
    echo "Nothing has changed in $*." | tee "$results/check.txt"
    note result unchanged
    exit 0
  fi
fi

code=0
backswipe check "${paths[@]}" --junit "$results/check.xml" --sheet "$results/sheet.png" 2>&1 | tee "$results/check.txt" || code=$?
result=$([ $code = 0 ] && echo holds || echo fails)
note result "$result"
[ -n "$base" ] || exit $code

backswipe lint "${paths[@]}" > "$results/lint.txt" 2>&1 || true
pictures=()
[ ! -f "$results/sheet.png" ] || pictures=(sheet.png)
for path in "${paths[@]}"; do
  name=$(echo "${path%/}" | tr -c 'A-Za-z0-9.\n-' _)
  backswipe render --file "$path" --html "$results/$name.html" --force || true
  mkdir -p "$before"
  if git archive "$base" -- "$path" 2> /dev/null | tar -C "$before" -x 2> /dev/null; then
    backswipe diff "$before/$path" "$path" --sheet "$results/$name.png" --force > "$results/$name.diff.txt" 2>&1 || true
    [ ! -f "$results/$name.png" ] || pictures+=("$name.png")
  else
    echo "$path is new." > "$results/$name.diff.txt"
  fi
done

# Where the pictures are seen, if they are pushed; otherwise nothing.
address=
if [ -n "${PICTURES:-}" ] && [ ${#pictures[@]} -gt 0 ]; then
  for picture in "${pictures[@]}"; do
    printf '100644 blob %s\t%s\n' "$(git hash-object -w "$results/$picture")" "$picture"
  done > "$scratch/tree"
  parent=()
  if git fetch --quiet --no-tags --depth=1 origin "$PICTURES" 2> /dev/null; then parent=(-p FETCH_HEAD); fi
  commit=$(git -c user.name=backswipe -c user.email=backswipe@localhost commit-tree "$(git mktree < "$scratch/tree")" \
    "${parent[@]}" -m "Pictures of ${GITHUB_REF:-$(git rev-parse HEAD)}")
  if git push --quiet origin "$commit:refs/heads/$PICTURES"; then
    address=${GITHUB_SERVER_URL:-}/${GITHUB_REPOSITORY:-}/raw/$commit
  fi
fi

# quoted FILE: its first 40 lines as a block.
quoted() {
  printf '```\n%s\n```\n' "$(head -n 40 "$1" | cut -c1-400 | tr '`' "'")"
  [ "$(wc -l < "$1")" -le 40 ] || echo "… and $(($(wc -l < "$1") - 40)) lines more."
}
{
  echo "<!-- backswipe -->"
  echo "### Motion of ${paths[*]}: $([ $code = 0 ] && echo "every contract holds" || echo "a contract does not hold")"
  for file in "$results"/*.diff.txt; do
    [ ! -s "$file" ] || quoted "$file"
  done
  if [ $code != 0 ]; then
    grep -E 'FAILS|could not be judged' "$results/check.txt" > "$scratch/fails" || cp "$results/check.txt" "$scratch/fails"
    quoted "$scratch/fails"
  fi
  if [ -n "$address" ]; then
    for picture in "${pictures[@]}"; do printf '\n![%s](%s)\n' "$picture" "$address/$picture"; done
  fi
  if [ -s "$results/lint.txt" ] && ! grep -q '^Nothing is claimed' "$results/lint.txt"; then
    printf '\n<details><summary>What may go wrong on iOS</summary>\n\n%s\n\n</details>\n\n' "$(quoted "$results/lint.txt")"
  fi
  run=${GITHUB_SERVER_URL:-}/${GITHUB_REPOSITORY:-}/actions/runs/${GITHUB_RUN_ID:-}
  [ -z "${GITHUB_RUN_ID:-}" ] || echo "The artifact \`motion-check\` of [this run]($run) has the pictures, and a page on which a finger drags it."
} > "$results/comment.md"
note comment "$results/comment.md"
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$results/comment.md" >> "$GITHUB_STEP_SUMMARY"
# A pull request from a fork has a token that may not comment; the summary has the same.
if [ -n "$token" ] && [ -n "${GITHUB_EVENT_PATH:-}" ]; then
  GITHUB_TOKEN=$token python3 "$own/comment.py" "$results/comment.md" || echo "The comment was not written; it is the step's summary."
fi
exit $code
