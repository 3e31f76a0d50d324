# SPDX-License-Identifier: Apache-2.0
# Atomic updates, and what else accesses the memory that they update. expected.txt says which of these race.
from tvm.script import tir as T


@T.prim_func
def histogram_of_all(A: T.Buffer((64,), "int32"), C: T.Buffer((4,), "int32")):
    b = T.launch_thread("blockIdx.x", 2)
    t = T.launch_thread("threadIdx.x", 32)
    T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[T.bitwise_and(A[b * 32 + t], 3)]), 1))


@T.prim_func
def histogram_of_blocks(A: T.Buffer((64,), "int32"), C: T.Buffer((4,), "int32")):
    b = T.launch_thread("blockIdx.x", 2)
    t = T.launch_thread("threadIdx.x", 32)
    S = T.decl_buffer((4,), "int32", scope="shared")
    if t < 4:
        S[t] = 0
    T.evaluate(T.tvm_storage_sync("shared"))
    T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(S[T.bitwise_and(A[b * 32 + t], 3)]), 1))
    T.evaluate(T.tvm_storage_sync("shared"))
    if t < 4:
        T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[t]), S[t]))


@T.prim_func
def begun_late(A: T.Buffer((64,), "int32"), C: T.Buffer((4,), "int32")):
    b = T.launch_thread("blockIdx.x", 2)
    t = T.launch_thread("threadIdx.x", 32)
    S = T.decl_buffer((4,), "int32", scope="shared")
    if t < 4:
        S[t] = 0
    T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(S[t % 4]), A[b * 32 + t]))
    T.evaluate(T.tvm_storage_sync("shared"))
    if t < 4:
        T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[t]), S[t]))


@T.prim_func
def read_early(A: T.Buffer((64,), "int32"), C: T.Buffer((4,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    S = T.decl_buffer((4,), "int32", scope="shared")
    if t < 4:
        S[t] = 0
    T.evaluate(T.tvm_storage_sync("shared"))
    T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(S[t % 4]), A[t]))
    if t < 4:
        C[t] = S[t]


@T.prim_func
def beside_plain_store(A: T.Buffer((64,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    if t == 0:
        C[0] = A[0]
    else:
        T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[0]), A[t]))


@T.prim_func
def two_operators(A: T.Buffer((64,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[0]), A[t]))
    T.evaluate(T.call_extern("int32", "atomicMax", T.address_of(C[0]), A[t]))


@T.prim_func
def two_places(A: T.Buffer((64,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    if A[t] > 0:
        T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[0]), A[t]))
    else:
        T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[0]), 1))


@T.prim_func
def last_of_all(A: T.Buffer((64,), "int32"), C: T.Buffer((1,), "int32"), D: T.Buffer((1,), "int32")):
    b = T.launch_thread("blockIdx.x", 64)
    t = T.launch_thread("threadIdx.x", 1)
    T.evaluate(T.call_extern("int32", "atomicAdd", T.address_of(C[0]), A[b]))
    if b == 63:
        D[0] = C[0]
