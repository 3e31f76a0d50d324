#!/bin/sh
# Libraries are not looked for where the user is: what lies there is not executed.   usage: libraries.sh TENOR
set -eu
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
needed=$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
for library in $needed "$(dirname "$1")"/lib/*.so; do : > "$folder/$(basename "$library")"; done
[ -n "$needed" ]
cd "$folder"
"$1" --version
"$1" equal '(n + m) // 2 <= T.max(n, m)' True | grep -q 'decided: *Z3'
