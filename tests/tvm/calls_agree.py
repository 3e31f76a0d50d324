#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Each call of a kernel gives by the rules what it gave in the compiler's virtual machine.

record_calls.py has recorded what kernels were passed, and what they wrote. The rules are given those arguments, and run the
kernel as the last stage of the model has it. What they write has to be the same, bit by bit. Where a kernel calls a function
that no document rounds (APPROXIMATED), what differs is measured in units in the last place of the largest element, and shown.
usage: calls_agree.py PROGRAM CORPUS RECORDINGS TOOLS
"""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

APPROXIMATED = {"erf", "exp", "rsqrt", "sigmoid", "tanh"}
FOUND = {"nested/quantised_product"}  # finding 11 of docs/findings.md: in C, ties are rounded away from zero
NOT_RUN = {"tvm_call_packed": "sorts by a function of the runtime's"}


def definition(text, function):
    """Buffers and scalars that a PrimFunc takes, and its body, as the text has them."""
    found = re.search(rf"def {re.escape(function)}\((.*?)\):\n(.*?)(?=\n    @|\Z)", text, re.S)
    depth, names, begin = 0, [], True
    for part in re.findall(r"\w+|.", found.group(1), re.S):
        depth += (part in "([{") - (part in ")]}")
        if begin and part.isidentifier():
            names.append(part)
        begin = depth == 0 and (part == "," or (begin and part.isspace()))
    body = found.group(2)
    buffers = {handle: buffer for buffer, handle in re.findall(r"(\w+) = T\.match_buffer\((\w+),", body)}
    return [buffers.get(name, name) for name in names], body


def run(numpy, program, target, names, call, arrays, folder):
    """What the rules write, by the number of the argument; or the line that says why there is none."""
    words = []
    for i, (name, argument) in enumerate(zip(names, call["arguments"])):
        if f"{i}.before" in arrays:
            numpy.save(folder / f"{i}.npy", arrays[f"{i}.before"])
            argument = folder / f"{i}.npy"
        elif f"{i}.after" in arrays:
            argument = f"rand:1,shape={arrays[f'{i}.after'].shape}".replace(" ", "")
        words += ["--input", f"{name}={argument}"]
    written = folder / "written.npz"
    done = subprocess.run([program, "run", target, *words, "--output", written], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return (done.stdout + done.stderr).splitlines()[0]
    results = numpy.load(written)
    return {i: results[name] for i, name in enumerate(names) if f"{i}.after" in arrays}


def apart(numpy, ours, theirs):
    """How far arrays are apart, in units in the last place of the largest element; infinite for what is not a float."""
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype or ours.dtype.kind != "f":
        return numpy.inf
    largest = numpy.abs(theirs).max()
    return float(numpy.abs(ours.astype("float64") - theirs).max() / numpy.spacing(largest))


class Comparison:
    def __init__(self, numpy, program):
        self.numpy, self.program = numpy, program
        self.counts, self.faults = collections.Counter(), []
        self.furthest = collections.defaultdict(float)

    def compare(self, file, call, arrays):
        names, body = definition(file.read_text(), call["function"])
        with tempfile.TemporaryDirectory() as folder:
            ours = run(self.numpy, self.program, f"{file}::{call['function']}", names, call, arrays, pathlib.Path(folder))
        if isinstance(ours, str):
            is_known = any(f"the builtin {name}" in ours for name in NOT_RUN)
            self.counts["not run"] += 1
            return "" if is_known else ours
        differ = [i for i, array in ours.items() if array.tobytes() != arrays[f"{i}.after"].tobytes()]
        if not differ:
            self.counts["bit-equal"] += 1
            return ""
        if f"{file.parent.name}/{file.parent.parent.name}" in FOUND and "T.round(" in body:
            self.counts["of docs/findings.md"] += 1
            return ""
        self.counts["approximated"] += 1
        called = ", ".join(sorted(APPROXIMATED & set(re.findall(r"T\.(\w+)\(", body))))
        distance = max(apart(self.numpy, ours[i], arrays[f"{i}.after"]) for i in differ)
        if not called or distance == self.numpy.inf:
            return f"{names[differ[0]]} differs"
        self.furthest[called] = max(self.furthest[called], distance)
        return ""

    def compare_model(self, file, recording):
        for number, call in enumerate(json.loads(bytes(recording["index"]))):
            prefix = f"{number}."
            arrays = {name[len(prefix):]: recording[name] for name in recording.files if name.startswith(prefix)}
            if found := self.compare(file, call, arrays):
                self.faults.append(f"{file.parent.parent.name}, call {number} of {call['function']}: {found}")


def main():
    program, corpus, recordings, tools = sys.argv[1:5]
    python = pathlib.Path(tools) / "flat/bin/python"
    try:
        import numpy  # pylint: disable=import-outside-toplevel
    except ImportError:
        if not python.exists():
            print("skipped: numpy is not there; ./dev setup fetches it")
            sys.exit(77)
        os.execv(python, [str(python), "-B", *sys.argv])
    comparison = Comparison(numpy, program)
    for recording in sorted(pathlib.Path(recordings).glob("*/*.npz")):
        stages = sorted((pathlib.Path(corpus) / recording.stem / recording.parent.name).glob("*.py"))
        comparison.compare_model(stages[-1], numpy.load(recording))
    print("\n".join(comparison.faults))
    for called, distance in sorted(comparison.furthest.items()):
        print(f"{called}: {distance:.3g} units in the last place of the largest element at most")
    print(f"{sum(comparison.counts.values())} calls: "
          + ", ".join(f"{count} {what}" for what, count in comparison.counts.most_common()))
    return 1 if comparison.faults or not comparison.counts else 0


if __name__ == "__main__":
    sys.exit(main())
