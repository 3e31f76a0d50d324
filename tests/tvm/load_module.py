# SPDX-License-Identifier: Apache-2.0
"""Ask TVM whether an object graph holds the program that its own parser makes of a TVMScript file.

Reads {"original": PATH, "written": PATH} from standard input, a JSON object a line, and answers a
line each: {"original", "verdict", "message"}, where the verdict is equal, different,
original-unparsable or not-loaded. The graph has the extents of regions as they are written; they are
simplified like the parser's own (read_back.py).
"""
import json
import os
import sys

import tvm
from read_back import read_back
from structural_equal import first_mismatch, parse, structural_equal


def compare(original, written):
    """(verdict, message) for two paths."""
    try:
        with open(written, encoding="utf-8") as file:
            second = read_back(tvm.ir.load_json(file.read()))
    except Exception as error:  # TVM raises whatever its builders raise
        return "not-loaded", f"{type(error).__name__}: {error}".strip()
    first, why = parse(original)
    if why is not None:
        return "original-unparsable", why
    if structural_equal(first, second, map_free_vars=True):
        return "equal", ""
    return "different", f"first mismatch: {first_mismatch(first, second, map_free_vars=True)}"


def main():
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        request = json.loads(line)
        verdict, message = compare(request["original"], request["written"])
        answer = {"original": request["original"], "verdict": verdict, "message": message}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
