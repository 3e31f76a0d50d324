# SPDX-License-Identifier: Apache-2.0
# Async copies, and what is read before they have come to their end.
from tvm.script import tir as T


@T.prim_func
def copied(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    T.evaluate(T.ptx_wait_group(0))
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]


@T.prim_func
def not_waited(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]


@T.prim_func
def not_committed(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_wait_group(0))
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = S[7 - t]


@T.prim_func
def not_met(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    T.evaluate(T.ptx_wait_group(0))
    C[t] = S[7 - t]


@T.prim_func
def met_before_waited(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    T.evaluate(T.tvm_storage_sync("shared"))
    T.evaluate(T.ptx_wait_group(0))
    C[t] = S[7 - t]


@T.prim_func
def own_copy(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    T.evaluate(T.ptx_wait_group(0))
    C[t] = S[t]


@T.prim_func
def source_written(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    A[t] = 0
    T.evaluate(T.ptx_wait_group(0))
    C[t] = S[t]


@T.prim_func
def pipeline(A: T.Buffer((32,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((16,), "int32", scope="shared")
    C[t] = 0
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    for k in range(3):
        T.evaluate(T.tvm_storage_sync("shared"))
        T.evaluate(T.ptx_cp_async("int32", S.data, (k + 1) % 2 * 8 + t, A.data, k * 8 + 8 + t, 4))
        T.evaluate(T.ptx_commit_group())
        T.evaluate(T.ptx_wait_group(1))
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = C[t] + S[k % 2 * 8 + 7 - t]
    T.evaluate(T.ptx_wait_group(0))
    T.evaluate(T.tvm_storage_sync("shared"))
    C[t] = C[t] + S[15 - t]


@T.prim_func
def pipeline_wrong_group(A: T.Buffer((32,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((16,), "int32", scope="shared")
    C[t] = 0
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    for k in range(3):
        T.evaluate(T.tvm_storage_sync("shared"))
        T.evaluate(T.ptx_cp_async("int32", S.data, (k + 1) % 2 * 8 + t, A.data, k * 8 + 8 + t, 4))
        T.evaluate(T.ptx_commit_group())
        T.evaluate(T.ptx_wait_group(2))
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = C[t] + S[k % 2 * 8 + 7 - t]


@T.prim_func
def pipeline_overwrites(A: T.Buffer((32,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((16,), "int32", scope="shared")
    C[t] = 0
    T.evaluate(T.ptx_cp_async("int32", S.data, t, A.data, t, 4))
    T.evaluate(T.ptx_commit_group())
    for k in range(3):
        T.evaluate(T.ptx_cp_async("int32", S.data, (k + 1) % 2 * 8 + t, A.data, k * 8 + 8 + t, 4))
        T.evaluate(T.ptx_commit_group())
        T.evaluate(T.ptx_wait_group(1))
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = C[t] + S[k % 2 * 8 + 7 - t]


@T.prim_func
def scopes(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    with T.attr(0, "async_commit_queue_scope", 0):
        with T.attr(0, "async_scope", 1):
            S[t] = A[t]
    with T.attr(0, "async_wait_queue_scope", 0):
        with T.attr(0, "async_wait_inflight_count", 0):
            T.evaluate(T.tvm_storage_sync("shared"))
            C[t] = S[7 - t]


@T.prim_func
def scopes_one_left(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    t = T.launch_thread("threadIdx.x", 8)
    S = T.decl_buffer((8,), "int32", scope="shared")
    with T.attr(0, "async_commit_queue_scope", 0):
        with T.attr(0, "async_scope", 1):
            S[t] = A[t]
    with T.attr(0, "async_wait_queue_scope", 0):
        with T.attr(0, "async_wait_inflight_count", 1):
            T.evaluate(T.tvm_storage_sync("shared"))
            C[t] = S[7 - t]
