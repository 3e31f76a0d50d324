#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What is a mistake in a domain or a language, the compiler refuses, and says what it is.

Each file beside this one compiles, but for its mistake (-DMISTAKE); its line `// refused: …` has what the compiler
then says.   usage: refused.py COMPILER SOURCE
"""
import pathlib
import re
import subprocess
import sys

REFUSED = re.compile(r"^// refused: (.+)$", re.MULTILINE)


def compile_file(compiler, source, file, *more):
    command = [compiler, "-std=c++20", "-fsyntax-only", f"-I{source}", *more, str(file)]
    return subprocess.run(command, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"})


def faults(compiler, source, file):
    right = compile_file(compiler, source, file)
    if right.returncode != 0:
        yield f"{file.name} does not compile without its mistake:\n{right.stderr}"
    wrong = compile_file(compiler, source, file, "-DMISTAKE")
    if wrong.returncode == 0:
        yield f"{file.name} compiles with its mistake"
    for words in REFUSED.findall(file.read_text()):
        if not re.search(words, wrong.stderr):
            yield f"{file.name} is refused without a word of {words!r}:\n{wrong.stderr}"


def main():
    compiler, source = sys.argv[1], pathlib.Path(sys.argv[2])
    files = sorted(pathlib.Path(__file__).parent.glob("*.cpp"))
    found = [fault for file in files for fault in faults(compiler, source, file)]
    print("\n".join(found))
    print(f"{len(files)} mistakes, {len(found)} faults")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
