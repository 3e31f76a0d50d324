#!/bin/sh
# The main job on real compiler output, in under a minute.   usage: demo.sh build/tenor
set -u
tenor=${1:?usage: demo.sh PROGRAM}
cd "$(dirname "$0")/.."
export PATH="$(dirname "$tenor"):$PATH"

say() { printf '\n\033[1m# %s\033[0m\n' "$*"; }
show() {
  printf '$ tenor %s\n' "$*"
  "$tenor" "$@"
  printf '(exit status %d)\n' $?
}

program=corpus/tir/matmul_tiled
last=$(ls $program/nested | grep LowerOpaqueBlock | tail -1)
say 'A tiled matrix product, as the compiler printed it after lowering its blocks: is it well formed?'
show check "$program/nested/$last"
say 'What does it compute by the rules, and is that what the compiled binary computed?'
show run "$program/nested/$last" --input A=$program/A.npy --input B=$program/B.npy --expect C=$program/C.expected.npy
say 'The same module in the newer generation of TVMScript'
last=$(ls $program/flat | grep LowerOpaqueBlock | tail -1)
show run "$program/flat/$last" --input A=$program/A.npy --input B=$program/B.npy --expect C=$program/C.expected.npy
say 'Did the passes preserve the meaning of the program, bit by bit and for all data?'
show validate "$program/flat/00-input.py" "$program/flat/$last"
say 'A tiled loop without a bounds check'
show validate docs/examples/double.py docs/examples/double_tiled.py
say 'An ill-formed program'
show check docs/examples/lanes.py
say 'A well-formed program whose behaviour is unspecified'
show run docs/examples/scale.py
say 'One iteration of it, step by step'
show trace docs/examples/scale.py --where i=1 --line 7
