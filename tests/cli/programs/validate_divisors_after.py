# SPDX-License-Identifier: Apache-2.0
# After: the same where the numbers tried first are, and mostly not elsewhere.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def divides(k: T.int32, C: T.Buffer((1,), "int32")):
        C[0] = T.truncdiv(12, k)

    @T.prim_func
    def divides_small(k: T.int8, j: T.int64, C: T.Buffer((1,), "int8")):
        C[0] = T.truncmod(T.int8(12), k)

    @T.prim_func
    def divides_unsigned(k: T.uint8, C: T.Buffer((1,), "uint8")):
        C[0] = T.truncdiv(T.uint8(12), k)

    @T.prim_func
    def divides_by_float(k: T.float32, C: T.Buffer((1,), "int32")):
        C[0] = T.truncdiv(12, T.Cast("int32", k))

    @T.prim_func
    def shifts(k: T.int32, C: T.Buffer((1,), "int32")):
        C[0] = T.Select(k == 0, 1, 0)

    @T.prim_func
    def shifts_too_far(k: T.int64, C: T.Buffer((1,), "int64")):
        C[0] = T.floordiv(T.int64(-12345), T.shift_left(T.int64(1), k))

    @T.prim_func
    def divides_elements(k: T.int64, A: T.Buffer((4,), "int64"), C: T.Buffer((4,), "int64")):
        for i in range(4):
            C[i] = A[i] + T.floordiv(k, k) - T.int64(1)

    @T.prim_func
    def cannot_tell(k: T.int32, C: T.Buffer((1,), "float32")):
        C[0] = T.Cast("float32", k + k) / T.float32(6)
