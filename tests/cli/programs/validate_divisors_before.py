# SPDX-License-Identifier: Apache-2.0
# Before: divisors and counts of shifts that are data.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def divides(k: T.int32, C: T.Buffer((1,), "int32")):
        C[0] = T.floordiv(12, k)

    @T.prim_func
    def divides_small(k: T.int8, j: T.int64, C: T.Buffer((1,), "int8")):
        C[0] = T.floormod(T.int8(12), k)

    @T.prim_func
    def divides_unsigned(k: T.uint8, C: T.Buffer((1,), "uint8")):
        C[0] = T.floordiv(T.uint8(12), k)

    @T.prim_func
    def divides_by_float(k: T.float32, C: T.Buffer((1,), "int32")):
        C[0] = T.floordiv(12, T.Cast("int32", k))

    @T.prim_func
    def shifts(k: T.int32, C: T.Buffer((1,), "int32")):
        C[0] = T.shift_right(1, k)

    @T.prim_func
    def shifts_too_far(k: T.int64, C: T.Buffer((1,), "int64")):
        C[0] = T.shift_right(T.int64(-12345), k)

    @T.prim_func
    def divides_elements(k: T.int64, A: T.Buffer((4,), "int64"), C: T.Buffer((4,), "int64")):
        for i in range(4):
            C[i] = T.floordiv(A[i], k) * k + T.floormod(A[i], k)

    @T.prim_func
    def cannot_tell(k: T.int32, C: T.Buffer((1,), "float32")):
        C[0] = T.Cast("float32", k) / T.float32(3)
