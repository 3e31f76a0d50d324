# SPDX-License-Identifier: Apache-2.0
"""Small mistakes in stages of models: none that runs tell apart may be called equivalent or refines.

usage: relax_mutants.py TENOR [--share N] [--each N]

A stage of corpus/relax is changed in one place of a Relax function, and `tenor validate` compares the stage before it with
that. Where it says equivalent or refines, both are run on drawn inputs at several sizes, and what they return is compared:
bit by bit, or roughly where the verdict holds up to how operators round. --share takes every N-th of the mutants, --each
at most that many of a kind for one stage.
"""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from share import is_tried

CORPUS = pathlib.Path(__file__).resolve().parent.parent.parent / "corpus/relax"
SIZES, SEEDS = (0, 1, 2, 3, 5, 8, 13), 7
NAME = r"[A-Za-z_]\w*"


def replaced(line, pattern, change):
    """The line with each match changed in turn."""
    for match in re.finditer(pattern, line):
        new = change(match)
        if new != match[0]:
            yield line[:match.start()] + new + line[match.end():]


def swapped_operands(line):
    return replaced(line, rf"(?<=\()({NAME}), ({NAME})(?=[,)])", lambda m: f"{m[2]}, {m[1]}")


def other_operator(line):
    others = {"add": "subtract", "subtract": "add", "multiply": "add", "divide": "multiply", "maximum": "minimum", "exp": "tanh",
              "sigmoid": "tanh", "tanh": "sigmoid", "sum": "max", "mean": "sum", "max": "min", "relu": "gelu", "less": "greater"}
    return replaced(line, r"(?<=R\.)(nn\.)?(\w+)(?=\()", lambda m: (m[1] or "") + others.get(m[2], m[2]))


def other_field(line):
    return replaced(line, rf"(?<== )({NAME})\[(\d+)\]", lambda m: f"{m[1]}[{1 - min(int(m[2]), 1)}]")


def other_axis(line):
    return replaced(line, r"(?<=axis=)\[?-?\d+", lambda m: {"0": "1", "1": "0", "[0": "[1", "[1": "[0"}.get(m[0], "0"))


def other_number(line):
    return replaced(line, r"(?<=R\.const\()-?\d+(\.\d+)?", lambda m: str(float(m[0]) + 1) if m[1] else str(int(m[0]) + 1))


def other_size(line):
    return replaced(line, r"\b(\w+) ([+*]) (\w+)\b", lambda m: f"{m[1]} {'*' if m[2] == '+' else '+'} {m[3]}")


def other_offset(line):
    return replaced(line, r"(?<=alloc_tensor\()(\w+), R\.prim_value\((\d+)\)", lambda m: f"{m[1]}, R.prim_value({int(m[2]) + 4})")


def other_storage(line):
    return replaced(line, r"(?<=alloc_tensor\()storage(\d*)", lambda m: "storage" if m[1] else "storage1")


def other_heap(line):
    return replaced(line, r"R\.prim_value\((\d+)\)(?=, R\.prim_value|, sinfo|\))", lambda m: f"R.prim_value({int(m[1]) + 1})")


def other_device(line):
    return replaced(line, r"(?<=dst_vdevice=)\"(\w+):", lambda m: '"c:' if m[1] == "llvm" else '"llvm:')


def dropped_cast(line):
    return replaced(line, rf"R\.match_cast\(({NAME}), .*", lambda m: m[1])


def without_call(line):
    return ("",) if re.match(r"\s+(_\d*: [^=]*= |cls\.|R\.)\S", line) or re.match(rf"\s+cls\.{NAME}\(", line) else ()


IN_LINE = (swapped_operands, other_operator, other_field, other_axis, other_number, other_size, other_offset, other_storage,
           other_heap, other_device, dropped_cast, without_call)


def graph_lines(lines):
    """The numbers of those within the bodies of Relax functions."""
    inside, numbers = False, []
    for number, line in enumerate(lines):
        if line.strip().startswith("@"):
            inside = line.strip().startswith("@R.function")
        elif inside and not re.match(r"\s*(def |with |return |R\.func_attr|R\.output|cls = )|\s*$", line):
            numbers.append(number)
    return numbers


def changed_lines(text):
    """(kind, text) of each mutant."""
    lines = text.split("\n")
    numbers = graph_lines(lines)
    for number in numbers:
        for kind in IN_LINE:
            for line in kind(lines[number]):
                yield kind.__name__, "\n".join(lines[:number] + [line] * bool(line) + lines[number + 1:])
    for one, other in zip(numbers, numbers[1:]):
        def indent(number):
            return len(lines[number]) - len(lines[number].lstrip())
        if other == one + 1 and indent(one) == indent(other) and " else" not in lines[other]:
            kind = "earlier_kill" if "kill_" in lines[other] else "other_order"
            yield kind, "\n".join(lines[:one] + [lines[other], lines[one]] + lines[other + 1:])


