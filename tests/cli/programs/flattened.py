# SPDX-License-Identifier: Apache-2.0
# Functions as buffer flattening and storage rewriting leave them, for `--profile lowered`.
from tvm.script import tir as T


@T.prim_func
def shared(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "int32")):
    m = T.allocate([16], "int8", "global")
    F = T.decl_buffer((4,), "float32", data=m)
    I = T.decl_buffer((4,), "int32", data=m)
    for i in range(4):
        F[i] = A[i]
    for i in range(4):
        C[i] = I[i]


@T.prim_func
def address(A: T.Buffer((4,), "int32"), C: T.Buffer((2,), "int32")):
    p: T.handle("int32") = T.address_of(A[2])
    V = T.decl_buffer((2,), "int32", data=p)
    for i in range(2):
        C[i] = V[i]


@T.prim_func
def beyond(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    p: T.handle("int32") = T.address_of(A[2])
    V = T.decl_buffer((4,), "int32", data=p)
    for i in range(4):
        C[i] = V[i]


@T.prim_func
def race(C: T.Buffer((4,), "int32")):
    V = T.decl_buffer((16,), "int8", data=C.data)
    for i in T.parallel(4):
        C[i] = T.Cast("int32", V[0])
