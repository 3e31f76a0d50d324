# corpus/schedules/sampled_gpu_batch_23: stage 08, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 16)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 4)
        vthread_x = T.launch_thread("vthread.x", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_local = T.alloc_local((1, 1, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        C_local[0, 0, 0] = T.float32(0.0)
        A_shared = T.alloc_shared((1, 4, 8), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        B_shared = T.alloc_shared((1, 8, 8), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        A_shared[0, threadIdx_x // 8, threadIdx_x % 8] = A[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8]
        for ax0_ax1_ax2_fused_0 in range(2):
            B_shared[0, ax0_ax1_ax2_fused_0 * 4 + threadIdx_x // 8, threadIdx_x % 8] = B[blockIdx_x // 2, ax0_ax1_ax2_fused_0 * 4 + threadIdx_x // 8, threadIdx_x % 8]
        for k_1 in range(8):
            C_local[0, 0, 0] = C_local[0, 0, 0] + A_shared[0, threadIdx_x // 8, k_1] * B_shared[0, k_1, threadIdx_x % 8]
        C[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8] = C_local[0, 0, 0]
