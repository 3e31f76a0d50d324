# SPDX-License-Identifier: Apache-2.0
# A difference deep in what is computed, for data that are hardly ever drawn.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    C[0] = 7
    for i in range(8):
        if A[i] == 987654 + T.max(i, 3):
            C[0] = C[0] * 3 + A[i] % 5