def mutants(each, share):
    """(name, stage before, text) of those that are tried."""
    for folder in sorted(CORPUS.glob("*/*/")):
        stages = sorted(folder.glob("*.py"))
        for before, after in zip(stages[:1] + stages, stages):
            made = collections.Counter()
            for kind, text in changed_lines(after.read_text()):
                made[kind] += 1
                name = f"{after.relative_to(CORPUS).as_posix()} {kind} {made[kind]}"
                if made[kind] <= each and is_tried(name, share):
                    yield name, before, text


def asked(tenor, arguments):
    done = subprocess.run([tenor, *arguments, "--format", "json"], capture_output=True, text=True, check=False, timeout=120)
    return json.loads(done.stdout) if done.stdout.startswith("{") else {"verdict": done.stderr.strip(), "details": {}, "scope": ""}


def flat(value):
    return [e for part in value for e in flat(part)] if isinstance(value, list) else [value]


def ran(tenor, program, inputs):
    """How it ends, and the elements of all that it returned or wrote."""
    names = [o["name"] for o in asked(tenor, ["run", program, *inputs])["details"].get("outputs", [])]
    answer = asked(tenor, ["run", program, *inputs, *(word for name in names for word in ("--print", name))])
    outputs = answer["details"].get("outputs", [])
    return answer["verdict"], [(o["dtype"], o["shape"], flat(o.get("elements", []))) for o in outputs]


def is_near(b, a):
    if b is None or b == a:
        return True
    numbers = [float(v) if isinstance(v, (int, float)) else math.nan for v in (b, a)]
    if not all(map(math.isfinite, numbers)):
        return not isinstance(b, (int, float)) or abs(float(b)) > 1e30
    return abs(numbers[0] - numbers[1]) <= 1e-3 * max(1, *map(abs, numbers))


def is_within(before, after, roughly):
    """May AFTER end so, and return that?"""
    if before[0] != "done" or len(before[1]) != len(after[1]):
        return before[0] not in ("done", "error") or before[0] == after[0] or after[0] == "done"
    if after[0] != "done":
        return False
    for (b_type, b_shape, b), (a_type, a_shape, a) in zip(before[1], after[1]):
        alike = is_near if roughly else (lambda m, n: m is None or m == n or (m != m and n != n))
        if (b_type, b_shape) != (a_type, a_shape) or not all(map(alike, b, a)):
            return False
    return True


def sizes_of(tenor, program):
    return re.findall(rf"({NAME}) = \d+ \(default\)", asked(tenor, ["run", program])["scope"])


def told_apart(tenor, function, before, after):
    """Inputs on which the two differ; nothing where none was found."""
    name = "::".join(function["function"].split("::")[-2:])
    sizes = sizes_of(tenor, f"{before}::{name}")
    roughly = "RLX-D49" in function.get("assumed", [])
    for seed in range(SEEDS):
        inputs = ["--seed", str(seed)]
        for k, size in enumerate(sizes):
            inputs += ["--input", f"{size}={SIZES[(seed + 3 * k) % len(SIZES)]}"]
        b, a = (ran(tenor, f"{file}::{name}", inputs) for file in (before, after))
        if not is_within(b, a, roughly):
            return f"{name} {' '.join(inputs)}"
    return ""


def judged(tenor, mutant):
    """The verdict, and inputs that contradict it."""
    name, before, text = mutant
    with tempfile.TemporaryDirectory() as folder:
        after = pathlib.Path(folder) / "after.py"
        after.write_text(text)
        answer = asked(tenor, ["validate", str(before), str(after), "--runs", "8", "--time", "10"])
        for function in answer["details"].get("functions", []):
            if function["verdict"] in ("equivalent", "refines"):
                found = told_apart(tenor, function, before, after)
                if found:
                    return name, "wrong", found
    return name, answer["verdict"], ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tenor")
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--each", type=int, default=3)
    options = parser.parse_args()
    tenor = os.path.abspath(options.tenor)
    tried = list(mutants(options.each, options.share))
    verdicts, wrong = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, verdict, found in pool.map(lambda each: judged(tenor, each), tried):
            verdicts[verdict if len(verdict) < 20 else "not read"] += 1
            if verdict == "wrong":
                wrong += 1
                print(f"{name}: called the same, but not on {found}")
    print(f"{len(tried)} mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common()))
    return 1 if wrong or not tried or not verdicts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
