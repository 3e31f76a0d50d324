#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every rule of Relax is committed to by a test of tests/semantics/relax, but for those that no text reaches.

usage: relax_rules.py SOURCE TENOR TENOR_TESTS
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# Of these, the reader makes a tuple of what is not one, and the checks refuse a result without a shape: a module has to
# be made by a program.
UNREACHED = {"Relax-call_dps_packed-mismatch"}
# They run for seconds, what they run is of the corpus or drawn, and no rule is reached by them alone.
SLOW = ("corpus_test.cpp", "soundness_test.cpp")
CASE = re.compile(r'TEST_CASE\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
PIECE = re.compile(r'"((?:[^"\\]|\\.)*)"')


def test_cases(folder):
    """The names of the test cases, as the program takes them: a comma in one does not begin another."""
    for file in sorted(folder.glob("*_test.cpp")):
        if file.name not in SLOW:
            for case in CASE.finditer(file.read_text()):
                yield '"' + "".join(PIECE.findall(case.group(1))).replace(",", "\\,") + '"'


def committed(tests, cases):
    """The ids of the rules that the test cases commit to."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "rules"
        subprocess.run([tests, ",".join(cases)], env=dict(os.environ, TENOR_COMMITTED=str(path)),
                       stdout=subprocess.DEVNULL, check=True)
        return set(path.read_text().split())


def main():
    source, tenor, tests = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    listed = subprocess.run([tenor, "rules", "--format", "json"], capture_output=True, text=True, check=True)
    every = {rule["id"] for rule in json.loads(listed.stdout)["details"]["rules"]
             if rule["kind"] == "rule" and rule["id"].startswith("Relax-")}
    cases = list(test_cases(source / "tests/semantics/relax"))
    reached = committed(tests, cases)
    faults = [f"{rule}: no test in tests/semantics/relax commits to it" for rule in sorted(every - reached - UNREACHED)]
    faults += [f"{rule}: a test commits to it; take it off the list" for rule in sorted(reached & UNREACHED)]
    print("\n".join(faults))
    print(f"{len(every)} rules of Relax, {len(reached)} committed to by {len(cases)} test cases")
    return 1 if faults or not reached else 0


if __name__ == "__main__":
    sys.exit(main())
