#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The layers hold: main -> fuzz -> solver -> semantics -> spec, and only solver and fuzz see Z3.

Reads what the compiler itself recorded of its includes (ninja's dependency log), so that no
include escapes by being indirect.   usage: layers.py SOURCE BUILD
"""
import pathlib
import subprocess
import sys

ABOVE = {  # what a part must not include
    "spec": ("semantics/", "solver/", "fuzz/"),
    "semantics": ("solver/", "fuzz/"),
    "solver": ("fuzz/",),
    "fuzz/generate": ("solver/", "fuzz/backend", "fuzz/campaign"),
}
WITHOUT_Z3 = ("spec", "semantics", "fuzz/generate")


def dependencies(build):
    """(object, [files it was made from]) of everything that is compiled."""
    text = subprocess.run(["ninja", "-C", str(build), "-t", "deps"], capture_output=True, text=True, check=True).stdout
    for block in text.split("\n\n"):
        head, *files = block.strip().split("\n")
        if files:
            yield head.split(":")[0], [line.strip() for line in files]


def part_of(path):
    parts = path.split("/")
    return "/".join(parts[:2]) if path.startswith("fuzz/generate/") else parts[0]


def faults(source, build):
    for target, files in dependencies(build):
        inside = [pathlib.PurePath(f) for f in files]
        names = [str(f.relative_to(source)) if f.is_relative_to(source) else str(f) for f in inside]
        part = part_of(names[0])
        for name in names[1:]:
            if name.startswith(ABOVE.get(part, ())):
                yield f"{names[0]} includes {name}, which is above it"
            if part in WITHOUT_Z3 and pathlib.PurePath(name).name.startswith("z3"):
                yield f"{names[0]} includes {name}, and knows no solver"


def main():
    source, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    seen = sum(1 for _ in dependencies(build))
    found = sorted(set(faults(source, build)))
    print("\n".join(found))
    print(f"{seen} objects, {len(found)} includes against the layers")
    return 1 if found or seen < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
