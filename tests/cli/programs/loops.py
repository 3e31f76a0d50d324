# SPDX-License-Identifier: Apache-2.0
# Functions for `tenor run` and `tenor trace`: what is done, and each way in which a run can end.
from tvm.script import tir as T


@T.prim_func
def half(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
    for i in range(2):
        C[i] = A[i] * T.float32(2)


@T.prim_func
def beyond(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
    for i in range(4):
        C[i + 1] = A[i]


@T.prim_func
def race(C: T.Buffer((8,), "int32")):
    for i in T.parallel(1, 8):
        C[i] = C[i - 1]


@T.prim_func
def divide(n: T.int32, C: T.Buffer((4,), "int32")):
    C[0] = 7 // n


@T.prim_func
def foreign(c: T.bool, C: T.Buffer((4,), "int32")):
    C[0] = 1
    if c:
        T.evaluate(T.call_extern("int32", "touch", C.data))


@T.prim_func
def sized(a: T.handle, c: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    C = T.match_buffer(c, (n, 2), "int32")
    for i in range(n):
        C[i, 0] = A[i]
        C[i, 1] = A[i] + 1


@T.prim_func
def result(n: T.int32) -> T.int32:
    T.ret(n * 2)


@T.prim_func
def wrong(A: T.Buffer((4, 4), "int32")):
    A[0] = 1
