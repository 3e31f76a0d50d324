#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What we derive of operator calls is what the compiler infers, or the difference is explained.

Calls of every operator of the registry are drawn at random; the compiler infers each and prints it
as a function, and we derive the same text. A difference that no line of relax_operators.txt explains
fails. Drawn besides are the calls that its lines name; with those that are drawn by default a line
that explains none fails too.
usage: relax_operators.py PROGRAM SOURCE TOOLS nested|flat [CALLS OF EACH OPERATOR [SEED]]
"""
import collections
import dataclasses
import fnmatch
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from operator_context import module_text

HERE = pathlib.Path(__file__).resolve().parent
CALLS, SEED = 24, 1
LEAST_SAME = 0.8  # of all calls: else what is drawn, or the text of it, is at fault


def registry(source):
    """The names of operators in the tables that hold them."""
    names = set()
    for path in (source / "spec/relax/op").glob("*.cpp"):
        names.update(re.findall(r'^ {4}\{"([\w.]+)",\s+(?:k\w+Parameters|\{\}),', path.read_text(), re.MULTILINE))
    return sorted(names)


class Compiler:
    """The process of wheel_operators.py: first it answers, then it compares."""

    def __init__(self, python, calls):
        self.process = subprocess.Popen([python, HERE / "wheel_operators.py"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.process.stdin.write(json.dumps(calls) + "\n")
        self.process.stdin.flush()
        self.calls, self.crashes, self.unknown = {}, collections.Counter(), None
        for line in self.process.stdout:
            answer = json.loads(line)
            if "unknown" in answer:
                self.unknown = answer["unknown"]
                break
            if "crash" in answer:
                self.crashes[answer["crash"]] += 1
            else:
                self.calls[answer["name"]] = answer
        if self.unknown is None:
            sys.exit("the compiler ended before it answered")

    def compare(self, derived):
        """{name: what differs} for {name: StructInfo in TVMScript}, as wheel_operators.py says it."""
        lines = [json.dumps({"name": name, "drawn": self.calls[name]["drawn"], "derived": text})
                 for name, text in derived.items()]
        answers = self.process.communicate("\n".join(lines))[0].splitlines()
        if self.process.returncode != 0 or len(answers) != len(lines):
            sys.exit("the compiler ended before it compared")
        return {answer["name"]: answer for answer in map(json.loads, answers)}


@dataclasses.dataclass
class Derived:
    """What we say of one call."""

    struct_info: str | None = None
    errors: list = dataclasses.field(default_factory=list)
    warnings: list = dataclasses.field(default_factory=list)
    out_of_scope: bool = False


def ask(program, command, path):
    """The JSON answer of a command."""
    answer = subprocess.run([program, command, path, "--format", "json"], capture_output=True, text=True, check=False)
    return json.loads(answer.stdout)


def derive(program, calls, generation):
    """{name: Derived}."""
    found = {name: Derived() for name in calls}
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "calls.py"
        functions = "\n\n".join(call["text"] for call in calls.values())
        path.write_text(module_text(generation, functions))
        for finding in ask(program, "check", path)["findings"]:
            name = finding["function"].split("::")[-1]
            one = found[name]
            one.out_of_scope |= finding["code"].startswith("S-")
            if finding["severity"] in ("error", "warning"):
                message = finding["message"].split(": ", 1)[-1]  # after the operator's name
                if message.endswith("with no known device"):
                    continue  # of every call, since its module has devices
                (one.errors if finding["severity"] == "error" else one.warnings).append(message)
        for binding in ask(program, "infer", path)["details"]["bindings"]:
            if binding["name"] == "gv":
                found[binding["function"].split("::")[-1]].struct_info = binding["derived"]
    return found


def is_equal(program, a, b):
    """Are they for all sizes? What the compiler's analyzer does not decide our prover may."""
    sizes = [word for name in ("k", "m", "n") for word in ("--assume", f"{name} >= 0")]
    answer = subprocess.run([program, "equal", a, b, *sizes, "--format", "json"], capture_output=True, text=True, check=False)
    return json.loads(answer.stdout)["verdict"] == "always"


