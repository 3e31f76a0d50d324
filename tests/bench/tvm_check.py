# SPDX-License-Identifier: Apache-2.0
"""Processor seconds that TVM takes to parse a module and to check that it is well formed; run with its Python.

usage: tvm_check.py FILE
"""
import pathlib
import sys
import time

import tvm
from tvm import relax
from tvm.script import ir as I, relax as R, tirx as T

lines = pathlib.Path(sys.argv[1]).read_text().splitlines()
text = "\n".join(line for line in lines if not line.startswith("from "))
begin = time.process_time()
module = tvm.script.parse(text, check_well_formed=False, extra_vars={"I": I, "R": R, "T": T})
relax.analysis.well_formed(module)
print(time.process_time() - begin)
