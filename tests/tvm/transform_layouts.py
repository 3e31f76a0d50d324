# SPDX-License-Identifier: Apache-2.0
"""A compiler gives arrays of small programs other layouts; run by its Python.

Reads a folder as a line, and writes BEFORE and AFTER of each case there. Answers with a list of the cases: name, array,
map, and a wrong map of the same shapes, where there is one.
"""
import json
import pathlib
import sys

import tvm

try:
    from tvm.s_tir import Schedule

    SPELLING = {"T.PRIM_FUNC": "T.prim_func(s_tir=True)", "T.BLOCK": "T.sblock"}
except ImportError:
    from tvm.tir import Schedule

    SPELLING = {"T.PRIM_FUNC": "T.prim_func", "T.BLOCK": "T.block"}


def programs():
    head = "# from tvm.script import tir as T\n\n\n@T.PRIM_FUNC\n"
    return {
        "double": head + """def main(A: T.Buffer((64, 48), "float32"), B: T.Buffer((64, 48), "float32")):
    for i, j in T.grid(64, 48):
        with T.BLOCK("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] * T.float32(2)
""",
        "product": head + """def main(a: T.handle, b: T.handle, c: T.handle):
    n = T.int32()
    m = T.int32()
    A = T.match_buffer(a, (n, 64), "float32")
    B = T.match_buffer(b, (64, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for i, j, k in T.grid(n, m, 64):
        with T.BLOCK("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
""",
        "tail": head + """def main(A: T.Buffer((14,), "float32"), B: T.Buffer((14,), "float32")):
    for i in range(14):
        with T.BLOCK("B"):
            vi = T.axis.spatial(14, i)
            B[vi] = A[vi] + T.float32(1)
""",
        "rows": head + """def main(A: T.Buffer((32, 8, 8), "int32"), B: T.Buffer((32,), "int32")):
    for i, j, k in T.grid(32, 8, 8):
        with T.BLOCK("B"):
            vi, vj, vk = T.axis.remap("SRR", [i, j, k])
            with T.init():
                B[vi] = 0
            B[vi] = B[vi] + A[vi, vj, vk]
""",
    }


# Program, block, read or written, which of these, array, map, padding, and a wrong map.
CASES = [
    ("double", "B", "read", 0, "A", "i, j -> j, i", None, None),
    ("double", "B", "write", 0, "B", "i, j -> j, i", None, None),
    ("double", "B", "read", 0, "A", "i, j -> i // 16, j // 16, i % 16, j % 16", None,
     "i, j -> i // 16, j // 16, j % 16, i % 16"),
    ("double", "B", "write", 0, "B", "i, j -> j // 4, i, j % 4", None, None),
    ("double", "B", "read", 0, "A", "i, j -> i * 48 + j,", None, "i, j -> j * 64 + i,"),
    ("product", "C", "read", 0, "A", "i, k -> k // 16, i, k % 16", None, None),
    ("product", "C", "read", 1, "B", "k, j -> j, k", None, None),
    ("tail", "B", "write", 0, "B", "i -> i // 4, i % 4", 0.0, None),
    ("tail", "B", "read", 0, "A", "i -> i // 4, i % 4", 0.0, None),
    ("rows", "B", "read", 0, "A", "i, j, k -> k, i, j", None, None),
]


def spelled(text):
    for word, spelling in SPELLING.items():
        text = text.replace(word, spelling)
    return tvm.script.from_source(text)


def main():
    folder = pathlib.Path(json.loads(sys.stdin.readline()))
    texts, made = programs(), []
    for number, (program, of, way, index, array, text, padding, wrong) in enumerate(CASES):
        function = spelled(texts[program]).with_attr("global_symbol", "main")
        schedule = Schedule(tvm.IRModule({"main": function}))
        inputs, _, outputs = text.partition(" -> ")
        places = eval(f"lambda {inputs}: ({outputs},)" if not outputs.endswith(",") else f"lambda {inputs}: ({outputs})")
        schedule.transform_layout(of, (way, index), places, pad_value=padding)
        (folder / f"{number}_before.py").write_text(tvm.IRModule({"main": function}).script())
        (folder / f"{number}_after.py").write_text(schedule.mod.script())
        pad = "; pad 0" if padding is not None and way == "read" else ""
        made.append({"name": f"{program} {array}", "layout": f"{array}: {text.rstrip(',')}{pad}",
                     "wrong": wrong and f"{array}: {wrong.rstrip(',')}"})
    print(json.dumps(made))


main()
