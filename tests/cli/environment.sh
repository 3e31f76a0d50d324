#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What judges our JSON and SARIF, pinned.   usage: environment.sh DIR
set -eu
dir=${1:?usage: environment.sh DIR}
python="$dir/bin/python"
if [ -x "$python" ] && "$python" -c 'import jsonschema, sarif_pydantic' 2>/dev/null; then exit 0; fi
echo "fetching jsonschema and sarif-pydantic into $dir"
python3 -m venv "$dir"
"$python" -m pip install -q --disable-pip-version-check jsonschema==4.26.0 \
  sarif-pydantic==0.6.2 pydantic==2.14.3
