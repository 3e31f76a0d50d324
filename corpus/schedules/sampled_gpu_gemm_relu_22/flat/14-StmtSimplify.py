# corpus/schedules/sampled_gpu_gemm_relu_22: stage 14, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((16,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                A_shared[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                A_shared[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 4]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 64]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                A_shared[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 8]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 128]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                A_shared[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 12]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 192]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                D_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4] = T.max(C_local[0] + bias_1[blockIdx_x * 4 + threadIdx_x % 4], T.float32(0.0))
