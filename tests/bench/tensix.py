# SPDX-License-Identifier: Apache-2.0
"""Kernels of a product: run on data, compared with the program for all inputs, and the protocol of 64 cores alone."""
import tempfile

from specified import seconds

ROUNDS = 3
PROGRAM = '''from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer(({n}, {n}), "bfloat16"), B: T.Buffer(({n}, {n}), "bfloat16"), C: T.Buffer(({n}, {n}), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", {tiles})
    by = T.launch_thread("blockIdx.y", {tiles})
    a = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    b = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.clear(c)
    for k in range({tiles}):
        T.copy(A[by * 32:by * 32 + 32, k * 32:k * 32 + 32], a)
        T.copy(B[k * 32:k * 32 + 32, bx * 32:bx * 32 + 32], b)
        T.gemm(a, b, c)
    T.copy(c, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
'''


def launch(tenor, folder, n):
    """The program, and its kernels in a folder."""
    program = f"{folder}/product{n}.py"
    with open(program, "w", encoding="utf-8") as file:
        file.write(PROGRAM.format(n=n, tiles=n // 32))
    seconds([tenor, "tt", "lower", program, "--to", "kernels", "-o", f"{folder}/{n}"])
    return program, f"{folder}/{n}"


def best(command):
    return min(seconds(command) for _ in range(ROUNDS))


def rows(build):
    tenor = build / "tenor"
    with tempfile.TemporaryDirectory() as folder:
        program, kernels = launch(tenor, folder, 64)
        data = best([tenor, "tt", "run", kernels])
        yield f"| `tt run` of the kernels of a 64^3 product | {data * 1e3:.0f} ms | a simulator of the vendor's instructions: docs/tensix.md |"
        terms = best([tenor, "tt", "run", program])
        yield f"| `tt run` of its program: kernels and program, for all inputs | {terms * 1e3:.0f} ms | {terms / data:.0f} times as long |"
        small = None
        for n in (2048, 4096):
            taken = best([tenor, "tt", "check", launch(tenor, folder, n)[1]])
            against = "" if small is None else f"{taken / small:.1f} times as long, of 8 times as many products"
            small = small or taken
            yield f"| `tt check` of a {n}^2 product on 64 cores | {taken:.1f} s | {against} |"
