# SPDX-License-Identifier: Apache-2.0
"""Ctrl-C and SIGTERM end `tenor validate` at once, with what was found until then, and --time ends it wherever it is: in a
loop that never ends where data have one value, it once continued for ten times as long.   usage: interrupt.py TENOR"""
import pathlib
import signal
import subprocess
import sys
import time

import golden

PROGRAMS = golden.HERE / "programs"


def is_limited(program):
    """Five times the limit is for a busy machine."""
    words = [program, "validate", "validate_loop_before.py", "validate_loop_after.py", "--time", "2"]
    begin = time.monotonic()
    run = subprocess.run(words, cwd=PROGRAMS, stdout=subprocess.PIPE, text=True, check=False)
    return "cut by --time" in run.stdout and run.returncode == 3 and time.monotonic() - begin < 10


def after_signal(program, words, number):
    """Exit status and text of a command that is sent the signal after a second."""
    with subprocess.Popen([program, *words], cwd=PROGRAMS, stdout=subprocess.PIPE, text=True) as running:
        time.sleep(1)
        running.send_signal(number)
        text, _ = running.communicate(timeout=golden.SECONDS)
    print(text)
    return running.returncode, text


def is_interrupted(program, number):
    """By the signal of that number, as `timeout` and CI send it."""
    status, text = after_signal(program, ["validate", "validate_endless_before.py", "validate_endless_after.py", "--time",
                                          "1000", "--effort", "100", "--jobs", "1"], number)
    said = "quick: equivalent" in text and "interrupted after 2 of 3" in text and "third:" not in text
    if status != 130 or not said:
        return False
    status, text = after_signal(program, ["specified", "validate_endless_before.py", "--time", "1000", "--effort", "100"],
                                number)
    return status == 130 and ", interrupted" in text and "--effort" not in text


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    limited = is_limited(program)
    print("--time holds" if limited else "--time does not hold")
    interrupted = [is_interrupted(program, number) for number in (signal.SIGINT, signal.SIGTERM)]
    return 0 if limited and all(interrupted) else 1


if __name__ == "__main__":
    sys.exit(main())
