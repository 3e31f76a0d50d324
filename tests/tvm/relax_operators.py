#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What we derive of operator calls is what the compiler infers, or the difference is explained.

Calls of every operator of the registry are drawn at random, the compiler infers each and prints it
as a function, and we derive the same text. A difference that no line of relax_operators.txt explains
fails, and so does a line that explains none. Calls for which the compiler itself ends are counted.
usage: relax_operators.py PROGRAM SOURCE TOOLS nested|flat [CALLS OF EACH OPERATOR [SEED]]
"""
import collections
import fnmatch
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

HERE = pathlib.Path(__file__).resolve().parent
HEADS = {"nested": "from tvm.script import ir as I\nfrom tvm.script import tir as T\nfrom tvm.script import relax as R\n",
         "flat": "from tvm.script import ir as I\nfrom tvm.script import tirx as T\nfrom tvm.script import relax as R\n"}
LEAST_COMPARED = 0.3  # of the calls of an operator, so that none goes unjudged for its arguments


def registry(source):
    """The operators that the registry has, and those of them that have a derivation."""
    names = set()
    for path in (source / "spec/relax/op").glob("*.cpp"):
        names.update(re.findall(r'^ {4}\{"([\w.]+)",\s+(?:k\w+Parameters|\{\}),', path.read_text(), re.MULTILINE))
    return sorted(names)


class Compiler:
    """The process of wheel_operators.py: first it answers, then it compares."""

    def __init__(self, python, operators, count, seed):
        self.process = subprocess.Popen([python, HERE / "wheel_operators.py"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        request = {"operators": operators, "count": count, "seed": seed}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        self.calls, self.crashes, self.unknown = {}, [], None
        for line in self.process.stdout:
            answer = json.loads(line)
            if "unknown" in answer:
                self.unknown = answer["unknown"]
                break
            if "crash" in answer:
                self.crashes.append(answer)
            else:
                self.calls[answer["name"]] = answer
        if self.unknown is None:
            raise SystemExit("the compiler ended before it answered")

    def compare(self, derived):
        """{name: (verdict, detail)} for {name: StructInfo in TVMScript}."""
        lines = [json.dumps({**{key: self.calls[name][key] for key in ("name", "operator", "number")}, "derived": text})
                 for name, text in derived.items()]
        answers = self.process.communicate("\n".join(lines))[0].splitlines()
        if self.process.returncode != 0 or len(answers) != len(lines):
            raise SystemExit("the compiler ended before it compared")
        return {a["name"]: (a["verdict"], a["detail"]) for a in map(json.loads, answers)}


def derive(program, calls, generation):
    """{name: what we make of it}: "derived" or None, "errors" and "warnings"."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "calls.py"
        functions = "\n\n".join(call["text"] for call in calls.values())
        path.write_text(f"{HEADS[generation]}\n@I.ir_module\nclass Module:\n{functions}\n")
        answer = subprocess.run([program, path], capture_output=True, text=True, check=False)
        if answer.stderr: print(answer.stderr[:3000])
    found = {}
    for line in answer.stdout.splitlines():
        j = json.loads(line)
        found[j["name"]] = {"derived": j["derived"], "errors": j["rejected"] or [], "warnings": j["may"] or [], "note": j["note"]}
    return found


def classify(call, ours, compared):
    """(class, detail) of one call; the class `same` is the one that needs no reason."""
    if ours is None or ours.get("note"):
        return "not judged", ours["note"] if ours else ""
    if ours["errors"]:
        if call["refusal"] is not None:
            return "same", ""
        return "we reject", ours["errors"][0]
    if call["refusal"] is not None:
        return "we accept with a warning" if ours["warnings"] else "we accept", call["refusal"]
    verdict, detail = compared
    return verdict, detail


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    count, seed = (int(word) for word in [*sys.argv[5:], 24, 1][:2]) if len(sys.argv) < 6 else (int(sys.argv[5]), int((sys.argv[6:] or [1])[0]))
    python = tools / ("nested-python" if generation == "nested" else "flat/bin/python")
    compiler = Compiler(python, registry(source), count, seed)
    ours = derive(program, compiler.calls, generation)
    compared = compiler.compare({name: o["derived"] for name, o in ours.items()
                                 if o["derived"] and compiler.calls[name]["refusal"] is None})
    classes = collections.Counter()
    out = open("/tmp/t7/cl/differences." + generation, "w")
    for name, call in compiler.calls.items():
        kind, detail = classify(call, ours.get(name), compared.get(name))
        classes[kind] += 1
        if kind != "same":
            o = ours.get(name) or {}
            print(f"{call['operator']} | {kind} | {detail}\n   wheel: {call['struct_info'] or call['refusal'][:200]}\n   ours: {o.get('derived')} {o.get('errors')} {o.get('warnings')}\n{call['text']}\n", file=out)
    print(classes, len(compiler.crashes), compiler.unknown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
