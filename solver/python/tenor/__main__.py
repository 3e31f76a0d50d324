# SPDX-License-Identifier: Apache-2.0
"""python -m tenor [OPTIONS] SCRIPT ARGUMENTS…: runs a program of Python, and validates the passes of TVM in it.

Programs of Python that it starts in turn, with this environment, are validated as well.
"""
import argparse
import os
import pathlib
import runpy
import sys

from tenor import autoload


def parsed(words):
    parser = argparse.ArgumentParser(prog="python -m tenor", description="run a Python program, and validate the passes of TVM in it")
    parser.add_argument("--fail-on", choices=["different", "never"], default="different",
                        help="different: raise in the compilation once a difference has been replayed (the default)")
    parser.add_argument("--skip", metavar="PASS,...", default="", help="passes not to compare, or patterns of their names")
    parser.add_argument("--report", metavar="DIR", default="", help="write the stages, report.json and report.sarif to DIR")
    parser.add_argument("-m", dest="module", action="store_true", help="SCRIPT is a module, as for python -m")
    parser.add_argument("script", metavar="SCRIPT")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENTS")
    return parser.parse_args(words)


def main():
    given = parsed(sys.argv[1:])
    os.environ.update(TENOR="1", TENOR_FAIL_ON=given.fail_on, TENOR_SKIP=given.skip, TENOR_REPORT=given.report)
    autoload.begin()
    sys.argv = [given.script, *given.arguments]
    if given.module:
        runpy.run_module(given.script, run_name="__main__", alter_sys=True)
        return
    if not pathlib.Path(given.script).exists():
        sys.exit(f"tenor: there is no file {given.script}")
    sys.path[0] = str(pathlib.Path(given.script).resolve().parent)
    runpy.run_path(given.script, run_name="__main__")


if __name__ == "__main__":
    main()
