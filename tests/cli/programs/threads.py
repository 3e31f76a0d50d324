# SPDX-License-Identifier: Apache-2.0
# Functions over blocks and threads for `tenor run`: a tiled product, and what is not ordered.
from tvm.script import tir as T


@T.prim_func
def product(A: T.Buffer((8, 8), "int32"), B: T.Buffer((8, 8), "int32"), C: T.Buffer((8, 8), "int32")):
    with T.block("root"):
        T.reads()
        T.writes()
        A_shared = T.alloc_buffer((8, 8), "int32", scope="shared")
        B_shared = T.alloc_buffer((8, 8), "int32", scope="shared.dyn")
        C_local = T.alloc_buffer((8, 8), "int32", scope="local")
        for by in T.thread_binding(2, thread="blockIdx.y"):
            for bx in T.thread_binding(2, thread="blockIdx.x"):
                for ty in T.thread_binding(4, thread="threadIdx.y"):
                    for tx in T.thread_binding(4, thread="threadIdx.x"):
                        C_local[by * 4 + ty, bx * 4 + tx] = 0
                        for k0 in range(2):
                            for u in T.thread_binding(4, thread="threadIdx.y"):
                                for v in T.thread_binding(4, thread="threadIdx.x"):
                                    A_shared[by * 4 + u, k0 * 4 + v] = A[by * 4 + u, k0 * 4 + v]
                            for u in T.thread_binding(4, thread="threadIdx.y"):
                                for v in T.thread_binding(4, thread="threadIdx.x"):
                                    B_shared[k0 * 4 + u, bx * 4 + v] = B[k0 * 4 + u, bx * 4 + v]
                            for k1 in range(4):
                                C_local[by * 4 + ty, bx * 4 + tx] = (
                                    C_local[by * 4 + ty, bx * 4 + tx]
                                    + A_shared[by * 4 + ty, k0 * 4 + k1] * B_shared[k0 * 4 + k1, bx * 4 + tx]
                                )
                        C[by * 4 + ty, bx * 4 + tx] = C_local[by * 4 + ty, bx * 4 + tx]


@T.prim_func
def plain(A: T.Buffer((8, 8), "int32"), B: T.Buffer((8, 8), "int32"), C: T.Buffer((8, 8), "int32")):
    for i, j in T.grid(8, 8):
        C[i, j] = 0
        for k in range(8):
            C[i, j] = C[i, j] + A[i, k] * B[k, j]


@T.prim_func
def tail(n: T.int32, a: T.handle, c: T.handle):
    A = T.match_buffer(a, (n,), "int32")
    C = T.match_buffer(c, (n,), "int32")
    bx = T.launch_thread("blockIdx.x", (n + 3) // 4)
    tx = T.launch_thread("threadIdx.x", 4)
    if bx * 4 + tx < n:
        C[bx * 4 + tx] = A[bx * 4 + tx] + 1


@T.prim_func
def divergent(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    with T.block("root"):
        T.reads()
        T.writes()
        S = T.alloc_buffer((8,), "int32", scope="shared")
        for b in T.thread_binding(1, thread="blockIdx.x"):
            for t in T.thread_binding(8, thread="threadIdx.x"):
                if t % 2 == 0:
                    S[t] = A[t]
                    C[t] = S[6 - t]


@T.prim_func
def exchange(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    for t in T.thread_binding(8, thread="threadIdx.x"):
        C[t] = A[t]
        A[t] = C[7 - t]


@T.prim_func
def extents(n: T.int32, C: T.Buffer((8,), "int32")):
    for t in T.thread_binding(8, thread="threadIdx.x"):
        for u in T.thread_binding(n, thread="threadIdx.x"):
            C[u] = t


@T.prim_func
def barrier(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]


@T.prim_func
def crowd(C: T.Buffer((8,), "int32")):
    for t in T.thread_binding(100000000, thread="threadIdx.x"):
        C[t % 8] = 1
