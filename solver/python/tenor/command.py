# SPDX-License-Identifier: Apache-2.0
"""The command `tenor` of an environment into which the wheel was installed: the program that the wheel packs."""
import os
import sys

from tenor import program


def main():
    if not program.PACKED.exists():
        sys.exit("tenor: this installation packs no program; `./dev wheel` makes a wheel that does")
    os.execve(program.PACKED, ["tenor", *sys.argv[1:]], program.environment())
