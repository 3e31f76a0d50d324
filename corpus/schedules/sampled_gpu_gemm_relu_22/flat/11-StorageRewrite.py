# corpus/schedules/sampled_gpu_gemm_relu_22: stage 11, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemm_relu_22(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(128)
        B_1 = B.view(256)
        bias_1 = T.decl_buffer((16,), data=bias.data)
        D_1 = D.view(128)
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 512):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 4)
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((16,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                for k_0 in range(4):
                    A_shared[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + k_0 * 4 + threadIdx_x % 4]
                    if threadIdx_x < 16:
                        B_shared[threadIdx_x] = B_1[k_0 * 64 + threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4]
                    for k_1 in range(4):
                        C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + k_1] * B_shared[k_1 * 4 + threadIdx_x % 4]
                D_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4] = T.max(C_local[0] + bias_1[blockIdx_x * 4 + threadIdx_x % 4], T.float32(0.0))
