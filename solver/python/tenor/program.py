# SPDX-License-Identifier: Apache-2.0
"""The program `tenor`: where it is, and what it answers."""
import json
import os
import pathlib
import shutil
import subprocess

PACKED = pathlib.Path(__file__).resolve().parent / "packed" / "bin" / "tenor"
SECONDS = 900  # the program has budgets of its own; this ends one that hangs


class Unavailable(RuntimeError):
    """The program is missing, or gave no answer."""


class Different(RuntimeError):
    """A pass changed what a program computes; a replay shows it."""


def find():
    """The path of the program: $TENOR_PROGRAM, the one in the wheel, or the one on the PATH."""
    given = os.environ.get("TENOR_PROGRAM")
    found = given or (str(PACKED) if PACKED.exists() else shutil.which("tenor"))
    if not found or not os.access(found, os.X_OK):
        raise Unavailable(f"the program {given or 'tenor'} is not there; a wheel has it, or set TENOR_PROGRAM to its path")
    return found


def environment():
    """Without the caller's libraries where the wheel has those that the program was linked to."""
    return {name: value for name, value in os.environ.items() if not (PACKED.exists() and name.startswith("LD_"))}


def call(*words):
    """The finished process of `tenor WORDS`."""
    try:
        return subprocess.run([find(), *map(str, words)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              encoding="utf-8", errors="replace", env=environment(), timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired as error:
        raise Unavailable(f"tenor gave no answer within {SECONDS} s") from error
    except OSError as error:
        raise Unavailable(f"tenor cannot be started: {error}") from error


def ask(*words):
    """The answer of `tenor WORDS --format json` (docs/schema.json)."""
    done = call(*words, "--format", "json")
    try:
        return json.loads(done.stdout)
    except ValueError as error:
        last = (done.stderr.strip() or "it printed nothing").splitlines()[-1]
        raise Unavailable(f"tenor {words[0]} ended with status {done.returncode}: {last}") from error
