# SPDX-License-Identifier: Apache-2.0
"""Runs every FOLDER/NAME.cmd here and compares what is printed with FOLDER/NAME.expected.

The first line of a .cmd is the command line, `tenor …`; what follows is its standard input. An
expectation holds the output, the errors and the exit status. `--bless` writes it anew; `--filter
WORD` takes only the cases whose name contains WORD, `--share N` one of N.
"""
import argparse
import difflib
import pathlib
import re
import shlex
import subprocess
import sys

from share import is_tried

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 60


def run(program, case):
    """The command line of a case, and what came of it."""
    first, _, rest = case.read_text().partition("\n")
    words = shlex.split(first)
    if not words or words[0] != "tenor":
        raise SystemExit(f"{case}: the first line is not a command of tenor")
    done = subprocess.run([program, *words[1:]], input=rest.encode(), capture_output=True,
                          cwd=HERE / "programs", timeout=SECONDS, check=False)
    return words, done


def normalised(text):
    """Without what changes from build to build, or from run to run."""
    text = re.sub(r'"(version|semanticVersion)": "[^"]*"(?!,\s*"runs")', r'"\1": "VERSION"', text)
    text = re.sub(r"^(  decided: +\S+, in )\d+ (us|ms)$", r"\1TIME", text, flags=re.M)
    text = re.sub(r'(where"?: +"?semantics/[\w/]+\.h):\d+', r"\1:LINE", text)
    text = re.sub(r'"microseconds": \d+', '"microseconds": 0', text)
    text = re.sub(r'"seconds": [\d.e+-]+', '"seconds": 0', text)
    text = re.sub(r"^(\d+ \S+ +\S+ +)\d+\.\d\d s  ", r"\1SECONDS  ", text, flags=re.M)
    text = re.sub(r'"prover": "[^"]*"', '"prover": "PROVER"', text)
    return re.sub(r"^tenor \d+\.\d+\.\d+\S*$", "tenor VERSION", text, flags=re.M)


def report_of(done):
    out = normalised(done.stdout.decode(errors="replace"))
    err = normalised(done.stderr.decode(errors="replace"))
    end = "" if out == "" or out.endswith("\n") else "\n"
    return f"{out}{end}[errors]\n{err}[exit {done.returncode}]\n"


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--bless", action="store_true")
    arguments.add_argument("--filter", default="")
    arguments.add_argument("--share", type=int, default=1)
    options = arguments.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    failed = count = 0
    for case in sorted(HERE.glob("*/*.cmd")):
        if options.filter not in case.stem or not is_tried(case.stem, options.share):
            continue
        count += 1
        got = report_of(run(program, case)[1])
        expected_file = case.with_suffix(".expected")
        expected = expected_file.read_text() if expected_file.exists() else ""
        if got == expected:
            continue
        if options.bless:
            expected_file.write_text(got)
            print(f"blessed {case.stem}")
            continue
        failed += 1
        sys.stdout.writelines(difflib.unified_diff(
            expected.splitlines(True), got.splitlines(True), f"{case.stem}.expected", "printed"))
    print(f"{count - failed} passed, {failed} failed")
    return 1 if failed or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
