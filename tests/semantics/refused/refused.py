#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What is a mistake in a domain or a language, the compiler refuses, and says what it is.

Each file beside this one compiles, but for its mistake (-DMISTAKE); its line `// refused: …` has what the compiler
then says. A file with several has `// refused 2: …` for the one that is there with -DMISTAKE=2.
usage: refused.py COMPILER SOURCE MADE_HEADERS
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

INCLUDE = re.compile(r"^#include .+\n", re.MULTILINE)
REFUSED = re.compile(r"^// refused(?: (\d+))?: (.+)$", re.MULTILINE)


def compile_file(compiler, folders, file, *more):
    command = [compiler, "-std=c++20", *(f"-I{folder}" for folder in folders), *more, str(file)]
    return subprocess.run(command, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"})


def precompile(compiler, folders, files, header):
    """What any of the files includes, once for all of them."""
    header.write_text("".join(sorted({line for file in files for line in INCLUDE.findall(file.read_text())})))
    made = compile_file(compiler, folders, header, "-x", "c++-header", "-o", f"{header}.gch")
    if made.returncode != 0:
        sys.exit(made.stderr)


def mistakes(file):
    """The words that each mistake of the file is refused with, by its number."""
    words = collections.defaultdict(list)
    for number, said in REFUSED.findall(file.read_text()):
        words[int(number or 1)].append(said)
    return words


def faults(compiler, folders, header, file):
    def compiled(*more):
        return compile_file(compiler, folders, file, "-fsyntax-only", "-include", str(header), *more)

    right = compiled()
    if right.returncode != 0:
        yield f"{file.name} does not compile without its mistake:\n{right.stderr}"
    if not mistakes(file):
        yield f"{file.name} says of no mistake what it is refused with"
    for number, words in mistakes(file).items():
        wrong = compiled(f"-DMISTAKE={number}")
        if wrong.returncode == 0:
            yield f"{file.name} compiles with its mistake {number}"
        for said in words:
            if not re.search(said, wrong.stderr):
                yield f"{file.name}, mistake {number}, is refused without a word of {said!r}:\n{wrong.stderr}"


def main():
    compiler, *folders = sys.argv[1:]
    files = sorted(pathlib.Path(__file__).parent.glob("*.cpp"))
    with tempfile.TemporaryDirectory() as name:
        header = pathlib.Path(name) / "all.h"
        precompile(compiler, folders, files, header)
        found = [fault for file in files for fault in faults(compiler, folders, header, file)]
    print("\n".join(found))
    print(f"{sum(len(mistakes(file)) for file in files)} mistakes, {len(found)} faults")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
