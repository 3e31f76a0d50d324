# SPDX-License-Identifier: Apache-2.0
"""Save what TVM's parser makes of TVMScript files as its object graph in JSON.

Reads {"original": PATH, "saved": PATH} from standard input, a JSON object a line, and answers a
line each: {"original", "verdict"}, where the verdict is saved or original-unparsable.
"""
import json
import os
import sys

import tvm
from structural_equal import parse


def main():
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        request = json.loads(line)
        module, why = parse(request["original"])
        if why is None:
            with open(request["saved"], "w", encoding="utf-8") as file:
                file.write(tvm.ir.save_json(module))
        verdict = "saved" if why is None else "original-unparsable"
        print(json.dumps({"original": request["original"], "verdict": verdict}), file=answers, flush=True)


if __name__ == "__main__":
    main()
