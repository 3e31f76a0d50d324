#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# record_calls.py, in the Python of a generation's compiler.   usage: record_calls.sh SOURCE GENERATION OUT [MODEL ...]
source=$1
generation=$2
out=$3
shift 3
case $generation in
flat) python=$source/build/tools/tvm/flat/bin/python ;;
nested) python=$source/build/tools/tvm/nested-python ;;
esac
[ -x "$python" ] || { echo "skipped: TVM is not there; ./dev setup fetches it"; exit 77; }
exec "$python" -B "$source/tests/tvm/record_calls.py" "$source/corpus/relax" "$generation" "$out/$generation" "$@" 2>&1
