#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The body of an operator computes what the compiler makes of the operator.

Each line of semantics/relax/op/calls.txt is a call. Our body of it is run by the rules on random inputs, and
the call itself is compiled and run by TVM on the same ones. Integers, truth values and the places of
elements have to be equal; floating numbers may differ in the last bits, since the order of a sum is
the compiler's. A line may say what else is expected: `# ours: REASON` for a call without a body,
`# differs: REASON` for one of which the compiler computes, or refuses, something else.
Of operators with several calls, one is tried, drawn anew when the list changes; with `--whole`, each.
usage: operator_bodies.py PROGRAM BODIES TOOLS [PATTERN | --whole]
"""
import fnmatch
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zlib

HERE = pathlib.Path(__file__).resolve().parent
HEAD = "from tvm.script import ir as I, relax as R, tir as T\n"
TOLERANCE = {"float16": 4e-3, "float32": 2e-5, "float64": 1e-12}


class Case:
    """`NAME = CALL where x: (2, 3) float32, i: (2,) int64 < 3  # differs: REASON`"""

    PATTERN = re.compile(r"(?P<call>R\..+?)(?: where (?P<where>.+?))?(?:  # (?P<kind>ours|differs): (?P<why>.+))?$")
    INPUT = re.compile(r"(\w+): (\([\d, ]*\)) (\w+)(?: < (\d+))?(?: as (\w+))?(?:, |$)")

    def __init__(self, number, line):
        parts = self.PATTERN.match(line)
        if not parts:
            sys.exit(f"calls.txt: {line}")
        self.call, self.kind, self.why = parts["call"], parts["kind"], parts["why"]
        self.operator = re.match(r"R\.([\w.]+)", self.call)[1]
        self.name = f"f{number}_{self.operator.replace('.', '_')}"
        self.inputs = self.INPUT.findall(parts["where"] or "")

    def function(self):
        parameters = ", ".join(f'{name}: R.Tensor({shape}, "{dtype}")' for name, shape, dtype, _, _ in self.inputs)
        return (f"    @R.function(pure=False)\n    def {self.name}({parameters}):\n"
                f"        gv = {self.call}\n        return gv\n")

    def draw(self, random, numpy):
        """An array for each input; `< N` bounds indices, `as positive` or `as unit` the range of floats."""
        drawn = []
        for _, shape, dtype, bound, kind in self.inputs:
            shape = eval(shape)  # pylint: disable=eval-used  # of our own file
            if dtype == "bool":
                value = random.integers(0, 2, shape).astype(bool)
            elif "int" in dtype:
                low, high = (0, int(bound)) if bound else (0 if dtype.startswith("u") or kind else -9, 10)
                value = random.integers(low + (1 if kind == "positive" else 0), high, shape)
            else:
                value = random.uniform({"positive": 0.1, "unit": -0.95, "over": 1.05}.get(kind, -3),
                                       {"unit": 0.95}.get(kind, 3), shape)
            drawn.append(numpy.asarray(value).astype(dtype))
        return drawn


def read_cases(pattern):
    lines = (HERE.parents[1] / "semantics/relax/op/calls.txt").read_text().splitlines()
    cases = [Case(number, line) for number, line in enumerate(lines) if line and not line.startswith("#")]
    return [case for case in cases if fnmatch.fnmatch(case.operator, pattern)]


def one_of_each(cases):
    """A call of each operator, chosen by all of its calls."""
    calls = {}
    for case in cases:
        calls.setdefault(case.operator, []).append(case)
    return [all_of_it[zlib.crc32("".join(case.call for case in all_of_it).encode()) % len(all_of_it)]
            for all_of_it in calls.values()]


def flat(result):
    """The arrays of a result."""
    if hasattr(result, "numpy"):
        return [result.numpy()]
    return [array for field in result for array in flat(field)]


def compiled(tvm, case):
    """A function of TVM's that takes arrays, for one call; or why there is none."""
    from tvm import relax

    module = tvm.script.from_source("@I.ir_module\nclass Module:\n" + case.function())
    target = tvm.target.Target("llvm")
    with target:
        module = relax.transform.LegalizeOps()(module)
        executable = tvm.compile(module, target)
    machine = relax.VirtualMachine(executable, tvm.cpu())
    return lambda arrays: flat(machine[case.name](*[tvm.runtime.tensor(a) for a in arrays]))


