# corpus/schedules/matmul_async: stage 12, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_async(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local = T.alloc_local((1, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        C_local[0, 0] = T.float32(0.0)
        A_shared = T.alloc_shared((2, 4, 4), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        B_shared = T.alloc_shared((2, 4, 4), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        with T.attr({"async_commit_queue_scope": 0}):
            with T.attr({"async_scope": 1}):
                A_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x] = A[blockIdx_y * 4 + threadIdx_y, T.Mul(0, 4) + threadIdx_x]
            with T.attr({"async_scope": 1}):
                B_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x] = B[T.Mul(0, 4) + threadIdx_y, threadIdx_x]
        for k_0 in range(3):
            if k_0 + 1 < 4:
                T.attr({"async_commit_queue_scope": 0})
                with T.attr({"async_scope": 1}):
                    A_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x] = A[blockIdx_y * 4 + threadIdx_y, (k_0 + 1) * 4 + threadIdx_x]
                with T.attr({"async_scope": 1}):
                    B_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x] = B[(k_0 + 1) * 4 + threadIdx_y, threadIdx_x]
            if k_0 + 1 - 1 < 4:
                T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1})
                for k_1 in range(4):
                    C_local[0, 0] = C_local[0, 0] + A_shared[(k_0 - 1 + 1) % 2, threadIdx_y, k_1] * B_shared[(k_0 - 1 + 1) % 2, k_1, threadIdx_x]
        with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 0}):
            for k_1 in range(4):
                C_local[0, 0] = C_local[0, 0] + A_shared[T.FloorMod(3, 2), threadIdx_y, k_1] * B_shared[T.FloorMod(3, 2), k_1, threadIdx_x]
        C[blockIdx_y * 4 + threadIdx_y, threadIdx_x] = C_local[0, 0]
