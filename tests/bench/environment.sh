#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The peers of the benchmarks that come as wheels, pinned.   usage: environment.sh DIR
set -eu
dir=${1:?usage: environment.sh DIR}
python="$dir/bin/python"
if [ -x "$python" ] && "$python" -c 'from jaxlib.mlir.dialects import stablehlo' 2>/dev/null; then exit 0; fi
echo "fetching the StableHLO reference interpreter into $dir"
python3 -m venv "$dir"
"$python" -m pip install -q --disable-pip-version-check jaxlib==0.10.2 numpy==2.4.6 ml_dtypes==0.6.0 scipy==1.17.1
