#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What judges our JSON and SARIF, and reads YAML, pinned.   usage: environment.sh DIR
set -eu
dir=${1:?usage: environment.sh DIR}
python="$dir/bin/python"
if [ -x "$python" ] && "$python" -c 'import jsonschema, sarif_pydantic, yaml' 2>/dev/null; then exit 0; fi
echo "fetching jsonschema, sarif-pydantic and PyYAML into $dir"
python3 -m venv "$dir"
"$python" -m pip install -q --disable-pip-version-check jsonschema==4.26.0 \
  sarif-pydantic==0.6.2 pydantic==2.14.3 PyYAML==6.0.4
