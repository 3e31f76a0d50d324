# corpus/schedules/sampled_gpu_gemv_26: stage 14, after tir.UnrollLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        B_local = T.allocate([16], "float32", "local")
        A_shared = T.allocate([512], "float32", "shared")
        x_shared = T.allocate([32], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 1)
        B_local_1 = T.Buffer((64,), data=B_local, scope="local")
        B_local_1[T.Add(T.Mul(0, 4), 0)] = T.float32(0.0)
        B_local_1[T.Add(T.Mul(0, 4), 0) + 8] = T.float32(0.0)
        B_local_1[T.Mul(0, 4) + 1] = T.float32(0.0)
        B_local_1[T.Mul(0, 4) + 1 + 8] = T.float32(0.0)
        B_local_1[T.Mul(0, 4) + 2] = T.float32(0.0)
        B_local_1[T.Mul(0, 4) + 2 + 8] = T.float32(0.0)
        B_local_1[T.Mul(0, 4) + 3] = T.float32(0.0)
        B_local_1[T.Mul(0, 4) + 3 + 8] = T.float32(0.0)
        B_local_1[T.Add(T.Mul(1, 4), 0)] = T.float32(0.0)
        B_local_1[T.Add(T.Mul(1, 4), 0) + 8] = T.float32(0.0)
        B_local_1[T.Mul(1, 4) + 1] = T.float32(0.0)
        B_local_1[T.Mul(1, 4) + 1 + 8] = T.float32(0.0)
        B_local_1[T.Mul(1, 4) + 2] = T.float32(0.0)
        B_local_1[T.Mul(1, 4) + 2 + 8] = T.float32(0.0)
        B_local_1[T.Mul(1, 4) + 3] = T.float32(0.0)
        B_local_1[T.Mul(1, 4) + 3 + 8] = T.float32(0.0)
        for k_0 in range(2):
            A_shared_1 = T.Buffer((512,), data=A_shared, scope="shared")
            for ax0_ax1_fused_0 in range(256):
                A_1 = T.Buffer((1024,), data=A.data)
                A_shared_1[ax0_ax1_fused_0 * 2:ax0_ax1_fused_0 * 2 + 2] = A_1[ax0_ax1_fused_0 // 16 * 64 + k_0 * 32 + ax0_ax1_fused_0 % 16 * 2:ax0_ax1_fused_0 // 16 * 64 + k_0 * 32 + ax0_ax1_fused_0 % 16 * 2 + 2]
            x_shared_1 = T.Buffer((32,), data=x_shared, scope="shared")
            x_1 = T.Buffer((64,), data=x.data)
            x_shared_1[T.Mul(0, 2):T.Mul(0, 2) + 2] = x_1[k_0 * 32 + T.Mul(0, 2):k_0 * 32 + T.Mul(0, 2) + 2]
            x_shared_1[T.Mul(1, 2):T.Mul(1, 2) + 2] = x_1[k_0 * 32 + T.Mul(1, 2):k_0 * 32 + T.Mul(1, 2) + 2]
            x_shared_1[T.Mul(2, 2):T.Mul(2, 2) + 2] = x_1[k_0 * 32 + T.Mul(2, 2):k_0 * 32 + T.Mul(2, 2) + 2]
            x_shared_1[T.Mul(3, 2):T.Mul(3, 2) + 2] = x_1[k_0 * 32 + T.Mul(3, 2):k_0 * 32 + T.Mul(3, 2) + 2]
            x_shared_1[T.Mul(4, 2):T.Mul(4, 2) + 2] = x_1[k_0 * 32 + T.Mul(4, 2):k_0 * 32 + T.Mul(4, 2) + 2]
            x_shared_1[T.Mul(5, 2):T.Mul(5, 2) + 2] = x_1[k_0 * 32 + T.Mul(5, 2):k_0 * 32 + T.Mul(5, 2) + 2]
            x_shared_1[T.Mul(6, 2):T.Mul(6, 2) + 2] = x_1[k_0 * 32 + T.Mul(6, 2):k_0 * 32 + T.Mul(6, 2) + 2]
            x_shared_1[T.Mul(7, 2):T.Mul(7, 2) + 2] = x_1[k_0 * 32 + T.Mul(7, 2):k_0 * 32 + T.Mul(7, 2) + 2]
            x_shared_1[T.Mul(8, 2):T.Mul(8, 2) + 2] = x_1[k_0 * 32 + T.Mul(8, 2):k_0 * 32 + T.Mul(8, 2) + 2]
            x_shared_1[T.Mul(9, 2):T.Mul(9, 2) + 2] = x_1[k_0 * 32 + T.Mul(9, 2):k_0 * 32 + T.Mul(9, 2) + 2]
            x_shared_1[T.Mul(10, 2):T.Mul(10, 2) + 2] = x_1[k_0 * 32 + T.Mul(10, 2):k_0 * 32 + T.Mul(10, 2) + 2]
            x_shared_1[T.Mul(11, 2):T.Mul(11, 2) + 2] = x_1[k_0 * 32 + T.Mul(11, 2):k_0 * 32 + T.Mul(11, 2) + 2]
            x_shared_1[T.Mul(12, 2):T.Mul(12, 2) + 2] = x_1[k_0 * 32 + T.Mul(12, 2):k_0 * 32 + T.Mul(12, 2) + 2]
            x_shared_1[T.Mul(13, 2):T.Mul(13, 2) + 2] = x_1[k_0 * 32 + T.Mul(13, 2):k_0 * 32 + T.Mul(13, 2) + 2]
            x_shared_1[T.Mul(14, 2):T.Mul(14, 2) + 2] = x_1[k_0 * 32 + T.Mul(14, 2):k_0 * 32 + T.Mul(14, 2) + 2]
            x_shared_1[T.Mul(15, 2):T.Mul(15, 2) + 2] = x_1[k_0 * 32 + T.Mul(15, 2):k_0 * 32 + T.Mul(15, 2) + 2]
            for k_1 in range(32):
                B_local_1[T.Add(T.Mul(0, 4), 0)] = B_local_1[T.Add(T.Mul(0, 4), 0)] + A_shared_1[T.Mul(0, 128) + T.Mul(0, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Add(T.Mul(0, 4), 0) + 8] = B_local_1[T.Add(T.Mul(0, 4), 0) + 8] + A_shared_1[T.Mul(0, 128) + T.Mul(0, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Mul(0, 4) + 1] = B_local_1[T.Mul(0, 4) + 1] + A_shared_1[T.Mul(0, 128) + T.Mul(1, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(0, 4) + 1 + 8] = B_local_1[T.Mul(0, 4) + 1 + 8] + A_shared_1[T.Mul(0, 128) + T.Mul(1, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Mul(0, 4) + 2] = B_local_1[T.Mul(0, 4) + 2] + A_shared_1[T.Mul(0, 128) + T.Mul(2, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(0, 4) + 2 + 8] = B_local_1[T.Mul(0, 4) + 2 + 8] + A_shared_1[T.Mul(0, 128) + T.Mul(2, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Mul(0, 4) + 3] = B_local_1[T.Mul(0, 4) + 3] + A_shared_1[T.Mul(0, 128) + T.Mul(3, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(0, 4) + 3 + 8] = B_local_1[T.Mul(0, 4) + 3 + 8] + A_shared_1[T.Mul(0, 128) + T.Mul(3, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Add(T.Mul(1, 4), 0)] = B_local_1[T.Add(T.Mul(1, 4), 0)] + A_shared_1[T.Mul(1, 128) + T.Mul(0, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Add(T.Mul(1, 4), 0) + 8] = B_local_1[T.Add(T.Mul(1, 4), 0) + 8] + A_shared_1[T.Mul(1, 128) + T.Mul(0, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 4) + 1] = B_local_1[T.Mul(1, 4) + 1] + A_shared_1[T.Mul(1, 128) + T.Mul(1, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 4) + 1 + 8] = B_local_1[T.Mul(1, 4) + 1 + 8] + A_shared_1[T.Mul(1, 128) + T.Mul(1, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 4) + 2] = B_local_1[T.Mul(1, 4) + 2] + A_shared_1[T.Mul(1, 128) + T.Mul(2, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 4) + 2 + 8] = B_local_1[T.Mul(1, 4) + 2 + 8] + A_shared_1[T.Mul(1, 128) + T.Mul(2, 32) + k_1 + 256] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 4) + 3] = B_local_1[T.Mul(1, 4) + 3] + A_shared_1[T.Mul(1, 128) + T.Mul(3, 32) + k_1] * x_shared_1[k_1]
                B_local_1[T.Mul(1, 4) + 3 + 8] = B_local_1[T.Mul(1, 4) + 3 + 8] + A_shared_1[T.Mul(1, 128) + T.Mul(3, 32) + k_1 + 256] * x_shared_1[k_1]
        B_1 = T.Buffer((16,), data=B.data)
        B_1[0] = B_local_1[0]
        B_1[T.Add(0, 8)] = B_local_1[T.Add(0, 8)]
        B_1[1] = B_local_1[1]
        B_1[T.Add(1, 8)] = B_local_1[T.Add(1, 8)]
        B_1[2] = B_local_1[2]
        B_1[T.Add(2, 8)] = B_local_1[T.Add(2, 8)]
        B_1[3] = B_local_1[3]
        B_1[T.Add(3, 8)] = B_local_1[T.Add(3, 8)]
        B_1[4] = B_local_1[4]
        B_1[T.Add(4, 8)] = B_local_1[T.Add(4, 8)]
        B_1[5] = B_local_1[5]
        B_1[T.Add(5, 8)] = B_local_1[T.Add(5, 8)]
        B_1[6] = B_local_1[6]
        B_1[T.Add(6, 8)] = B_local_1[T.Add(6, 8)]
        B_1[7] = B_local_1[7]
        B_1[T.Add(7, 8)] = B_local_1[T.Add(7, 8)]
