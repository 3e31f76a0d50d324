# SPDX-License-Identifier: Apache-2.0
# Blocks that follow others, which conflict for some data; each for data that are hardly ever drawn.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((3,), "int32"), C: T.Buffer((2,), "int32"), D: T.Buffer((2,), "int32")):
    if A[0] > 0:
        for j in T.thread_binding(2, thread="blockIdx.x"):
            C[j] = C[0]
    if A[1] * A[2] == 1234577:
        for k in T.thread_binding(2, thread="blockIdx.x"):
            D[k] = k + 1
