# SPDX-License-Identifier: Apache-2.0
# Before: returns that data decide, of functions that declare no result.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def store(C: T.Buffer((4,), "int32"), x: T.int32):
        if x > 5555555:
            T.ret(0)
        C[0] = x

    @T.prim_func
    def returns_first(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 0:
            T.ret(0)
        C[0] = A[1]

    @T.prim_func
    def moves_the_bound(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 7777777:
            T.ret(0)
        C[0] = A[1] * 2

    @T.prim_func
    def leaves_loops(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            if A[i] > 5:
                T.ret(0)
            for j in range(2):
                if A[j] == i:
                    T.ret(0)
                C[j] = C[j] + A[i]

    @T.prim_func
    def returns_after_the_store(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            if A[i] == 1234567:
                T.ret(0)
            C[i] = A[i] + i

    @T.prim_func
    def drops_a_value(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 0:
            T.ret(A[1])
        C[0] = A[1]

    @T.prim_func
    def drops_a_division(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 0:
            T.ret(1 // (A[1] - 98765))
        C[0] = 1

    @T.prim_func
    def calls(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        Module.store(C.data, A[0])
        C[1] = 1

    @T.prim_func
    def ends_its_caller(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        Module.store(C.data, A[0])
        C[1] = 1
