# SPDX-License-Identifier: Apache-2.0
"""Ctrl-C ends `tenor validate` at once, with what was found until then.   usage: interrupt.py TENOR"""
import pathlib
import signal
import subprocess
import sys
import time

import golden

PROGRAMS = golden.HERE / "programs"


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    words = [program, "validate", "validate_endless_before.py", "validate_endless_after.py", "--time", "1000",
             "--effort", "100", "--jobs", "1"]
    with subprocess.Popen(words, cwd=PROGRAMS, stdout=subprocess.PIPE, text=True) as running:
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        text, _ = running.communicate(timeout=golden.SECONDS)
    print(text)
    told = "quick: equivalent" in text and "interrupted after 2 of 3" in text and "behind:" not in text
    return 0 if running.returncode == 130 and told else 1


if __name__ == "__main__":
    sys.exit(main())
