# SPDX-License-Identifier: Apache-2.0
"""Save what TVM's parser makes of TVMScript files as its object graph in JSON, and compare prints of that with it.

A print is compared with what the parser reads back of the module, as read_back.py says.

Reads from standard input, a JSON object a line, and answers a line each: {"original": PATH, "saved": PATH} with
{"original", "verdict"}, where the verdict is saved or original-unparsable; then {"original", "printed": PATH} with
{"original", "verdict", "message"} as structural_equal.py does. The last original that was saved is not parsed again.
"""
import json
import os
import sys

import tvm
from read_back import read_back
from structural_equal import compare_with, parse


def save(original, saved):
    """(the module or None, the answer)."""
    module, why = parse(original)
    if why is None:
        with open(saved, "w", encoding="utf-8") as file:
            file.write(tvm.ir.save_json(module))
    return module, {"original": original, "verdict": "saved" if why is None else "original-unparsable"}


def main():
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    module = None
    for line in sys.stdin:
        request = json.loads(line)
        if "saved" in request:
            module, answer = save(request["original"], request["saved"])
        else:
            verdict, message = compare_with(read_back(module), request["printed"])
            answer = {"original": request["original"], "verdict": verdict, "message": message}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
