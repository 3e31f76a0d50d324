# corpus/schedules/matmul_async_dynamic: stage 12, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_async_dynamic(A: T.Buffer((4, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local = T.decl_buffer((1, 1), scope="local")
        C_local[0, 0] = T.float32(0.0)
        with T.decl_buffer((2, 4, 4), scope="shared.dyn") as A_shared_dyn:
            B_shared_dyn = T.decl_buffer((2, 4, 4), scope="shared.dyn")
            with T.attr(0, "async_commit_queue_scope", 0):
                with T.attr(0, "async_scope", 1):
                    A_shared_dyn[T.FloorMod(0, 2), threadIdx_y, threadIdx_x] = A[threadIdx_y, T.Mul(0, 4) + threadIdx_x]
                T.attr(0, "async_scope", 1)
                B_shared_dyn[T.FloorMod(0, 2), threadIdx_y, threadIdx_x] = B[T.Mul(0, 4) + threadIdx_y, threadIdx_x]
            for k_0 in range(3):
                if k_0 + 1 < 4:
                    T.attr(0, "async_commit_queue_scope", 0)
                    with T.attr(0, "async_scope", 1):
                        A_shared_dyn[(k_0 + 1) % 2, threadIdx_y, threadIdx_x] = A[threadIdx_y, (k_0 + 1) * 4 + threadIdx_x]
                    T.attr(0, "async_scope", 1)
                    B_shared_dyn[(k_0 + 1) % 2, threadIdx_y, threadIdx_x] = B[(k_0 + 1) * 4 + threadIdx_y, threadIdx_x]
                if k_0 + 1 - 1 < 4:
                    T.attr(0, "async_wait_queue_scope", 0)
                    T.attr(0, "async_wait_inflight_count", 1)
                    for k_1 in range(4):
                        C_local[0, 0] = C_local[0, 0] + A_shared_dyn[(k_0 - 1 + 1) % 2, threadIdx_y, k_1] * B_shared_dyn[(k_0 - 1 + 1) % 2, k_1, threadIdx_x]
            T.attr(0, "async_wait_queue_scope", 0)
            T.attr(0, "async_wait_inflight_count", 0)
            for k_1 in range(4):
                C_local[0, 0] = C_local[0, 0] + A_shared_dyn[T.FloorMod(3, 2), threadIdx_y, k_1] * B_shared_dyn[T.FloorMod(3, 2), k_1, threadIdx_x]
        C[threadIdx_y, threadIdx_x] = C_local[0, 0]
