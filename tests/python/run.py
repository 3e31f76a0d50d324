#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A test of the Python package, in the Python of a compiler.   usage: run.py PROGRAM SOURCE TOOLS GENERATION TEST [ARGUMENT...]"""
import os
import pathlib
import subprocess
import sys

PYTHON = {"flat": "flat/bin/python", "nested": "nested-python"}


def main():
    program, source, tools, generation, test, *arguments = sys.argv[1:]
    python = pathlib.Path(tools).absolute() / PYTHON[generation]
    if not python.exists():
        print("skipped: TVM is not there; ./dev setup fetches it")
        sys.exit(77)
    here = pathlib.Path(__file__).resolve().parent
    paths = [str(pathlib.Path(source).absolute() / "solver/python"), str(here), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "TENOR_PROGRAM": str(pathlib.Path(program).resolve()),
           "TENOR_TVM_PYTHON": str(python), "TENOR_TOOLS": str(pathlib.Path(tools).absolute())}
    return subprocess.run([python, "-B", str(here / test), *arguments], env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
