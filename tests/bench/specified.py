# SPDX-License-Identifier: Apache-2.0
"""`tenor specified --runs 1` and `tenor run --notes readings` of a product, against `tenor run` of it."""
import os
import pathlib
import subprocess

PROGRAMS = pathlib.Path(__file__).resolve().parent / "programs"
ROUNDS = 5


def seconds(command):
    """Of a processor."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0, command
    return usage.ru_utime + usage.ru_stime


def rows(build):
    file = str(PROGRAMS / "matmul64.py")
    commands = {"run": [build / "tenor", "run", file],
                "specified": [build / "tenor", "specified", file, "--runs", "1"],
                "readings": [build / "tenor", "run", file, "--notes", "readings"]}
    # In turns, so that what else the machine does is shared by all.
    best = {name: min(each) for name, each in
            zip(commands, zip(*[[seconds(c) for c in commands.values()] for _ in range(ROUNDS)]))}
    for name, label in (("specified", "`specified --runs 1` of the product"), ("readings", "`run --notes readings` of it")):
        yield (f"| {label} | {best[name] * 1e3:.0f} ms | {best[name] / best['run']:.1f} times as long as `run` of it; "
               f"of these, 3 for the body run thrice (TIR-D21 as written) |")
