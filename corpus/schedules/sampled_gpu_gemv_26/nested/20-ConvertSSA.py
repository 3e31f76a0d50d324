# corpus/schedules/sampled_gpu_gemv_26: stage 20, after tir.ConvertSSA, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        Module.sampled_gpu_gemv_26_kernel(A.data, B.data, x.data)

    @T.prim_func(private=True)
    def sampled_gpu_gemv_26_kernel(A: T.handle("float32", "global"), B: T.handle("float32", "global"), x: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_global_func": True, "tir.noalias": True})
        B_1 = T.decl_buffer((16,), data=B)
        x_1 = T.decl_buffer((64,), data=x)
        x_shared = T.handle("float32", "shared")
        x_shared_1 = T.decl_buffer((32,), data=x_shared, scope="shared")
        A_1 = T.decl_buffer((1024,), data=A)
        A_shared = T.handle("float32", "shared")
        A_shared_1 = T.decl_buffer((512,), data=A_shared, scope="shared")
        B_local = T.handle("float32", "local")
        B_local_1 = T.decl_buffer((64,), data=B_local, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        B_local = T.allocate([16], "float32", "local")
        A_shared = T.allocate([512], "float32", "shared")
        x_shared = T.allocate([32], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 1)
        B_local_1[0] = T.float32(0.0)
        B_local_1[8] = T.float32(0.0)
        B_local_1[1] = T.float32(0.0)
        B_local_1[9] = T.float32(0.0)
        B_local_1[2] = T.float32(0.0)
        B_local_1[10] = T.float32(0.0)
        B_local_1[3] = T.float32(0.0)
        B_local_1[11] = T.float32(0.0)
        B_local_1[4] = T.float32(0.0)
        B_local_1[12] = T.float32(0.0)
        B_local_1[5] = T.float32(0.0)
        B_local_1[13] = T.float32(0.0)
        B_local_1[6] = T.float32(0.0)
        B_local_1[14] = T.float32(0.0)
        B_local_1[7] = T.float32(0.0)
        B_local_1[15] = T.float32(0.0)
        for k_0 in range(2):
            cse_v1: T.int32 = k_0 * 32
            T.tvm_storage_sync("shared")
            for ax0_ax1_fused_0 in range(256):
                A_shared_1[ax0_ax1_fused_0 * 2:ax0_ax1_fused_0 * 2 + 2] = A_1[ax0_ax1_fused_0 // 16 * 64 + cse_v1 + ax0_ax1_fused_0 % 16 * 2:ax0_ax1_fused_0 // 16 * 64 + cse_v1 + ax0_ax1_fused_0 % 16 * 2 + 2]
            x_shared_1[0:2] = x_1[cse_v1:cse_v1 + 2]
            x_shared_1[2:4] = x_1[cse_v1 + 2:cse_v1 + 2 + 2]
            x_shared_1[4:6] = x_1[cse_v1 + 4:cse_v1 + 4 + 2]
            x_shared_1[6:8] = x_1[cse_v1 + 6:cse_v1 + 6 + 2]
            x_shared_1[8:10] = x_1[cse_v1 + 8:cse_v1 + 8 + 2]
            x_shared_1[10:12] = x_1[cse_v1 + 10:cse_v1 + 10 + 2]
            x_shared_1[12:14] = x_1[cse_v1 + 12:cse_v1 + 12 + 2]
            x_shared_1[14:16] = x_1[cse_v1 + 14:cse_v1 + 14 + 2]
            x_shared_1[16:18] = x_1[cse_v1 + 16:cse_v1 + 16 + 2]
            x_shared_1[18:20] = x_1[cse_v1 + 18:cse_v1 + 18 + 2]
            x_shared_1[20:22] = x_1[cse_v1 + 20:cse_v1 + 20 + 2]
            x_shared_1[22:24] = x_1[cse_v1 + 22:cse_v1 + 22 + 2]
            x_shared_1[24:26] = x_1[cse_v1 + 24:cse_v1 + 24 + 2]
            x_shared_1[26:28] = x_1[cse_v1 + 26:cse_v1 + 26 + 2]
            x_shared_1[28:30] = x_1[cse_v1 + 28:cse_v1 + 28 + 2]
            x_shared_1[30:32] = x_1[cse_v1 + 30:cse_v1 + 30 + 2]
            T.tvm_storage_sync("shared")
            for k_1 in range(32):
                B_local_1[0] = B_local_1[0] + A_shared_1[k_1] * x_shared_1[k_1]
                B_local_1[8] = B_local_1[8] + A_shared_1[k_1 + 256] * x_shared_1[k_1]
                B_local_1[1] = B_local_1[1] + A_shared_1[k_1 + 32] * x_shared_1[k_1]
                B_local_1[9] = B_local_1[9] + A_shared_1[k_1 + 288] * x_shared_1[k_1]
                B_local_1[2] = B_local_1[2] + A_shared_1[k_1 + 64] * x_shared_1[k_1]
                B_local_1[10] = B_local_1[10] + A_shared_1[k_1 + 320] * x_shared_1[k_1]
                B_local_1[3] = B_local_1[3] + A_shared_1[k_1 + 96] * x_shared_1[k_1]
                B_local_1[11] = B_local_1[11] + A_shared_1[k_1 + 352] * x_shared_1[k_1]
                B_local_1[4] = B_local_1[4] + A_shared_1[k_1 + 128] * x_shared_1[k_1]
                B_local_1[12] = B_local_1[12] + A_shared_1[k_1 + 384] * x_shared_1[k_1]
                B_local_1[5] = B_local_1[5] + A_shared_1[k_1 + 160] * x_shared_1[k_1]
                B_local_1[13] = B_local_1[13] + A_shared_1[k_1 + 416] * x_shared_1[k_1]
                B_local_1[6] = B_local_1[6] + A_shared_1[k_1 + 192] * x_shared_1[k_1]
                B_local_1[14] = B_local_1[14] + A_shared_1[k_1 + 448] * x_shared_1[k_1]
                B_local_1[7] = B_local_1[7] + A_shared_1[k_1 + 224] * x_shared_1[k_1]
                B_local_1[15] = B_local_1[15] + A_shared_1[k_1 + 480] * x_shared_1[k_1]
        B_1[0] = B_local_1[0]
        B_1[8] = B_local_1[8]
        B_1[1] = B_local_1[1]
        B_1[9] = B_local_1[9]
        B_1[2] = B_local_1[2]
        B_1[10] = B_local_1[10]
        B_1[3] = B_local_1[3]
        B_1[11] = B_local_1[11]
        B_1[4] = B_local_1[4]
        B_1[12] = B_local_1[12]
        B_1[5] = B_local_1[5]
        B_1[13] = B_local_1[13]
        B_1[6] = B_local_1[6]
        B_1[14] = B_local_1[14]
        B_1[7] = B_local_1[7]
        B_1[15] = B_local_1[15]
