# corpus/schedules/matmul_async_dynamic: stage 17, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_async_dynamic(A: T.Buffer((4, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        C_local = T.allocate([1], "float32", "local")
        A_shared_dyn = T.allocate([32], "float32", "shared.dyn")
        B_shared_dyn = T.allocate([32], "float32", "shared.dyn")
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local_1 = T.Buffer((1,), data=C_local, scope="local")
        C_local_1[0] = T.float32(0.0)
        A_shared_dyn_1 = T.Buffer((32,), data=A_shared_dyn, scope="shared.dyn")
        A_1 = T.Buffer((64,), data=A.data)
        B_shared_dyn_1 = T.Buffer((32,), data=B_shared_dyn, scope="shared.dyn")
        B_1 = T.Buffer((64,), data=B.data)
        with T.attr(0, "async_commit_queue_scope", 0):
            with T.attr(0, "async_scope", 1):
                A_shared_dyn_1[threadIdx_y * 4 + threadIdx_x] = A_1[threadIdx_y * 16 + threadIdx_x]
            T.attr(0, "async_scope", 1)
            B_shared_dyn_1[threadIdx_y * 4 + threadIdx_x] = B_1[threadIdx_y * 4 + threadIdx_x]
        for k_0 in range(3):
            with T.attr(0, "async_commit_queue_scope", 0):
                with T.attr(0, "async_scope", 1):
                    A_shared_dyn_1[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = A_1[threadIdx_y * 16 + k_0 * 4 + threadIdx_x + 4]
                T.attr(0, "async_scope", 1)
                B_shared_dyn_1[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = B_1[k_0 * 16 + threadIdx_y * 4 + threadIdx_x + 16]
            T.attr(0, "async_wait_queue_scope", 0)
            T.attr(0, "async_wait_inflight_count", 1)
            for k_1 in range(4):
                cse_v1: T.int32 = k_0 % 2 * 16
                C_local_1[0] = C_local_1[0] + A_shared_dyn_1[cse_v1 + threadIdx_y * 4 + k_1] * B_shared_dyn_1[cse_v1 + k_1 * 4 + threadIdx_x]
        with T.attr(0, "async_wait_queue_scope", 0):
            T.attr(0, "async_wait_inflight_count", 0)
            for k_1 in range(4):
                C_local_1[0] = C_local_1[0] + A_shared_dyn_1[threadIdx_y * 4 + k_1 + 16] * B_shared_dyn_1[k_1 * 4 + threadIdx_x + 16]
        C_1 = T.Buffer((16,), data=C.data)
        C_1[threadIdx_y * 4 + threadIdx_x] = C_local_1[0]
