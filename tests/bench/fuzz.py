# SPDX-License-Identifier: Apache-2.0
"""Programs a second that `tenor fuzz` draws, runs by the rules, compiles, runs and compares; and Csmith beside it.

All by processor time, children counted, so that it is a core's worth whatever else the machine does.
"""
import os
import pathlib
import shutil
import subprocess

PROGRAMS = {"tcc": 5000, "gcc": 320, "clang": 320}
CSMITH_PROGRAMS, CSMITH_HEADERS, CSMITH_SECONDS = 10, "/usr/include/csmith", 10


def processor_seconds(action):
    before = os.times()
    action()
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def csmith(directory):
    """Drawn, compiled by gcc -O2 and run; one that does not end in time counts as run."""
    for seed in range(1, CSMITH_PROGRAMS + 1):
        source, binary = pathlib.Path(directory) / "csmith.c", pathlib.Path(directory) / "csmith"
        made = subprocess.run(["csmith", "--seed", str(seed)], capture_output=True, text=True, check=True, cwd=directory)
        source.write_text(made.stdout)
        subprocess.run(["gcc", "-w", "-O2", "-I" + CSMITH_HEADERS, source, "-o", binary], check=True)
        try:
            subprocess.run([binary], stdout=subprocess.DEVNULL, timeout=CSMITH_SECONDS)
        except subprocess.TimeoutExpired:
            pass


def rows(tenor, directory):
    rates = {}
    for backend, count in PROGRAMS.items():
        command = [tenor, "fuzz", "--backend", backend, "--programs", str(count), "--seed", "1", "-o", directory]
        seconds = processor_seconds(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True))
        rates[backend] = count / seconds
    peer = None
    if shutil.which("csmith") and pathlib.Path(CSMITH_HEADERS).exists():
        peer = CSMITH_PROGRAMS / processor_seconds(lambda: csmith(directory))
    for backend, rate in rates.items():
        beside = f"Csmith with gcc -O2: {peer:.1f} programs/s" if peer and backend == "gcc" else ""
        level = "" if backend == "tcc" else " -O2"
        yield f"| `tenor fuzz` with {backend}{level} | {rate:.0f} programs/s a core | {beside} |"
