# SPDX-License-Identifier: Apache-2.0
"""TENOR=1 validates the passes of any program of the environment; tenor.pth of the wheel calls `begin`.

TENOR_FAIL_ON=never, TENOR_SKIP=PASS,… and TENOR_REPORT=DIR say what the arguments of `tenor.ValidatePasses` do.
"""
import atexit
import os

from tenor import ambient

_begun = []


def arguments():
    """Those of ValidatePasses."""
    fail_on = os.environ.get("TENOR_FAIL_ON", "different")
    report, first = os.environ.get("TENOR_REPORT"), os.environ.setdefault("TENOR_PROCESS", str(os.getpid()))
    if report and first != str(os.getpid()):  # a program that the first one started
        report = os.path.join(report, str(os.getpid()))
    return {"fail_on": None if fail_on == "never" else fail_on,
            "skip": [name for name in os.environ.get("TENOR_SKIP", "").split(",") if name], "report": report or None}


def make():
    from tenor.instrument import ValidatePasses  # TVM is imported by now

    return ValidatePasses(**arguments())


def finish():
    """The interpreter ends: the table."""
    made = _begun[0].made
    if made is not None:
        made.guarded(made.finish)


def begin():
    if not _begun:
        arguments()  # children know from now on that they are
        _begun.append(ambient.start(make))
        atexit.register(finish)
