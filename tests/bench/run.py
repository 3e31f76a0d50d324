#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The benchmarks, and their peers in the same run, as a table of ratios.

usage: run.py BUILD TOOLS [--write docs/benchmarks.md]
"""
import ast
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import forms
import fuzz
import models
import prover
import relax
import specified
import tensix
import validate

HERE = pathlib.Path(__file__).resolve().parent
PRODUCT = 64**3
FUNCTION = '''
@T.prim_func
def f{n}(A: T.Buffer((16, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((16, 16), "float32")):
    T.func_attr({{"global_symbol": "f{n}", "tir.noalias": T.bool(True)}})
    for i, j, k in T.grid(16, 16, 16):
        with T.block("update"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            T.reads(A[vi, vk], B[vk, vj])
            T.writes(C[vi, vj])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
'''


def output(command, **keywords):
    return subprocess.run(command, capture_output=True, text=True, check=True, **keywords).stdout


def many_functions(path):
    text = "from tvm.script import tir as T\n" + "".join(FUNCTION.format(n=n) for n in range(5000))
    path.write_text(text)
    best = min(timed(lambda: ast.parse(text)) for _ in range(3))
    return len(text), best


def timed(action):
    begin = time.process_time()
    action()
    return time.process_time() - begin


def own(build, path):
    env = dict(os.environ, TENOR_BENCH_FILE=str(path))
    command = [build / "tests/bench/tenor_bench", "--benchmark_format=json", "--benchmark_repetitions=5",
               "--benchmark_min_time=0.3"]
    runs = json.loads(output(command, env=env))["benchmarks"]
    best = {}
    for run in runs:
        if run.get("run_type") == "iteration" and not run.get("error_occurred"):
            name = run["name"].split("/")[0]
            if name not in best or run["cpu_time"] < best[name]["cpu_time"]:
                best[name] = run
    return best


def compiled(directory, compiler="gcc"):
    binary = directory / "matmul"
    subprocess.run([compiler, "-O2", "-ffp-contract=off", HERE / "matmul.c", "-o", binary], check=True)
    return float(output([binary]))


def wasm(directory):
    module = directory / "matmul.wasm"
    subprocess.run(["wat2wasm", HERE / "matmul.wat", "-o", module], check=True)
    command = ["wasm-interp", module, "--run-all-exports"]
    return min(timed_child(command) for _ in range(5))


def timed_child(command):
    before = os.times()
    output(command)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def peak_megabytes(build):
    """Of the product, run as a command."""
    command = [build / "tenor", "run", HERE / "programs/matmul64.py"]
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    assert status == 0, status
    return usage.ru_maxrss / 1024


def stablehlo(tools):
    python = tools / "bench/bin/python"
    return float(output([python, HERE / "stablehlo.py", HERE / "programs/product64.mlir"])) if python.exists() else None


def table(build, tools):
    # First: a child's peak is never below what its parent's was.
    peak, validated = peak_megabytes(build), list(validate.rows(build))
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        size, python_seconds = many_functions(directory / "many.py")
        best = own(build, directory / "many.py")
        peer = stablehlo(tools)
        rows = [(seconds, label) for seconds, label in
                ((peer, "StableHLO reference interpreter"), (wasm(directory), "wabt wasm-interp"),
                 (compiled(directory), "gcc -O2")) if seconds]
        compared = [*fuzz.rows(build / "tenor", name), *relax.rows(build / "tenor", tools, name),
                    *prover.rows(build, tools), *specified.rows(build), *forms.rows(build), *models.rows(build, tools),
                    *tensix.rows(build), *validated]
    stmt = best["matmul_stmt"]["cpu_time"] / 1e3
    expr, parallel, reading = best["matmul_expr"], best["parallel_loop"], best["read_file"]
    mine = PRODUCT / stmt / 1e6
    yield "| what | figure | against |"
    yield "|---|---|---|"
    yield f"| 64^3 float32 product, `stmt`, rules counted, checks on | {mine:.1f} M multiply-adds/s | |"
    for seconds, label in rows:
        rate = PRODUCT / seconds / 1e6
        yield f"| the same in {label} | {rate:.1f} M multiply-adds/s | ours is {mine / rate:.3g} times as fast |"
    yield f"| the same, `expr` | {1e9 / expr['steps/s']:.1f} ns a step | |"
    buffers = 3 * 64 * 64 * 4 / 1e6
    yield f"| peak memory of `tenor run` of it | {peak:.1f} MB | its buffers are {buffers:.2f} MB |"
    yield f"| parallel loop over 10^6 elements | {parallel['inner/s'] / 1e6:.1f} M iterations/s | |"
    for name, label in (("matmul", "the product"), ("parallel", "the parallel loop")):
        ratio = best[name + "_detected"]["cpu_time"] / best[name + "_undetected"]["cpu_time"]
        yield f"| {label} with all detection, against a policy without any | {ratio:.2f} times as long | |"
    seconds = reading["cpu_time"] / 1e3
    yield (f"| reading 5,000 functions ({size / 1e6:.1f} MB) | {size / seconds / 1e6:.0f} MB/s | "
           f"{python_seconds / seconds:.0f} times CPython's `ast.parse` |")
    nodes_mb = reading["nodes' MB"]
    yield f"| their nodes in memory | {nodes_mb / 5:.1f} MB per 1,000 functions | |"
    yield from compared


def main():
    build, tools = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    lines = list(table(build, tools))
    print("\n".join(lines))
    if "--write" in sys.argv:
        page = pathlib.Path(sys.argv[sys.argv.index("--write") + 1])
        head = re.split(r"^\| what", page.read_text(), flags=re.M)[0]
        page.write_text(head + "\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
