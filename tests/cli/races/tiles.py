# SPDX-License-Identifier: Apache-2.0
# Tiles that overlap, buffers that are reused too early, and threads that write one element.
from tvm.script import tir as T


@T.prim_func
def halo(A: T.Buffer((10,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((10,), "int32", scope="shared")
    S[t] = A[t]
    if t < 2:
        S[t + 8] = A[t + 8]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[t] + S[t + 1] + S[t + 2]


@T.prim_func
def halo_overlaps(A: T.Buffer((10,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((10,), "int32", scope="shared")
    S[t] = A[t]
    if t < 3:
        S[t + 7] = A[t + 7] + 1
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[t] + S[t + 1] + S[t + 2]


@T.prim_func
def halo_again(A: T.Buffer((10,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((10,), "int32", scope="shared")
    S[t] = A[t]
    if t < 3:
        S[t + 7] = A[t + 7]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[t] + S[t + 1] + S[t + 2]


@T.prim_func
def stencil_in_place(A: T.Buffer((10,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    T.evaluate(T.tvm_storage_sync("shared"))
    A[t + 1] = A[t] + A[t + 2]


@T.prim_func
def stencil_by_parts(A: T.Buffer((10,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    L = T.decl_buffer((1,), "int32", scope="local")
    L[0] = A[t] + A[t + 2]
    T.evaluate(T.tvm_storage_sync("shared"))
    A[t + 1] = L[0]


@T.prim_func
def double_buffer(A: T.Buffer((4, 8), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((2, 8), "int32", scope="shared")
    C[t] = 0
    S[0, t] = A[0, t]
    for k in range(4):
        T.evaluate(T.tvm_storage_sync("shared"))
        if k < 3:
            S[(k + 1) % 2, t] = A[k + 1, t]
        C[t] = C[t] + S[k % 2, 7 - t]


@T.prim_func
def double_buffer_stale(A: T.Buffer((4, 8), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((2, 8), "int32", scope="shared")
    C[t] = 0
    S[0, t] = A[0, t]
    T.evaluate(T.tvm_storage_sync("shared"))
    for k in range(4):
        if k < 3:
            S[(k + 1) % 2, t] = A[k + 1, t]
        C[t] = C[t] + S[k % 2, 7 - t]


@T.prim_func
def double_buffer_wrong_half(A: T.Buffer((4, 8), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((2, 8), "int32", scope="shared")
    C[t] = 0
    S[0, t] = A[0, t]
    for k in range(4):
        T.evaluate(T.tvm_storage_sync("shared"))
        if k < 3:
            S[k % 2, t] = A[k + 1, t]
        C[t] = C[t] + S[k % 2, 7 - t]


@T.prim_func
def one_flag(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((1,), "int32", scope="shared")
    if t == 0:
        S[0] = 0
    T.evaluate(T.tvm_storage_sync("shared"))
    if t % 2 == 0:
        S[0] = 1
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = A[t] + S[0]


@T.prim_func
def two_flags(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((1,), "int32", scope="shared")
    S[0] = t
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = A[t] + S[0]


@T.prim_func
def read_before_flag(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((1,), "int32", scope="shared")
    if t == 0:
        S[0] = 1
    C[t] = A[t] + S[0]
    T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def histogram(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    if t == 0:
        C[0] = 0
    T.evaluate(T.tvm_storage_sync("shared"))
    C[0] = C[0] + A[t]


@T.prim_func
def turns(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    if t == 0:
        C[0] = 0
    for i in range(8):
        T.evaluate(T.tvm_storage_sync("shared"))
        if i == t:
            C[0] = C[0] + A[t]


@T.prim_func
def vector_overlap(A: T.Buffer((32,), "int32"), C: T.Buffer((32,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((36,), "int32", scope="shared")
    T.evaluate(T.tvm_storage_sync("shared"))
    S[t * 3:t * 3 + 4] = A[t * 4:t * 4 + 4]
    C[t * 4:t * 4 + 4] = S[t * 3:t * 3 + 4]


@T.prim_func
def vector_tiles(A: T.Buffer((32,), "int32"), C: T.Buffer((32,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((32,), "int32", scope="shared")
    S[t * 4:t * 4 + 4] = A[t * 4:t * 4 + 4]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t * 4:t * 4 + 4] = S[28 - t * 4:32 - t * 4]


@T.prim_func
def transpose(A: T.Buffer((4, 4), "int32")):
    y = T.launch_thread("threadIdx.y", 4)
    x = T.launch_thread("threadIdx.x", 4)
    L = T.decl_buffer((1,), "int32", scope="local")
    L[0] = A[x, y]
    T.evaluate(T.tvm_storage_sync("shared"))
    A[y, x] = L[0]


@T.prim_func
def transpose_at_once(A: T.Buffer((4, 4), "int32")):
    y = T.launch_thread("threadIdx.y", 4)
    x = T.launch_thread("threadIdx.x", 4)
    T.evaluate(T.tvm_storage_sync("shared"))
    A[y, x] = A[x, y]
