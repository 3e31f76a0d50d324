# corpus/schedules/sampled_gpu_batch_23: stage 10, after tir.InjectVirtualThread, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_local = T.allocate([1], "float32", "local")
        C_local_1 = T.Buffer((1,), data=C_local, scope="local")
        C_local_1[0] = T.float32(0.0)
        with T.allocate([32], "float32", "shared") as A_shared:
            B_shared = T.allocate([64], "float32", "shared")
            A_shared_1 = T.Buffer((32,), data=A_shared, scope="shared")
            A_1 = T.Buffer((128,), data=A.data)
            A_shared_1[threadIdx_x] = A_1[blockIdx_x * 32 + threadIdx_x]
            B_shared_1 = T.Buffer((64,), data=B_shared, scope="shared")
            for ax0_ax1_ax2_fused_0 in range(2):
                B_1 = T.Buffer((128,), data=B.data)
                B_shared_1[ax0_ax1_ax2_fused_0 * 32 + threadIdx_x] = B_1[blockIdx_x // 2 * 64 + ax0_ax1_ax2_fused_0 * 32 + threadIdx_x]
            for k_1 in range(8):
                C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 8 * 8 + k_1] * B_shared_1[k_1 * 8 + threadIdx_x % 8]
        C_1 = T.Buffer((128,), data=C.data)
        C_1[blockIdx_x * 32 + threadIdx_x] = C_local_1[0]
