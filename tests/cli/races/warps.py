# SPDX-License-Identifier: Apache-2.0
# What the threads of a warp exchange, and what they only seem to.
from tvm.script import tir as T


@T.prim_func
def warp_sum(A: T.Buffer((32,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 32)
    L = T.decl_buffer((1,), "int32", scope="local")
    mask = T.decl_buffer((1,), "uint32", scope="local")
    L[0] = A[t]
    mask[0] = T.tvm_warp_activemask()
    for i in range(5):
        L[0] = L[0] + T.tvm_warp_shuffle_down(mask[0], L[0], T.shift_right(16, i), 32, 32)
    if t == 0:
        C[0] = L[0]


@T.prim_func
def warp_sum_in_lockstep(A: T.Buffer((32,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 32)
    S = T.decl_buffer((48,), "int32", scope="shared")
    S[t] = A[t]
    if t < 16:
        S[t + 32] = 0
    T.evaluate(T.tvm_storage_sync("shared"))
    for i in range(5):
        S[t] = S[t] + S[t + T.shift_right(16, i)]
    if t == 0:
        C[0] = S[0]


@T.prim_func
def shuffle_is_no_barrier(A: T.Buffer((32,), "int32"), C: T.Buffer((32,), "int32")):
    t = T.launch_thread("threadIdx.x", 32)
    S = T.decl_buffer((32,), "int32", scope="shared")
    L = T.decl_buffer((1,), "int32", scope="local")
    S[t] = A[t]
    L[0] = T.tvm_warp_shuffle(T.uint32(4294967295), A[t], 0, 32, 32)
    C[t] = S[31 - t] + L[0]


@T.prim_func
def shuffle_in_half(A: T.Buffer((32,), "int32"), C: T.Buffer((32,), "int32")):
    t = T.launch_thread("threadIdx.x", 32)
    C[t] = A[t]
    if t < 16:
        C[t] = T.tvm_warp_shuffle(T.uint32(4294967295), A[t], 15 - t, 16, 32)


@T.prim_func
def shuffle_of_half(A: T.Buffer((32,), "int32"), C: T.Buffer((32,), "int32")):
    t = T.launch_thread("threadIdx.x", 32)
    C[t] = A[t]
    if t < 16:
        C[t] = T.tvm_warp_shuffle(T.uint32(65535), A[t], 15 - t, 16, 32)


@T.prim_func
def two_warps(A: T.Buffer((64,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    L = T.decl_buffer((1,), "int32", scope="local")
    S = T.decl_buffer((2,), "int32", scope="shared")
    L[0] = A[t]
    for i in range(5):
        L[0] = L[0] + T.tvm_warp_shuffle_down(T.uint32(4294967295), L[0], T.shift_right(16, i), 32, 32)
    if t % 32 == 0:
        S[t // 32] = L[0]
    T.evaluate(T.tvm_storage_sync("shared"))
    if t == 0:
        C[0] = S[0] + S[1]


@T.prim_func
def two_warps_unmet(A: T.Buffer((64,), "int32"), C: T.Buffer((1,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    L = T.decl_buffer((1,), "int32", scope="local")
    S = T.decl_buffer((2,), "int32", scope="shared")
    L[0] = A[t]
    for i in range(5):
        L[0] = L[0] + T.tvm_warp_shuffle_down(T.uint32(4294967295), L[0], T.shift_right(16, i), 32, 32)
    if t % 32 == 0:
        S[t // 32] = L[0]
    if t == 0:
        C[0] = S[0] + S[1]


@T.prim_func
def one_warp_alone(A: T.Buffer((64,), "int32"), C: T.Buffer((64,), "int32")):
    t = T.launch_thread("threadIdx.x", 64)
    C[t] = A[t]
    if t < 32:
        C[t] = T.tvm_warp_shuffle_up(T.uint32(4294967295), A[t], 1, 32, 32)
