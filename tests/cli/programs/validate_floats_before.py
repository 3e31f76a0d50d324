# SPDX-License-Identifier: Apache-2.0
# Before: floats at their edges.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def adds_zero(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = A[0] + T.float32(0)

    @T.prim_func
    def multiplies_by_one(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = A[0] * T.float32(1)

    @T.prim_func
    def compares_with_itself(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = T.if_then_else(A[0] == A[0], T.float32(1), T.float32(2))

    @T.prim_func
    def negates_a_comparison(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = T.if_then_else(A[0] < A[1], T.float32(1), T.float32(2))

    @T.prim_func
    def swaps_operands(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = T.if_then_else(A[0] > A[1], A[0], A[1])

    @T.prim_func
    def negates_a_difference(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = (A[0] - A[1]) * T.float32(-1)

    @T.prim_func
    def tests_a_parameter(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), x: T.float32):
        if x == x:
            C[0] = T.float32(1)

    @T.prim_func
    def guarded_by_integers(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), I: T.Buffer((1,), "int32")):
        if I[0] == 123456789:
            C[0] = A[0] + T.float32(0)
