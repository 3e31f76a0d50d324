# SPDX-License-Identifier: Apache-2.0
# How functions and parameters of two programs find each other, for `tenor validate`.
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def twice(x: T.int32) -> T.int32:
        T.ret(x * 2)

    @T.prim_func
    def calls(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = Module.twice(A[i])

    @T.prim_func
    def renamed(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = A[i]

    @T.prim_func
    def count(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C[0] = A[0]

    @T.prim_func
    def dtype(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C[0] = A[0]

    @T.prim_func
    def shape(A: T.Buffer((4, 2), "int32"), n: T.int32):
        A[0, 0] = n

    @T.prim_func
    def rank(A: T.Buffer((8,), "int32")):
        A[0] = 1

    @T.prim_func
    def scalar(n: T.int32, A: T.Buffer((1,), "int32")):
        A[0] = n

    @T.prim_func
    def result(n: T.int32) -> T.int32:
        T.ret(n)

    @T.prim_func
    def swapped(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = A[i] + 1

    @T.prim_func
    def truth(c: T.bool, C: T.Buffer((1,), "int32")):
        C[0] = T.Select(c, 1, 2)
