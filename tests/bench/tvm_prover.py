# SPDX-License-Identifier: Apache-2.0
"""How many questions of a file TVM's own analyzer proves, and how many it is asked a second.

usage: tvm_prover.py QUESTIONS     prints a JSON object: proven (a truth for each line), per_second
"""
import json
import re
import sys
import time

import tvm

try:
    from tvm import tirx as tir
    from tvm.script import tirx as T
except ImportError:
    from tvm import tir
    from tvm.script import tir as T


def expression(text, names):
    """`/` and `%` of Python's operators round down here as they do in TVMScript."""
    return eval(re.sub(r"\band\b|\bor\b|\bnot\b", "unreadable", text), {"T": T, **names})  # noqa: S307


def question(line):
    _, _, declared, left, right, assumed = line.split("\t")
    names = {}
    for declaration in filter(None, declared.split(", ")):
        name, dtype = declaration.split(": ")
        names[name] = tir.Var(name, dtype)
    text = " ".join((left, right, assumed))
    for name in re.findall(r"(?<![\w.])[a-z_]\w*", text):
        names.setdefault(name, tir.Var(name, "int64"))
    sides = [expression(side, names) for side in (left, right)]
    return [tir.convert(s) if not isinstance(s, (int, bool)) else s for s in sides], [
        expression(a, names) for a in filter(None, assumed.split("; "))]


def prove(sides, assumed):
    analyzer = tvm.arith.Analyzer()
    scopes = [analyzer.constraint_scope(a) for a in assumed if not isinstance(a, bool)]
    for scope in scopes:
        scope.__enter__()
    left, right = sides
    if right is True:
        proven = analyzer.can_prove(left) if not isinstance(left, bool) else left
    else:
        proven = analyzer.can_prove_equal(left, right)
    for scope in reversed(scopes):
        scope.__exit__(None, None, None)
    return bool(proven)


def main():
    asked, proven = [], []
    for line in open(sys.argv[1]).read().splitlines():
        try:
            each = question(line)
            proven.append(prove(*each))
            asked.append(each)
        except Exception as fault:  # what TVM cannot be asked is nothing that it proves
            print(f"{line}: {fault}", file=sys.stderr)
            proven.append(None)
    begin = time.process_time()
    rounds = 0
    while time.process_time() - begin < 1:
        analyzer = tvm.arith.Analyzer()
        for (left, right), _ in asked:
            if right is not True:
                analyzer.can_prove_equal(left, right)
        rounds += 1
    equations = sum(right is not True for (_, right), _ in asked)
    print(json.dumps({"version": tvm.__version__, "proven": proven,
                      "per_second": rounds * equations / (time.process_time() - begin)}))


if __name__ == "__main__":
    main()
