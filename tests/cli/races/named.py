# SPDX-License-Identifier: Apache-2.0
# Barriers of some threads of a block: those of a warp, or of a name. expected.txt says which of these race.
from tvm.script import tir as T


@T.prim_func
def producer(A: T.Buffer((128,), "int32"), C: T.Buffer((64,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    S = T.decl_buffer((64,), "int32", scope="shared")
    if t < 64:
        S[t] = A[t]
        T.evaluate(T.tvm_storage_sync("shared", 1, 128))
    else:
        T.evaluate(T.tvm_storage_sync("shared", 1, 128))
        C[t - 64] = S[127 - t]


@T.prim_func
def halves(A: T.Buffer((128,), "int32"), C: T.Buffer((128,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    S = T.decl_buffer((128,), "int32", scope="shared")
    S[t] = A[t]
    if t < 64:
        T.evaluate(T.tvm_storage_sync("shared", 1, 64))
        C[t] = S[63 - t]
    else:
        T.evaluate(T.tvm_storage_sync("shared", 2, 64))
        C[t] = S[191 - t]


@T.prim_func
def other_half(A: T.Buffer((128,), "int32"), C: T.Buffer((128,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    S = T.decl_buffer((128,), "int32", scope="shared")
    S[t] = A[t]
    if t < 64:
        T.evaluate(T.tvm_storage_sync("shared", 1, 64))
        C[t] = S[127 - t]
    else:
        T.evaluate(T.tvm_storage_sync("shared", 2, 64))
        C[t] = S[191 - t]


@T.prim_func
def one_name_for_two(A: T.Buffer((128,), "int32"), C: T.Buffer((128,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    S = T.decl_buffer((128,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared", 1, 64))
    C[t] = S[t]


@T.prim_func
def too_few(A: T.Buffer((128,), "int32"), C: T.Buffer((128,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    C[t] = A[t]
    if t < 32:
        T.evaluate(T.tvm_storage_sync("shared", 1, 64))


@T.prim_func
def warps(A: T.Buffer((64,), "int32"), C: T.Buffer((64,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    S = T.decl_buffer((64,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("warp"))
    C[t] = S[t // 32 * 32 + 31 - t % 32]


@T.prim_func
def warps_apart(A: T.Buffer((64,), "int32"), C: T.Buffer((64,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    S = T.decl_buffer((64,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("warp"))
    C[t] = S[63 - t]


@T.prim_func
def ring(A: T.Buffer((128,), "int32"), C: T.Buffer((64,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    S = T.decl_buffer((64,), "int32", scope="shared")
    if t < 64:
        for i in range(2):
            S[t] = A[i * 64 + t]
            T.evaluate(T.tvm_storage_sync("shared", 1, 128))
            T.evaluate(T.tvm_storage_sync("shared", 2, 128))
    else:
        for i in range(2):
            T.evaluate(T.tvm_storage_sync("shared", 1, 128))
            C[t - 64] = C[t - 64] + S[127 - t]
            T.evaluate(T.tvm_storage_sync("shared", 2, 128))


@T.prim_func
def ring_overwritten(A: T.Buffer((128,), "int32"), C: T.Buffer((64,), "int32")):
    t = T.launch_thread("threadIdx.x", 128)
    S = T.decl_buffer((64,), "int32", scope="shared")
    if t < 64:
        for i in range(2):
            S[t] = A[i * 64 + t]
            T.evaluate(T.tvm_storage_sync("shared", 1, 128))
    else:
        for i in range(2):
            T.evaluate(T.tvm_storage_sync("shared", 1, 128))
            C[t - 64] = C[t - 64] + S[127 - t]
