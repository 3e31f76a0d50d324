# SPDX-License-Identifier: Apache-2.0
# After: the same ones, and some that are not.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def rotates(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        assert A[2] != 77777, "r"
        assert A[0] != 77777, "r"
        assert A[1] != 77777, "r"
        C[0] = 1

    @T.prim_func
    def loses_one(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        assert A[2] != 77777, "r"
        assert A[0] != 77777, "r"
        C[0] = 1

    @T.prim_func
    def swaps_messages(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        assert A[1] != 77777, "s"
        assert A[0] != 77777, "r"
        C[0] = 1

    @T.prim_func
    def leaves_open(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 99999:
            T.ret(0)
        C[0] = 5

    @T.prim_func
    def decides_too_much(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 100000:
            T.ret(0)
        C[0] = 5
