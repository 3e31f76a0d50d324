# corpus/schedules/matmul_virtual: stage 13, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        vthread_y = T.launch_thread("vthread.y", 2)
        vthread_x = T.launch_thread("vthread.x", 2)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local = T.alloc_local((1, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        C_local[0, 0] = T.float32(0.0)
        for k_0 in range(2):
            A_shared = T.alloc_shared((8, 4), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            B_shared = T.alloc_shared((4, 8), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for ax0_ax1_fused_3 in T.vectorized(2):
                A_shared[threadIdx_y * 2 + threadIdx_x // 2, threadIdx_x % 2 * 2 + ax0_ax1_fused_3] = A[threadIdx_y * 2 + threadIdx_x // 2, k_0 * 4 + threadIdx_x % 2 * 2 + ax0_ax1_fused_3]
            for ax0_ax1_fused_3 in T.vectorized(2):
                B_shared[threadIdx_y, threadIdx_x * 2 + ax0_ax1_fused_3] = B[k_0 * 4 + threadIdx_y, blockIdx_x * 8 + threadIdx_x * 2 + ax0_ax1_fused_3]
            for k_1 in range(4):
                C_local[0, 0] = C_local[0, 0] + A_shared[vthread_y * 4 + threadIdx_y, k_1] * B_shared[k_1, vthread_x * 4 + threadIdx_x]
        C[vthread_y * 4 + threadIdx_y, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x] = C_local[0, 0]
