# SPDX-License-Identifier: Apache-2.0
# After: the same ones, and some that are not.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def passes_on(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        if k > 500000:
            C[0] = 1 + A[0]
        else:
            C[0] = k + A[0]

    @T.prim_func
    def passes_on_and_differs(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        if k >= 500000:
            C[0] = 1 + A[0]
        else:
            C[0] = k + A[0]

    @T.prim_func
    def passes_an_index_on(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        if k >= 0 and k < 4:
            C[k] = 1

    @T.prim_func
    def divides(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        for i in range(4):
            C[3 - i] = A[3 - i] % k

    @T.prim_func
    def divides_unless_zero(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        C[0] = A[0] // k

    @T.prim_func
    def drops_a_quotient(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        C[0] = 1

    @T.prim_func
    def large_constant(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), n: T.int32):
        for i in range(n):
            C[0] = C[0] + 1
        C[1] = T.if_then_else(n > 50000, 2, 1)

    @T.prim_func
    def large_extent(a: T.handle):
        m = T.int32()
        A = T.match_buffer(a, (m,), "int32")
        for i in range(m):
            A[i] = T.if_then_else(m < 5000, A[i] + 1, A[i])

    @T.prim_func
    def too_many_steps(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), n: T.int32):
        for i in range(n):
            C[0] = C[0] + 1
        C[1] = T.if_then_else(n > 500000000, 2, 1)

    @T.prim_func
    def too_many_bytes(a: T.handle, n: T.int32):
        A = T.match_buffer(a, (n,), "int32")
        for i in range(n):
            if n == 50000000:
                A[i] = 0
            else:
                A[i] = 1 + A[i]

    @T.prim_func
    def least_of_all(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), n: T.int64):
        for i in range(n):
            C[0] = C[0] + 1
        if n < T.int64(-9223372036854775000):
            C[0] = 3
