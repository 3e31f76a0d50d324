# SPDX-License-Identifier: Apache-2.0
# Of three functions the second takes too long for any budget.
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def quick(C: T.Buffer((1,), "int32")):
        C[0] = 1

    @T.prim_func
    def endless(A: T.Buffer((4,), "float32"), C: T.Buffer((1,), "float32")):
        for i in range(1000000000):
            C[0] = C[0] + A[i % 4] + A[0]

    @T.prim_func
    def third(C: T.Buffer((1,), "int32")):
        C[0] = 1
