# SPDX-License-Identifier: Apache-2.0
# Before: integer parameters that are data, and sizes that are compared with large constants.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def clip(x: T.int32) -> T.int32:
        if x > 500000:
            T.ret(1)
        T.ret(x)

    @T.prim_func(private=True)
    def clip_and_add(x: T.int32, y: T.int32) -> T.int32:
        T.ret(Module.clip(x) + y)

    @T.prim_func(private=True)
    def put(C: T.Buffer((4,), "int32"), x: T.int32):
        if x >= 0 and x < 4:
            C[x] = 1

    @T.prim_func
    def passes_on(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        C[0] = Module.clip_and_add(k, A[0])

    @T.prim_func
    def passes_on_and_differs(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        C[0] = Module.clip_and_add(k, A[0])

    @T.prim_func
    def passes_an_index_on(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        Module.put(C.data, k)

    @T.prim_func
    def divides(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        for i in range(4):
            C[i] = A[i] % k

    @T.prim_func
    def divides_unless_zero(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        if k != 0:
            C[0] = A[0] // k

    @T.prim_func
    def drops_a_quotient(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), k: T.int32):
        T.evaluate(A[0] // k)
        C[0] = 1

    @T.prim_func
    def large_constant(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), n: T.int32):
        for i in range(n):
            C[0] = C[0] + 1
        C[1] = 1

    @T.prim_func
    def large_extent(a: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        for i in range(n):
            A[i] = A[i] + 1

    @T.prim_func
    def too_many_steps(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), n: T.int32):
        for i in range(n):
            C[0] = C[0] + 1
        C[1] = 1

    @T.prim_func
    def too_many_bytes(a: T.handle, n: T.int32):
        A = T.match_buffer(a, (n,), "int32")
        for i in range(n):
            A[i] = A[i] + 1

    @T.prim_func
    def least_of_all(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32"), n: T.int64):
        for i in range(n):
            C[0] = C[0] + 1