def run_ours(program, numpy, path, case, arrays, parameters, folder):
    """The results of the body, run by the rules."""
    command = [program, "run", f"{path}::{case.name}", "-q"]
    outputs = [p for p in parameters if p.startswith("result")]
    for parameter, array in zip(parameters, arrays):
        numpy.save(folder / f"{parameter}.npy", array)
        command += ["--input", f"{parameter}={folder / parameter}.npy"]
    for output in outputs:
        command += ["--output", f"{output}={folder / output}.npy"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        return answer.stdout.strip() + answer.stderr.strip()
    return [numpy.load(folder / f"{output}.npy") for output in outputs]


def difference(numpy, ours, theirs):
    """What differs; empty where nothing does."""
    if isinstance(ours, str):
        return ours.splitlines()[-1] if ours else "no result"
    if len(ours) != len(theirs):
        return f"{len(ours)} results, not {len(theirs)}"
    for a, b in zip(ours, theirs):
        if a.shape != b.shape or a.dtype != b.dtype:
            return f"{a.dtype}{a.shape}, not {b.dtype}{b.shape}"
        tolerance = TOLERANCE.get(str(a.dtype), 0)
        same = numpy.isclose(a.astype("float64"), b.astype("float64"), rtol=tolerance, atol=tolerance, equal_nan=True)
        if not same.all():
            where = tuple(int(i) for i in numpy.argwhere(~same)[0])
            return f"{where} is {a[where]}, not {b[where]}"
    return ""


def main():
    program, bodies, tools = sys.argv[1:4]
    python = pathlib.Path(tools) / "flat/bin/python"
    if not python.exists():
        print("skipped: TVM is not there; ./dev setup fetches it")
        sys.exit(77)
    try:
        import tvm
    except ImportError:  # in the compiler's own Python
        os.execv(python, [str(python), "-B", *sys.argv])
    import numpy

    chosen = sys.argv[4] if len(sys.argv) > 4 else ""
    cases = read_cases("*") if chosen == "--whole" else read_cases(chosen) if chosen else one_of_each(read_cases("*"))
    faults = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        source, printed = folder / "calls.py", folder / "bodies.py"
        source.write_text(HEAD + "@I.ir_module\nclass Module:\n" + "\n".join(c.function() for c in cases))
        text = subprocess.run([bodies, source], capture_output=True, text=True, check=False)
        if text.returncode != 0:
            sys.exit(text.stderr)
        printed.write_text(text.stdout)
        refused = dict(re.findall(r"^# (f\w+): (.*)$", text.stdout, re.MULTILINE))
        signatures = {n: re.findall(r"(\w+): T\.Buffer", p)
                      for n, p in re.findall(r"def (f\w+)\((.*)\):\n", text.stdout)}
        for case in cases:
            arrays = case.draw(numpy.random.default_rng(1), numpy)
            if case.name in refused:
                found = ("ours", refused[case.name])
            else:
                try:
                    theirs = compiled(tvm, case)(arrays)
                except Exception as error:  # pylint: disable=broad-exception-caught  # of any kind
                    found = ("differs", f"TVM: {str(error).strip().splitlines()[-1][:90]}")
                else:
                    ours = run_ours(program, numpy, printed, case, arrays, signatures[case.name], folder)
                    why = difference(numpy, ours, theirs)
                    found = ("differs", why) if why else (None, None)
            if found[0] != case.kind or (case.kind == "ours" and found[1] != case.why):
                faults += 1
                print(f"{case.call}: {found[0] or 'the same'} {found[1] or ''}", flush=True)
    print(f"{len(cases)} calls, {faults} faults")
    sys.exit(1 if faults or not cases else 0)


if __name__ == "__main__":
    main()
