#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Fuzzes reader, checker and printer for some seconds, from the texts of the corpus. What it keeps
# stays in FOLDER: corpus/ (texts that reached something new), artifacts/ (texts that failed).
#   usage: fuzz.sh BINARY FOLDER SECONDS
set -eu
binary=$1 folder=$2 seconds=$3
here=$(cd "$(dirname "$0")" && pwd)
corpus=$here/../../corpus/tir
longest=4096

mkdir -p "$folder/seeds" "$folder/corpus" "$folder/artifacts"
find "$corpus" -name '*.py' -size -"$longest"c | while read -r file; do
  cp "$file" "$folder/seeds/$(printf %s "${file#"$corpus"/}" | tr / _)"
done

# A program of any depth that is accepted must fit, as it does on the stack that commands run on.
ulimit -s 1048576
# What takes 5 s of processor time has failed (reader.cpp); what takes a minute by the clock is endless.
exec "$binary" "$folder/corpus" "$folder/seeds" -dict="$here/tvmscript.dict" -artifact_prefix="$folder/artifacts/" \
  -max_total_time="$seconds" -max_len="$longest" -timeout=60 -rss_limit_mb=2048 -print_final_stats=1
