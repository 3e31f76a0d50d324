#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`tenor fuzz` from outside: which tests there are, what a failure leaves, how it is repeated.

A compiler that may take NaN for impossible is wrong by the rules: with -ffast-math there is something to find.
usage: campaign.py TENOR
"""
import json
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

TENOR = sys.argv[1]
WRONG = ["--backend", "gcc", "--flag=-O2", "--flag=-ffast-math", "--seed", "1", "--programs", "320"]


def tenor(*arguments, status):
    ran = subprocess.run([TENOR, *map(str, arguments)], capture_output=True, text=True)
    assert ran.returncode == status, (arguments, ran.returncode, ran.stdout, ran.stderr)
    return ran


def details(*arguments, status=0):
    answer = json.loads(tenor("fuzz", *arguments, "--format", "json", status=status).stdout)
    return {key: answer["details"][key] for key in ("programs", "compared", "dropped", "not_emitted", "failed")}


def test_the_seed_decides_which_programs_there_are():
    asked = ["--backend", "tcc", "--programs", "500", "--seed", "5"]
    one = details(*asked, "--jobs", "1")
    assert one["programs"] == 500 and one["compared"] > 450 and one["failed"] == 0
    assert details(*asked, "--jobs", "3") == one
    last = tenor("fuzz", *asked, status=0).stdout.splitlines()[-1]
    assert last.startswith("passed: ") and "500 programs" in last, last


def test_a_failure_is_saved_and_repeated(folder):
    said = tenor("fuzz", *WRONG, "--max-fail", "1", "-o", folder, status=1).stdout.splitlines()
    assert said[-1].startswith("failed: "), said
    saved = sorted(folder.iterdir())
    assert saved and any(str(saved[0]) in line for line in said), (said, saved)
    text = saved[0].read_text()
    assert len(text.splitlines()) < 60, "it is reduced:\n" + text
    for word in ("expected:", "observed:", "backend:", "-ffast-math", "tenor run FILE"):
        assert word in text, word
    assert tenor("run", saved[0], status=0).stdout.splitlines()[-1].startswith("done")
    assert tenor("fuzz", "replay", saved[0], status=1).stdout.startswith("failed: wrong-value")
    saved[0].write_text(text.replace('"-ffast-math"', '"-O1"'))
    assert tenor("fuzz", "replay", saved[0], status=0).stdout.startswith("passed: ")


def test_bad_usage(folder):
    plain = folder / "plain.py"
    plain.write_text("from tvm.script import tir as T\n\n@T.prim_func\ndef main():\n    T.evaluate(0)\n")
    assert "no header" in tenor("fuzz", "replay", plain, status=2).stderr
    assert "--backend" in tenor("fuzz", status=2).stderr
    assert "msvc" in tenor("fuzz", "--backend", "msvc", status=2).stderr
    assert "--time" in tenor("fuzz", "--backend", "tcc", "--time", "soon", status=2).stderr
    tenor("fuzz", "--backend", "tcc", "--programs", "0", status=2)


def test_time_and_interrupts():
    begin = time.monotonic()
    tenor("fuzz", "--backend", "tcc", "--time", "1s", status=0)
    assert time.monotonic() - begin < 30
    process = subprocess.Popen([TENOR, "fuzz", "--backend", "tcc", "--time", "10m"], stdout=subprocess.PIPE, text=True)
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert process.returncode == 130, process.returncode
    assert said.splitlines()[-1].startswith("passed: ") and "interrupted" in said, said


def main():
    test_the_seed_decides_which_programs_there_are()
    with tempfile.TemporaryDirectory() as folder:
        test_a_failure_is_saved_and_repeated(pathlib.Path(folder) / "failures")
        test_bad_usage(pathlib.Path(folder))
    test_time_and_interrupts()


main()
