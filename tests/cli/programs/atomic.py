# SPDX-License-Identifier: Apache-2.0
# Sums by atomic updates, and what else comes to the same.
from tvm.script import tir as T


@T.prim_func
def of_blocks(A: T.Buffer((16,), "float32"), C: T.Buffer((1,), "float32")):
    for b in T.thread_binding(4, thread="blockIdx.x"):
        for t in T.thread_binding(4, thread="threadIdx.x"):
            T.evaluate(T.call_extern("float32", "atomicAdd", T.address_of(C[0]), A[b * 4 + t]))


@T.prim_func
def of_others(A: T.Buffer((16,), "float32"), C: T.Buffer((1,), "float32")):
    for b in T.thread_binding(4, thread="blockIdx.x"):
        for t in T.thread_binding(4, thread="threadIdx.x"):
            T.evaluate(T.call_extern("float32", "atomicAdd", T.address_of(C[0]), A[b + t * 4]))


@T.prim_func
def in_order(A: T.Buffer((16,), "float32"), C: T.Buffer((1,), "float32")):
    for i in range(16):
        C[0] = C[0] + A[i]


@T.prim_func
def histogram(A: T.Buffer((16,), "int32"), C: T.Buffer((4,), "int32")):
    for i in range(16):
        C[T.bitwise_and(A[i], 3)] = C[T.bitwise_and(A[i], 3)] + 1


@T.prim_func
def histogram_atomic(A: T.Buffer((16,), "int32"), C: T.Buffer((4,), "int32")):
    for t in T.thread_binding(16, thread="threadIdx.x"):
        T.evaluate(T.call_intrin("int32", "tir.atomic_add", T.address_of(C[T.bitwise_and(A[t], 3)]), 1))
