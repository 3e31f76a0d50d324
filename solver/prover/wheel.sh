#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Z3's headers and library out of its Python wheel, pinned, into DIR/z3.   usage: wheel.sh DIR
# What is there is kept. The pin is of Linux on x86-64; elsewhere the system's Z3 is used.
set -eu
dir=${1:?usage: wheel.sh DIR}
PIN='z3-solver==5.4.0.0 --hash=sha256:0549ffad554178a59480ba41b5279cfbb27053ed5a2da269ae1a48214d5db34b'
[ -e "$dir/z3/lib/libz3.so" ] && [ -e "$dir/z3/include/z3++.h" ] && exit 0
echo "fetching ${PIN%% *} into $dir"
mkdir -p "$dir"
echo "$PIN" >"$dir/requirements.txt"
python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
  --dest "$dir" -r "$dir/requirements.txt"
(cd "$dir" && python3 -m zipfile -e z3_solver-*.whl . && rm z3_solver-*.whl)
