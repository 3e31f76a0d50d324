#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# formats.py, in the environment that can judge.   usage: formats.sh ENVIRONMENT TENOR
[ -x "$1/bin/python" ] || { echo "skipped: ./dev setup has not made $1"; exit 77; }
exec "$1/bin/python" -B "$(dirname "$0")/formats.py" "$2"
