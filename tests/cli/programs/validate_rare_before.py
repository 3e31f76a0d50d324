# SPDX-License-Identifier: Apache-2.0
# Before: what only rare data show. No drawn number is one of these.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def guards_a_sum(A: T.Buffer((2,), "int32"), C: T.Buffer((2,), "int32")):
        if A[0] == 123456789:
            C[0] = A[1]

    @T.prim_func
    def selects_a_float(A: T.Buffer((2, 3), "int16x2"), F: T.Buffer((4,), "float32"), C: T.Buffer((2,), "float32")):
        for i in range(2):
            C[i] = T.if_then_else(T.Shuffle([A[1, i]], [1]) * T.int16(3) == T.int16(999), F[i], F[i + 1])

    @T.prim_func
    def asserts(A: T.Buffer((2,), "int64"), C: T.Buffer((2,), "int64")):
        assert A[0] != T.int64(5000000000), "no"
        C[0] = A[1]

    @T.prim_func
    def compares_elements(A: T.Buffer((2,), "uint32"), k: T.float32, b: T.bool, C: T.Buffer((2,), "float32")):
        C[0] = T.if_then_else(T.And(b, A[0] == A[1] + T.uint32(4294967000)), k, k + T.float32(1))
        C[1] = k

    @T.prim_func
    def compares_a_number(k: T.int32, C: T.Buffer((2,), "int32")):
        if k == -123456789:
            C[0] = 1

    @T.prim_func
    def guards_a_read(A: T.Buffer((4,), "int32"), I: T.Buffer((1,), "int32"), C: T.Buffer((1,), "int32")):
        if I[0] - 70000 >= 0 and I[0] - 70000 < 4:
            C[0] = A[I[0] - 70000]

    @T.prim_func
    def divides_by_many(A: T.Buffer((64,), "int32"), B: T.Buffer((64,), "int32"), C: T.Buffer((64,), "int32")):
        for i in range(64):
            C[i] = A[i] // B[i]

    @T.prim_func
    def depends_on_sizes_too(n: T.int32, A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if n == 30 or n == 40 or n == 50 or n == 60:
            C[0] = 7
        if A[0] == 123456789 and n == 3:
            C[1] = 1
