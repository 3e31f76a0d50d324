# SPDX-License-Identifier: Apache-2.0
# Barriers that are there, missing, or in the wrong place. expected.txt says which of these race.
from tvm.script import tir as T


@T.prim_func
def exchange(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]


@T.prim_func
def exchange_late(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    C[t] = S[7 - t]
    T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def own_element(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    C[t] = S[t]
    T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def rewrite(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]
    S[t] = 0


@T.prim_func
def rewrite_met(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]
    T.evaluate(T.tvm_storage_sync("shared"))
    S[t] = 0


@T.prim_func
def tile_loop(A: T.Buffer((4, 8), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    C[t] = 0
    for k in range(4):
        S[t] = A[k, t]
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = C[t] + S[7 - t]


@T.prim_func
def tile_loop_met(A: T.Buffer((4, 8), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    C[t] = 0
    for k in range(4):
        T.evaluate(T.tvm_storage_sync("shared"))
        S[t] = A[k, t]
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = C[t] + S[7 - t]


@T.prim_func
def global_memory(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    C[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    A[t] = C[7 - t]


@T.prim_func
def other_block(A: T.Buffer((16,), "int32"), C: T.Buffer((16,), "int32")):
    b = T.launch_thread("blockIdx.x", 2)
    t = T.launch_thread("threadIdx.x", 8)
    C[b * 8 + t] = A[b * 8 + t]
    T.evaluate(T.tvm_storage_sync("shared"))
    A[b * 8 + t] = C[15 - b * 8 - t]


@T.prim_func
def own_block(A: T.Buffer((16,), "int32"), C: T.Buffer((16,), "int32")):
    b = T.launch_thread("blockIdx.x", 2)
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[b * 8 + t]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[b * 8 + t] = S[7 - t]


@T.prim_func
def two_axes(A: T.Buffer((4, 4), "int32"), C: T.Buffer((4, 4), "int32")):
    y = T.launch_thread("threadIdx.y", 4)
    x = T.launch_thread("threadIdx.x", 4)
    S = T.decl_buffer((4, 4), "int32", scope="shared")
    S[y, x] = A[y, x]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[y, x] = S[x, y]


@T.prim_func
def two_axes_apart(A: T.Buffer((4, 4), "int32"), C: T.Buffer((4, 4), "int32")):
    y = T.launch_thread("threadIdx.y", 4)
    x = T.launch_thread("threadIdx.x", 4)
    S = T.decl_buffer((4, 4), "int32", scope="shared")
    T.evaluate(T.tvm_storage_sync("shared"))
    S[y, x] = A[y, x]
    C[y, x] = S[x, y]


@T.prim_func
def local_memory(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    L = T.decl_buffer((1,), "int32", scope="local")
    L[0] = A[t]
    C[t] = L[0] + 1
    T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def tree_sum(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    for i in range(3):
        T.evaluate(T.tvm_storage_sync("shared"))
        if t < T.shift_right(4, i):
            S[t] = S[t] + S[t + T.shift_right(4, i)]
    if t == 0:
        C[0] = S[0]


@T.prim_func
def tree_sum_unmet(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    for i in range(3):
        if t < T.shift_right(4, i):
            S[t] = S[t] + S[t + T.shift_right(4, i)]
    if t == 0:
        C[0] = S[0]


@T.prim_func
def scan(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    L = T.decl_buffer((1,), "int32", scope="local")
    S[t] = A[t]
    for i in range(3):
        T.evaluate(T.tvm_storage_sync("shared"))
        L[0] = T.if_then_else(t >= T.shift_left(1, i), S[T.max(t - T.shift_left(1, i), 0)], 0)
        T.evaluate(T.tvm_storage_sync("shared"))
        S[t] = S[t] + L[0]
    C[t] = S[t]


@T.prim_func
def scan_in_place(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    for i in range(3):
        T.evaluate(T.tvm_storage_sync("shared"))
        if t >= T.shift_left(1, i):
            S[t] = S[t] + S[t - T.shift_left(1, i)]
    C[t] = S[t]


@T.prim_func
def loops_of_one_block(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    with T.block("root"):
        S = T.alloc_buffer((8,), "int32", scope="shared")
        for b in T.thread_binding(1, thread="blockIdx.x"):
            for t in T.thread_binding(8, thread="threadIdx.x"):
                S[t] = A[t]
            for t in T.thread_binding(8, thread="threadIdx.x"):
                C[t] = S[7 - t]
                T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def two_kernels(A: T.Buffer((8,), "int32"), B: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    for b in T.thread_binding(1, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            B[t] = A[t]
            T.evaluate(T.tvm_storage_sync("shared"))
    for b in T.thread_binding(1, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            C[t] = B[7 - t]
