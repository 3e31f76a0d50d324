# SPDX-License-Identifier: Apache-2.0
# Before: an error that nothing uses, sizes without meaning, a layout.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def drops_a_value(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        T.evaluate(A[0] // A[1])
        C[0] = A[0]

    @T.prim_func
    def drops_a_use(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = A[0] // A[1]

    @T.prim_func
    def adds_a_value(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = A[0]

    @T.prim_func
    def is_empty_at_zero(a: T.handle, c: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        C = T.match_buffer(c, (n,), "int32")
        for i in range(n):
            C[i + 1] = A[i]

    @T.prim_func
    def transposed(a: T.handle, C: T.Buffer((4,), "int32")):
        A = T.match_buffer(a, (2, 2), "int32", strides=[1, 2])
        for i in range(4):
            C[i] = A[i // 2, i % 2]

    @T.prim_func
    def drops_a_variable(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = A[0] // A[1]
        r: T.int32 = q + 1
        s = T.int32()
        C[0] = A[0] + T.Let(1, where={s: A[1] // A[0]})

    @T.prim_func
    def drops_a_stored_variable(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = A[0] // A[1]
        C[0] = q - q + A[0]

    @T.prim_func
    def keeps_one_of_two(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = A[0] // A[1]
        r: T.int32 = A[1] // A[0]
        C[0] = A[0]

    @T.prim_func
    def reads_outside_beside(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = 5 // A[1]
        r: T.int32 = A[A[0]]
        C[0] = 6

    @T.prim_func
    def evaluates_a_variable(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = T.shift_right(5 // A[1], 1)
        T.evaluate(q)
        C[0] = 6

    @T.prim_func
    def excuses_no_other(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = 5 // (A[0] - 777777)
        C[0] = 1

    @T.prim_func
    def loses_the_assertion_beside(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        q: T.int32 = 5 // A[1]
        assert A[0] != 123456789, "rare"
        C[0] = 6
