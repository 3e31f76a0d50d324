# corpus/schedules/sampled_gpu_batch_23: stage 11, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(128)
        B_1 = B.view(128)
        C_1 = C.view(128)
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 16):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 4)
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((64,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                A_shared[threadIdx_x] = A_1[blockIdx_x * 32 + threadIdx_x]
                for ax0_ax1_ax2_fused_0 in range(2):
                    B_shared[ax0_ax1_ax2_fused_0 * 32 + threadIdx_x] = B_1[blockIdx_x // 2 * 64 + ax0_ax1_ax2_fused_0 * 32 + threadIdx_x]
                for k_1 in range(8):
                    C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + k_1] * B_shared[k_1 * 8 + threadIdx_x % 8]
                C_1[blockIdx_x * 32 + threadIdx_x] = C_local[0]
