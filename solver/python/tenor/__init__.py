# SPDX-License-Identifier: Apache-2.0
"""Tenor in Python: validate the passes of a TVM compilation, in a program or in its tests.

The package calls the program `tenor` and decides nothing itself. Importing it imports neither TVM nor numpy.
"""
import importlib

from tenor.program import Different, Unavailable

pytest_plugins = ("tenor.pytest_plugin",)  # `pytest -p tenor` reads it

__all__ = ["Different", "RunError", "Unavailable", "ValidatePasses", "run", "testing"]
_LATER = {"ValidatePasses": "tenor.instrument", "run": "tenor.execution", "RunError": "tenor.execution"}


def __getattr__(name):
    if name in _LATER:
        return getattr(importlib.import_module(_LATER[name]), name)
    if name == "testing":
        return importlib.import_module("tenor.testing")
    raise AttributeError(f"module 'tenor' has no attribute '{name}'")
