# SPDX-License-Identifier: Apache-2.0
# Differences deep in what is computed, for data that are hardly ever drawn.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def chain(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = 7
        for i in range(8):
            if A[i] == 987654 + T.max(i, 3):
                C[0] = C[0] * 3 + A[i] % 5

    @T.prim_func
    def at_the_last_shown_level(A: T.Buffer((4,), "float32"), C: T.Buffer((1,), "float32")):
        C[0] = A[0] + A[1] * (A[2] + T.Select(A[3] == T.float32(98765.3), A[0], A[1]))

    @T.prim_func
    def in_a_table(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        table = T.alloc_buffer((2,), "int32")
        table[0] = A[0]
        table[1] = T.Select(A[0] == 987653, 1, 2)
        if A[1] >= 0 and A[1] < 2:
            C[0] = table[A[1]]
