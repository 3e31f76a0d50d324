# SPDX-License-Identifier: Apache-2.0
"""Ask TVM's parser and its structural equality whether two TVMScript files are the same program.

Reads {"original": PATH, "printed": PATH} from standard input, a JSON object a line, and answers a
line each: {"original", "verdict", "message"}, where the verdict is equal, different,
original-unparsable or printed-unparsable. The files are parsed by the TVM that runs this script
and never executed; the object graph of a `metadata = tvm.ir.load_json(...)` line is loaded as data.
"""
import ast
import contextlib
import json
import os
import sys

import tvm
from tvm.script import from_source
from tvm.script import ir as I
from tvm.script import relax as R

try:
    from tvm.script import tirx as T
except ImportError:
    from tvm.script import tir as T

try:
    from tvm_ffi import get_first_structural_mismatch as first_mismatch
    from tvm_ffi import structural_equal
except ImportError:
    from tvm.ir.base import get_first_structural_mismatch as first_mismatch
    from tvm.ir import structural_equal


def split_metadata(text):
    """(the text with its metadata line blanked, the objects which that line loads)."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "metadata":
            lines = text.splitlines(keepends=True)
            lines[node.lineno - 1 : node.end_lineno] = ["\n"] * (node.end_lineno - node.lineno + 1)
            return "".join(lines), tvm.ir.load_json(ast.literal_eval(node.value.args[0]))
    return text, {}


def parse(path):
    """(object, None), or (None, why TVM does not parse the file)."""
    try:
        with open(path, encoding="utf-8") as file:
            text, metadata = split_metadata(file.read())
        extra = {"I": I, "T": T, "R": R, "metadata": metadata}
        with contextlib.redirect_stdout(sys.stderr):
            return from_source(text, extra_vars=extra, check_well_formed=False), None
    except Exception as error:  # TVM raises whatever its builders raise
        return None, f"{type(error).__name__}: {error}".strip()


def compare(original, printed):
    """(verdict, message) for two paths."""
    first, why = parse(original)
    if why is not None:
        return "original-unparsable", why
    return compare_with(first, printed)


def compare_with(first, printed):
    """(verdict, message) for an object and a path."""
    second, why = parse(printed)
    if why is not None:
        return "printed-unparsable", why
    # A variable that nothing binds is a new one each time a text is read.
    if structural_equal(first, second, map_free_vars=True):
        return "equal", ""
    return "different", f"first mismatch: {first_mismatch(first, second, map_free_vars=True)}"


def main():
    # What TVM itself writes to descriptor 1 must not come between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        if not line.strip():
            continue
        pair = json.loads(line)
        verdict, message = compare(pair["original"], pair["printed"])
        answer = {"original": pair["original"], "verdict": verdict, "message": message}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
