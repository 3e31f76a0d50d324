#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# action_test.py, in the environment that reads YAML.   usage: action.sh PROGRAM SOURCE TOOLS
python=$3/checks/bin/python
"$python" -c 'import yaml' 2>/dev/null || { echo "skipped: ./dev setup has not fetched PyYAML"; exit 77; }
[ -x "$3/tvm/flat/bin/python" ] || { echo "skipped: TVM is not there; ./dev setup fetches it"; exit 77; }
exec "$python" -B "$(dirname "$0")/action_test.py" "$@"
