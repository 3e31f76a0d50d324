# SPDX-License-Identifier: Apache-2.0
# After: stores that an error leaves.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def asserts(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C[0] = A[0] + 1
        assert False, "no"

    @T.prim_func
    def divides(k: T.int32, C: T.Buffer((2,), "int32")):
        C[1] = 3 // k
        C[0] = 1

    @T.prim_func
    def keeps_all(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C[0] = A[0] * 1
        assert A[0] > 0, "no"
