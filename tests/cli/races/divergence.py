# SPDX-License-Identifier: Apache-2.0
# Barriers in code that only some threads reach, or that they reach in different ways.
from tvm.script import tir as T


@T.prim_func
def half(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    C[t] = A[t]
    if t < 4:
        T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def all_of_them(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    C[t] = A[t]
    if t < 8:
        T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def both_branches(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    if t < 4:
        T.evaluate(T.tvm_storage_sync("shared"))
    else:
        T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]


@T.prim_func
def by_size(n: T.int32, a: T.handle, c: T.handle):
    A = T.match_buffer(a, (n,), "int32")
    C = T.match_buffer(c, (n,), "int32")
    b = T.launch_thread("blockIdx.x", (n + 7) // 8)
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    if b * 8 + t < n:
        S[t] = A[b * 8 + t]
        T.evaluate(T.tvm_storage_sync("shared"))
        C[b * 8 + t] = S[t]


@T.prim_func
def by_size_met(n: T.int32, a: T.handle, c: T.handle):
    A = T.match_buffer(a, (n,), "int32")
    C = T.match_buffer(c, (n,), "int32")
    b = T.launch_thread("blockIdx.x", (n + 7) // 8)
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = T.if_then_else(b * 8 + t < n, A[T.min(b * 8 + t, n - 1)], 0)
    T.evaluate(T.tvm_storage_sync("shared"))
    if b * 8 + t < n:
        C[b * 8 + t] = S[7 - t]


@T.prim_func
def trips(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    for i in range(t // 4 + 1):
        C[t] = A[t] + i
        T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def same_trips(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    for i in range(3):
        C[t] = A[t] + i
        T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def other_iteration(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    C[t] = A[t]
    for i in range(2):
        if i == t // 4:
            T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def by_block(A: T.Buffer((16,), "int32"), C: T.Buffer((16,), "int32")):
    b = T.launch_thread("blockIdx.x", 2)
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[b * 8 + t]
    if b == 0:
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = S[7 - t]
    else:
        C[8 + t] = S[t]


@T.prim_func
def left_early(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    for i in range(4):
        C[t] = A[t] + i
        if i == t:
            break
        T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def by_data(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    C[t] = 0
    if A[t] > 0:
        T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def by_one_value(A: T.Buffer((1,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    C[t] = t
    if A[0] > 0:
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = C[t] + 1
