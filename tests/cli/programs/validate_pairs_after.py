# SPDX-License-Identifier: Apache-2.0
# The partners of the functions in validate_pairs_before.py.
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def calls(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = A[i] + A[i]

    @T.prim_func
    def copy(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[3 - i] = A[3 - i]

    @T.prim_func
    def count(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), D: T.Buffer((4,), "int32")):
        C[0] = A[0]

    @T.prim_func
    def dtype(A: T.Buffer((4,), "int64"), C: T.Buffer((4,), "int32")):
        C[0] = T.Cast("int32", A[0])

    @T.prim_func
    def shape(A: T.Buffer((2, 4), "int32"), n: T.int32):
        A[0, 0] = n

    @T.prim_func
    def rank(A: T.Buffer((2, 4), "int32")):
        A[0, 0] = 1

    @T.prim_func
    def scalar(n: T.int64, A: T.Buffer((1,), "int32")):
        A[0] = T.Cast("int32", n)

    @T.prim_func
    def result(n: T.int32):
        T.evaluate(n)

    @T.prim_func
    def swapped(C: T.Buffer((4,), "int32"), A: T.Buffer((4,), "int32")):
        for i in range(4):
            A[i] = 1 + C[i]
            C[i] = C[i]

    @T.prim_func
    def truth(d: T.bool, C: T.Buffer((1,), "int32")):
        C[0] = T.Select(d, 2, 1)
