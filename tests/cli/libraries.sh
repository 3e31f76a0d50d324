#!/bin/sh
# Libraries are not looked for where the user is: what lies there is not executed.   usage: libraries.sh TENOR
set -eu
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | while read -r library; do : > "$folder/$library"; done
[ -n "$(ls "$folder")" ]
cd "$folder"
"$1" --version
