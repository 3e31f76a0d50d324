# SPDX-License-Identifier: Apache-2.0
# Functions for `tenor specified`: some are for every input that is tried, each of the others not in a way of its own.
from tvm.script import tir as T


@T.prim_func
def padded(a: T.handle, c: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    C = T.match_buffer(c, (n + 2,), "float32")
    for i in range(n + 2):
        C[i] = T.if_then_else(1 <= i and i < n + 1, A[i - 1], T.float32(0))


@T.prim_func
def short(a: T.handle, c: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    C = T.match_buffer(c, (n,), "float32")
    for i in range((n + 3) // 4):
        for j in range(4):
            C[i * 4 + j] = A[i * 4 + j]


@T.prim_func
def quantised(A: T.Buffer((8,), "float32"), C: T.Buffer((8,), "int8")):
    for i in range(8):
        C[i] = T.Cast("int8", A[i])


@T.prim_func
def scratch(C: T.Buffer((4,), "int32")):
    B = T.alloc_buffer((4,), "int32")
    for i in range(4):
        if i != 2:
            B[i] = i
    for i in range(4):
        C[i] = B[i]


@T.prim_func
def guarded(n: T.int32, C: T.Buffer((4,), "int32")):
    assert n > 0, "a size"
    if n > 100:
        C[0] = 1
    C[1] = 7 // n
