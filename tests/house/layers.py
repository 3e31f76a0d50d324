#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The layers hold: main -> fuzz -> solver -> semantics -> spec, and only solver and fuzz see Z3 and isl; a
folder `command` is for itself, and a folder `console` for commands; the rooms of semantics include those below them; and
the machine and the schedules of its contexts are without a language.

Reads what the compiler itself recorded of its includes (ninja's dependency log), so that no
include escapes by being indirect.   usage: layers.py SOURCE BUILD
"""
import pathlib
import re
import subprocess
import sys

ABOVE = {  # what a part must not include
    "spec": ("semantics/", "solver/", "fuzz/"),
    "semantics": ("solver/", "fuzz/"),
    "solver": ("fuzz/",),
    "fuzz/generate": ("solver/", "fuzz/backend"),
}
PARTS = ("spec", "semantics", "solver", "fuzz")
ROOMS = ("command", "console", "request", "analysis", "run", "tensix", "relax", "tir", "schedule")  # of semantics, and below them the others
INCLUDED = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
WITHOUT_SOLVERS = ("spec", "semantics", "fuzz/generate")


def dependencies(build):
    """(object, [files it was made from]) of everything that is compiled."""
    text = subprocess.run(["ninja", "-C", str(build), "-t", "deps"], capture_output=True, text=True, check=True).stdout
    for block in text.split("\n\n"):
        head, *files = block.strip().split("\n")
        if files:
            yield head.split(":")[0], [line.strip() for line in files]


def part_of(target):
    """The part whose folder the object is made in: files that are compiled together have no place of their own."""
    return next((part for part in sorted(ABOVE, key=len, reverse=True) if target.startswith(part + "/")), "")


def faults(source, target, files):
    part = part_of(target)
    for file in map(pathlib.PurePath, files):
        name = str(file.relative_to(source)) if file.is_relative_to(source) else str(file)
        if name.startswith(ABOVE.get(part, ())):
            yield f"{target} includes {name}, which is above it"
        if part in WITHOUT_SOLVERS and (file.name.startswith("z3") or "isl" in file.parts):
            yield f"{target} includes {name}, and knows no solver"


def inclusions(source):
    """(file, what it includes): read one by one, since the files of a folder are compiled together."""
    for part in PARTS:
        for file in sorted((source / part).rglob("*")):
            if file.suffix in (".h", ".cpp"):
                for name in INCLUDED.findall(file.read_text()):
                    yield file.relative_to(source), pathlib.PurePath(name)


def room_faults(source):
    for file, name in inclusions(source):
        if name.parent.name == "command" and file.parent != name.parent:
            yield f"{file} includes {name}, which is for that folder alone"
        if name.parent.name == "console" and not {"command", "console"} & set(file.parent.parts):
            yield f"{file} includes {name}, and is not a command"
        if file.parts[0] == name.parts[0] == "semantics" and name.parts[1] in ROOMS:
            own = ROOMS.index(file.parts[1]) if file.parts[1] in ROOMS else len(ROOMS)
            if ROOMS.index(name.parts[1]) < own:
                yield f"{file} includes {name}, which is above it"


def machine_faults(source, build):
    """The machine knows no language, nor does who gives its contexts turns: what their files include, and what that
    includes, declares no construct of one."""
    allowed = ("semantics/machine/", "spec/clauses/", "spec/diagnostic/", "spec/ir/base.h")
    machine = sorted((source / "semantics/machine").glob("*.[hc]*"))
    schedule = sorted((source / "semantics/schedule").glob("*.[hc]*"))
    for file in machine + schedule:
        left, seen = [file.relative_to(source)], set()
        while left:
            at = left.pop()
            holds = source if (source / at).exists() else build / "made"
            for name in INCLUDED.findall((holds / at).read_text()):
                if not name.startswith((*allowed, "semantics/schedule/") if file in schedule else allowed):
                    yield f"{at}, which {file.name} needs, includes {name}, and knows no language"
                elif name not in seen:
                    seen.add(name)
                    left.append(pathlib.PurePath(name))


def main():
    source, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    objects = list(dependencies(build))
    found = sorted({fault for target, files in objects for fault in faults(source, target, files)})
    unseen = sorted(set(ABOVE) - {part_of(target) for target, _ in objects})
    found += sorted(room_faults(source)) + sorted(set(machine_faults(source, build)))
    found += [f"no object of {part} was seen" for part in unseen]
    print("\n".join(found))
    print(f"{len(objects)} objects, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
