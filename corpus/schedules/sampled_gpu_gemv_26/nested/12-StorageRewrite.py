# corpus/schedules/sampled_gpu_gemv_26: stage 12, after tir.StorageRewrite, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 1)
        B_local = T.allocate([16], "float32", "local")
        A_shared = T.allocate([512], "float32", "shared")
        x_shared = T.allocate([32], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 1)
        B_local_1 = T.Buffer((64,), data=B_local, scope="local")
        for i_3_init, i_4_init in T.grid(2, 4):
            B_local_1[T.Mul(0, 8) + i_3_init * 4 + i_4_init] = T.float32(0.0)
            B_local_1[T.Mul(1, 8) + i_3_init * 4 + i_4_init] = T.float32(0.0)
        for k_0 in range(2):
            A_shared_1 = T.Buffer((512,), data=A_shared, scope="shared")
            for ax0_ax1_fused_0 in range(256):
                A_1 = T.Buffer((1024,), data=A.data)
                A_shared_1[ax0_ax1_fused_0 * 2:ax0_ax1_fused_0 * 2 + 2] = A_1[ax0_ax1_fused_0 // 16 * 64 + k_0 * 32 + ax0_ax1_fused_0 % 16 * 2:ax0_ax1_fused_0 // 16 * 64 + k_0 * 32 + ax0_ax1_fused_0 % 16 * 2 + 2]
            x_shared_1 = T.Buffer((32,), data=x_shared, scope="shared")
            for ax0_fused_0 in range(16):
                x_1 = T.Buffer((64,), data=x.data)
                x_shared_1[ax0_fused_0 * 2:ax0_fused_0 * 2 + 2] = x_1[k_0 * 32 + ax0_fused_0 * 2:k_0 * 32 + ax0_fused_0 * 2 + 2]
            for k_1, i_3, i_4 in T.grid(32, 2, 4):
                B_local_1[T.Mul(0, 8) + i_3 * 4 + i_4] = B_local_1[T.Mul(0, 8) + i_3 * 4 + i_4] + A_shared_1[T.Mul(0, 256) + i_3 * 128 + i_4 * 32 + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 8) + i_3 * 4 + i_4] = B_local_1[T.Mul(1, 8) + i_3 * 4 + i_4] + A_shared_1[T.Mul(1, 256) + i_3 * 128 + i_4 * 32 + k_1] * x_shared_1[k_1]
        for ax0 in range(8):
            B_1 = T.Buffer((16,), data=B.data)
            B_1[T.Mul(0, 8) + ax0] = B_local_1[T.Mul(0, 8) + ax0]
            B_1[T.Mul(1, 8) + ax0] = B_local_1[T.Mul(1, 8) + ax0]
