# SPDX-License-Identifier: Apache-2.0
# Blocks that threads reduce together, and buffers that one loop uses, among barriers.
from tvm.script import tir as T


@T.prim_func
def reduced(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    for t in T.thread_binding(8, thread="threadIdx.x"):
        with T.block("sum"):
            k = T.axis.reduce(8, t)
            with T.init():
                C[0] = 0
            C[0] = C[0] + A[k]


@T.prim_func
def reduced_and_read(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    with T.block("root"):
        S = T.alloc_buffer((1,), "int32", scope="shared")
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.block("sum"):
                k = T.axis.reduce(8, t)
                with T.init():
                    S[0] = 0
                S[0] = S[0] + A[k]
            C[t] = S[0]


@T.prim_func
def reduced_and_met(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    with T.block("root"):
        S = T.alloc_buffer((1,), "int32", scope="shared")
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.block("sum"):
                k = T.axis.reduce(8, t)
                with T.init():
                    S[0] = 0
                S[0] = S[0] + A[k]
            T.evaluate(T.tvm_storage_sync("shared"))
            C[t] = S[0]


@T.prim_func
def reduced_in_two(A: T.Buffer((16,), "int32"), C: T.Buffer((1,), "int32")):
    for t in T.thread_binding(8, thread="threadIdx.x"):
        for o in range(2):
            with T.block("sum"):
                k = T.axis.reduce(16, o * 8 + t)
                with T.init():
                    C[0] = 0
                C[0] = C[0] + A[k]
            T.evaluate(T.tvm_storage_sync("shared"))


@T.prim_func
def reduced_of_neighbours(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
    with T.block("root"):
        S = T.alloc_buffer((8,), "int32", scope="shared")
        for t in T.thread_binding(8, thread="threadIdx.x"):
            S[t] = A[t]
            with T.block("sum"):
                k = T.axis.reduce(8, t)
                with T.init():
                    C[0] = 0
                C[0] = C[0] + S[7 - k]


@T.prim_func
def private_tile(A: T.Buffer((2, 8), "int32"), C: T.Buffer((2, 8), "int32")):
    with T.block("root"):
        S = T.alloc_buffer((8,), "int32")
        for p in T.parallel(2):
            for t in T.thread_binding(8, thread="threadIdx.x"):
                S[t] = A[p, t]
                T.evaluate(T.tvm_storage_sync("shared"))
                C[p, t] = S[7 - t]


@T.prim_func
def private_tile_unmet(A: T.Buffer((2, 8), "int32"), C: T.Buffer((2, 8), "int32")):
    with T.block("root"):
        S = T.alloc_buffer((8,), "int32")
        for p in T.parallel(2):
            for t in T.thread_binding(8, thread="threadIdx.x"):
                S[t] = A[p, t]
                C[p, t] = S[7 - t]