def verdict(program, compared):
    """(class, what differs) of two StructInfos."""
    found = {tuple(difference) for difference in compared["found"]}
    if not all(is_equal(program, *pair) for pair in compared["open"]):
        found.add(("undecided", "dimension"))
    kinds, parts = {kind for kind, _ in found}, ", ".join(sorted(f"{what} {kind}" for kind, what in found))
    for kind in ("unreadable", "contradiction", "undecided"):
        if kind in kinds:
            return kind, parts
    return "both" if len(kinds) == 2 else kinds.pop() if kinds else "same", parts


def classify(program, call, ours, compared):
    """(class, detail) of one call; the class `same` is the one that needs no reason."""
    if ours.out_of_scope:
        return "out of scope", ""
    if call["refusal"] is not None:
        if ours.errors:
            return "same", ""
        if ours.warnings:
            return "we accept with a warning", f"{call['refusal']} / {', '.join(ours.warnings)}"
        return "we accept" + (" what is not known" if call["vague"] else ""), call["refusal"]
    if ours.errors or ours.struct_info is None:
        return "we reject", ours.errors[0] if ours.errors else "nothing is derived"
    kind, parts = verdict(program, compared)
    remarks = "".join(f"; {warning}" for warning in ours.warnings)
    return kind, f"{parts}: {call['struct_info']} / {ours.struct_info}{remarks}" if kind != "same" else ""


def drawn(operator, seed, number):
    """A call as wheel_operators.py takes it."""
    return [operator, int(seed), int(number)]


class Reasons:
    """The lines of relax_operators.txt."""

    def __init__(self, path, generation):
        self.lines, self.named = [], []
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                where, operators, kinds, pattern, _, *call = line.split(" | ")
                if where in ("both", generation):
                    self.lines.append((line, operators.split(), kinds, re.compile(pattern)))
                    self.named += [drawn(*one.split()) for one in call]
        self.used = collections.Counter()

    def explains(self, operator, kind, detail):
        for line, operators, kinds, pattern in self.lines:
            if kind == kinds and pattern.search(detail) and any(fnmatch.fnmatchcase(operator, o) for o in operators):
                self.used[line] += 1
                return True
        return False

    def unused(self):
        return [line for line, *_ in self.lines if not self.used[line]]


def show(call, ours, kind, detail):
    print(f"{' '.join(map(str, call['drawn']))}: {kind}: {detail[:400]}\n{call['text']}")
    print(f"    the compiler: {call['struct_info'] or call['refusal'][:400]}\n    we: {ours.struct_info} {ours.errors} {ours.warnings}\n")


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    count, seed = (int(given) for given in (sys.argv[5:] + [CALLS, SEED][len(sys.argv[5:]) :]))
    python = tools / ("nested-python" if generation == "nested" else "flat/bin/python")
    if not python.exists():
        print(f"{python} is not there: ./dev setup fetches it")
        return 77
    reasons, classes = Reasons(HERE / "relax_operators.txt", generation), collections.Counter()
    sample = [drawn(operator, seed, i) for operator in registry(source) for i in range(count)]
    compiler = Compiler(python, sample + [call for call in reasons.named if call not in sample])
    ours = derive(program, compiler.calls, generation)
    compared = compiler.compare({name: call_ours.struct_info for name, call_ours in ours.items()
                                 if call_ours.struct_info and compiler.calls[name]["refusal"] is None})
    unexplained = collections.Counter()
    for name, call in compiler.calls.items():
        kind, detail = classify(program, call, ours[name], compared.get(name))
        classes[kind] += 1
        operator = call["drawn"][0]
        if kind != "same" and not reasons.explains(operator, kind, detail):
            unexplained[operator, kind] += 1
            if unexplained[operator, kind] == 1:
                show(call, ours[name], kind, detail)
    unused = reasons.unused() if (count, seed) == (CALLS, SEED) else []
    for line in unused:
        print("explains no difference:", line)
    print(f"{len(compiler.calls)} calls: {dict(classes)}; {unexplained.total()} not explained")
    print(f"calls that end the compiler: {dict(compiler.crashes)}; not drawn, or not known to it: {compiler.unknown}")
    few = classes["same"] < LEAST_SAME * len(compiler.calls) or not compiler.calls
    return 1 if unexplained or unused or few else 0


if __name__ == "__main__":
    sys.exit(main())
