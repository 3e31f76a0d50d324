# SPDX-License-Identifier: Apache-2.0
"""Assertions for tests."""
import tempfile
import warnings

from tenor import files, program
from tenor.comparisons import UNSURE


class Undecided(UserWarning):
    """Neither equality nor a difference was found; the message says what stopped the comparison."""


def assert_equivalent(before, after, assume=None, unknown="warn", layouts=None):
    """Fails if `tenor validate` finds a difference; returns its answer (docs/schema.json), which has the bound if there is one.

    before, after: an IRModule, a function of TIR or Relax, or the name of a file, as FILE or FILE::f.
    assume: "reassociate" or "real", as `tenor validate --assume`.
    layouts: where AFTER keeps elements of BEFORE's arrays, by their names: {"A": "i, j -> j, i"}, as `--layout`.
    unknown: what to do if it stays undecided: "warn" (`Undecided`), or "fail".
    """
    if unknown not in ("warn", "fail"):
        raise ValueError(f"unknown is 'warn' or 'fail', not {unknown!r}")
    options = ("--assume", assume) if assume else ()
    for array, places in (layouts or {}).items():
        options += ("--layout", f"{array}: {places}")
    with tempfile.TemporaryDirectory(prefix="tenor-") as folder:
        pair = files.file_of(before, folder, "before"), files.file_of(after, folder, "after")
        answer = program.ask("validate", *pair, *options)
        if answer["verdict"] in ("equivalent", "refines"):
            return answer
        text = program.call("validate", *pair, *options).stdout.strip()
    if answer["verdict"] in UNSURE and unknown == "warn":
        warnings.warn(text, Undecided, stacklevel=2)
        return answer
    raise AssertionError(text or "; ".join(answer["details"].get("problems", [])) or answer["verdict"])
