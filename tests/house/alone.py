#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every header and source compiles alone, without the precompiled header and without its neighbours.

Files of a folder are compiled together (docs/build.md), so one that forgets an include may compile all
the same. Each is parsed here by itself, with the flags that BUILD compiles its folder with. A header whose head says "Included by other.h alone." is a part
of that one, and is left to it.
usage: alone.py SOURCE BUILD [ONE_OF]    of ONE_OF files one is tried, chosen by its contents
"""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys

LEFT_OUT = {"-c", "-Winvalid-pch"}
LEFT_OUT_WITH_THE_NEXT = {"-o", "-include", "-MF", "-MT", "-MQ"}


def flags_of(command):
    """The options of the compiler, but for the file, where its object goes, and the precompiled header."""
    words, kept = shlex.split(command), []
    while words:
        word = words.pop(0)
        if word in LEFT_OUT_WITH_THE_NEXT or (word == "-Xclang" and words[0] in ("-include-pch", "-include")):
            # clang's are four words: -Xclang -include -Xclang FILE
            del words[: 3 if word == "-Xclang" else 1]
        elif word not in LEFT_OUT and not word.startswith("-O"):
            kept.append(word)
    return kept[:-1] + ["-fsyntax-only", "-x", "c++", "-"]


def flags_by_folder(source, build):
    """The flags of each folder that something is compiled in."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = pathlib.Path(entry["file"])
        if file.is_relative_to(build):  # files that are compiled together, or made
            folder = pathlib.PurePath(str(file.relative_to(build)).split("/CMakeFiles/")[0])
        else:
            folder = file.relative_to(source).parent
        found.setdefault(folder, flags_of(entry["command"]))
    return found


def flags_for(file, by_folder):
    return next((by_folder[folder] for folder in file.parents if folder in by_folder), None)


def is_a_part(source, file):
    """Says its head that it is a part of another header, which includes it alone?"""
    head = " ".join((source / file).read_text().split("#pragma once")[0].replace("//", " ").split())
    return "Included by" in head and head.endswith("alone.")


def is_tried(source, file, one_of):
    if is_a_part(source, file):
        return False
    digest = hashlib.sha256((source / file).read_bytes()).digest()
    return int.from_bytes(digest[:4], "big") % one_of == 0


def fault(source, file, flags):
    """What the compiler says of the file, or nothing."""
    flags = [*flags[:-1], f'-DTENOR_SOURCE_DIR="{source}"', flags[-1]]  # of tests, whatever target has the folder
    run = subprocess.run(flags, input=f'#include "{file}"\n', cwd=source, capture_output=True, text=True, check=False)
    return f"{file} does not compile alone\n{run.stderr}" if run.returncode else ""


def main():
    source, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    one_of = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    listed = subprocess.run(["git", "ls-files", "*.h", "*.cpp"], cwd=source, capture_output=True, text=True, check=True)
    by_folder = flags_by_folder(source, build)
    every = [pathlib.PurePath(name) for name in listed.stdout.split()]
    tried = [(file, flags_for(file, by_folder)) for file in every if is_tried(source, file, one_of)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        told = [file for file, flags in tried if not flags]
        faults = list(filter(None, pool.map(lambda each: fault(source, *each), (t for t in tried if t[1]))))
    faults += [f"{file}: nothing of its folder or those above is compiled" for file in told]
    print("\n".join(faults))
    print(f"{len(tried)} of {len(every)} files tried, {len(faults)} faults")
    return 1 if faults or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
