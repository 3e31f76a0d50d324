# SPDX-License-Identifier: Apache-2.0
# After: values that are equal, of other bits or of all kinds.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def selects_a_zero(A: T.Buffer((2,), "float32"), B: T.Buffer((2,), "float32"), C: T.Buffer((2,), "float32")):
        for i in range(2):
            C[i] = B[i]

    @T.prim_func
    def counts_equal_ones(A: T.Buffer((2,), "float32"), B: T.Buffer((2,), "float32"), C: T.Buffer((2,), "float32")):
        for i in range(2):
            C[i] = T.float32(0)

    @T.prim_func
    def goes_through_a_float(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = A[i]

    @T.prim_func
    def goes_through_a_narrow_float(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = A[i]
