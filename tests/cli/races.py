# SPDX-License-Identifier: Apache-2.0
"""Small kernels of threads and barriers, each free of races or not, for the reason that races/expected.txt gives.

usage: races.py TENOR

`tenor specified` is asked of each with explicit barriers: a kernel that is free has to be specified, and every other has
to end with the code that the list has, with both lines where two accesses meet.
"""
import json
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent / "races"
TWO_SIDED = ("U-LOOP-CONFLICT", "U-BARRIER", "U-ASYNC")


def expected():
    """Each kernel, and what it is: free, or a code."""
    for line in (FOLDER / "expected.txt").read_text().splitlines():
        if not line.startswith("#"):
            kernel, what, reason = line.split(None, 2)
            assert reason
            yield kernel, what


def judged(tenor, kernel):
    """Free, or the codes; and whether a finding names both lines."""
    name, function = kernel.split("::")
    command = [tenor, "specified", f"{name}.py::{function}", "--barriers", "explicit", "--runs", "8", "--format", "json"]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, timeout=120, check=False)
    answer = json.loads(done.stdout) if done.stdout else {"verdict": done.stderr, "findings": []}
    found = [f for f in answer["findings"] if f["severity"] == "error"]
    if not found:
        return "free" if answer["verdict"] == "specified" else answer["verdict"], True
    return "+".join(sorted({f["code"] for f in found})), all(f.get("related") for f in found)


def main():
    faults, kernels = [], list(expected())
    for kernel, what in kernels:
        got, both = judged(sys.argv[1], kernel)
        if got != what:
            faults.append(f"{kernel}: {got}, and not {what}")
        elif what in TWO_SIDED and not both:
            faults.append(f"{kernel}: a finding names one line only")
    written = {f"{file.stem}::{line[4:line.index('(')]}" for file in FOLDER.glob("*.py")
               for line in file.read_text().splitlines() if line.startswith("def ")}
    faults += [f"{kernel}: not in expected.txt" for kernel in sorted(written - {k for k, _ in kernels})]
    print("\n".join(faults))
    free = sum(what == "free" for _, what in kernels)
    print(f"{len(kernels)} kernels, {free} free of races, {len(faults)} not as expected")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
