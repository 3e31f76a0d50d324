# SPDX-License-Identifier: Apache-2.0
# Before: assertions in sequence, and an element without a value.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def rotates(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        assert A[0] != 77777, "r"
        assert A[1] != 77777, "r"
        assert A[2] != 77777, "r"
        C[0] = 1

    @T.prim_func
    def loses_one(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        assert A[0] != 77777, "r"
        assert A[1] != 77777, "r"
        assert A[2] != 77777, "r"
        C[0] = 1

    @T.prim_func
    def swaps_messages(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        assert A[0] != 77777, "r"
        assert A[1] != 77777, "s"
        C[0] = 1

    @T.prim_func
    def leaves_open(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        B = T.alloc_buffer((1,), "int32")
        if A[0] > 99999:
            T.ret(0)
        C[0] = B[0]

    @T.prim_func
    def decides_too_much(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        B = T.alloc_buffer((1,), "int32")
        if A[0] > 99999:
            T.ret(0)
        C[0] = B[0]
