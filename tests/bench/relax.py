# SPDX-License-Identifier: Apache-2.0
"""Checking a module of 1,000 Relax functions, beside TVM's own parser and well-formedness check of the same text.

By processor time: ours is that of the whole command, TVM's leaves out what importing it takes.
"""
import pathlib
import subprocess

from fuzz import processor_seconds

HERE = pathlib.Path(__file__).resolve().parent
FUNCTIONS = 1000
HEAD = """from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T


@I.ir_module
class Module:
"""
FUNCTION = '''
    @R.function
    def f{n}(x: R.Tensor(("n", 64), "float32"), w: R.Tensor((64, {m}), "float32"), b: R.Tensor(({m},), "float32")) -> R.Tensor(("n", {m}), "float32"):
        n = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, {m}), "float32") = R.matmul(x, w)
            lv1: R.Tensor((n, {m}), "float32") = R.add(lv, b)
            lv2: R.Tensor((n, {m}), "float32") = R.nn.relu(lv1)
            lv3: R.Tensor((n * {m},), "float32") = R.reshape(lv2, R.shape([n * {m}]))
            gv: R.Tensor((n, {m}), "float32") = R.reshape(lv3, R.shape([n, {m}]))
            R.output(gv)
        return gv
'''


def rows(tenor, tools, directory):
    path = pathlib.Path(directory) / "functions.py"
    path.write_text(HEAD + "".join(FUNCTION.format(n=n, m=32 + n % 7) for n in range(FUNCTIONS)))
    mine = min(processor_seconds(lambda: subprocess.run([tenor, "check", "-q", path], stdout=subprocess.DEVNULL, check=True))
               for _ in range(5))
    python, beside = tools / "tvm/flat/bin/python", ""
    if python.exists():
        done = subprocess.run([python, HERE / "tvm_check.py", path], capture_output=True, text=True, check=True)
        peer = float(done.stdout.split()[-1])
        beside = f"{peer / mine:.0f} times as fast as TVM's parser and `well_formed` ({peer:.1f} s)"
    yield f"| checking a module of {FUNCTIONS:,} Relax functions | {mine * 1e3:.0f} ms | {beside} |"
