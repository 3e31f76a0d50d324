# corpus/schedules/sampled_gpu_gemv_26: stage 22, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemv_26_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), x_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((16,), data=B_ptr)
        x = T.decl_buffer((64,), data=x_ptr)
        A = T.decl_buffer((1024,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            B_local = T.alloc_local((16,))
            A_shared = T.alloc_shared((512,))
            x_shared = T.alloc_shared((32,))
            with T.launch_thread("threadIdx.x", 1) as threadIdx_x:
                B_local[0] = T.float32(0.0)
                B_local[8] = T.float32(0.0)
                B_local[1] = T.float32(0.0)
                B_local[9] = T.float32(0.0)
                B_local[2] = T.float32(0.0)
                B_local[10] = T.float32(0.0)
                B_local[3] = T.float32(0.0)
                B_local[11] = T.float32(0.0)
                B_local[4] = T.float32(0.0)
                B_local[12] = T.float32(0.0)
                B_local[5] = T.float32(0.0)
                B_local[13] = T.float32(0.0)
                B_local[6] = T.float32(0.0)
                B_local[14] = T.float32(0.0)
                B_local[7] = T.float32(0.0)
                B_local[15] = T.float32(0.0)
                for k_0 in range(2):
                    cse_v1: T.let[T.int32] = k_0 * 32
                    T.tvm_storage_sync("shared")
                    for ax0_ax1_fused_0 in range(256):
                        A_shared[ax0_ax1_fused_0 * 2:ax0_ax1_fused_0 * 2 + 2] = A[T.shift_right(ax0_ax1_fused_0, 4) * 64 + k_0 * 32 + T.bitwise_and(ax0_ax1_fused_0, 15) * 2:T.shift_right(ax0_ax1_fused_0, 4) * 64 + k_0 * 32 + T.bitwise_and(ax0_ax1_fused_0, 15) * 2 + 2]
                    x_shared[0:2] = x[k_0 * 32:k_0 * 32 + 2]
                    x_shared[2:4] = x[k_0 * 32 + 2:k_0 * 32 + 2 + 2]
                    x_shared[4:6] = x[k_0 * 32 + 4:k_0 * 32 + 4 + 2]
                    x_shared[6:8] = x[k_0 * 32 + 6:k_0 * 32 + 6 + 2]
                    x_shared[8:10] = x[k_0 * 32 + 8:k_0 * 32 + 8 + 2]
                    x_shared[10:12] = x[k_0 * 32 + 10:k_0 * 32 + 10 + 2]
                    x_shared[12:14] = x[k_0 * 32 + 12:k_0 * 32 + 12 + 2]
                    x_shared[14:16] = x[k_0 * 32 + 14:k_0 * 32 + 14 + 2]
                    x_shared[16:18] = x[k_0 * 32 + 16:k_0 * 32 + 16 + 2]
                    x_shared[18:20] = x[k_0 * 32 + 18:k_0 * 32 + 18 + 2]
                    x_shared[20:22] = x[k_0 * 32 + 20:k_0 * 32 + 20 + 2]
                    x_shared[22:24] = x[k_0 * 32 + 22:k_0 * 32 + 22 + 2]
                    x_shared[24:26] = x[k_0 * 32 + 24:k_0 * 32 + 24 + 2]
                    x_shared[26:28] = x[k_0 * 32 + 26:k_0 * 32 + 26 + 2]
                    x_shared[28:30] = x[k_0 * 32 + 28:k_0 * 32 + 28 + 2]
                    x_shared[30:32] = x[k_0 * 32 + 30:k_0 * 32 + 30 + 2]
                    T.tvm_storage_sync("shared")
                    for k_1 in range(32):
                        B_local[0] = B_local[0] + A_shared[k_1] * x_shared[k_1]
                        B_local[8] = B_local[8] + A_shared[k_1 + 256] * x_shared[k_1]
                        B_local[1] = B_local[1] + A_shared[k_1 + 32] * x_shared[k_1]
                        B_local[9] = B_local[9] + A_shared[k_1 + 288] * x_shared[k_1]
                        B_local[2] = B_local[2] + A_shared[k_1 + 64] * x_shared[k_1]
                        B_local[10] = B_local[10] + A_shared[k_1 + 320] * x_shared[k_1]
                        B_local[3] = B_local[3] + A_shared[k_1 + 96] * x_shared[k_1]
                        B_local[11] = B_local[11] + A_shared[k_1 + 352] * x_shared[k_1]
                        B_local[4] = B_local[4] + A_shared[k_1 + 128] * x_shared[k_1]
                        B_local[12] = B_local[12] + A_shared[k_1 + 384] * x_shared[k_1]
                        B_local[5] = B_local[5] + A_shared[k_1 + 160] * x_shared[k_1]
                        B_local[13] = B_local[13] + A_shared[k_1 + 416] * x_shared[k_1]
                        B_local[6] = B_local[6] + A_shared[k_1 + 192] * x_shared[k_1]
                        B_local[14] = B_local[14] + A_shared[k_1 + 448] * x_shared[k_1]
                        B_local[7] = B_local[7] + A_shared[k_1 + 224] * x_shared[k_1]
                        B_local[15] = B_local[15] + A_shared[k_1 + 480] * x_shared[k_1]
                B[0] = B_local[0]
                B[8] = B_local[8]
                B[1] = B_local[1]
                B[9] = B_local[9]
                B[2] = B_local[2]
                B[10] = B_local[10]
                B[3] = B_local[3]
                B[11] = B_local[11]
                B[4] = B_local[4]
                B[12] = B_local[12]
                B[5] = B_local[5]
                B[13] = B_local[13]
                B[6] = B_local[6]
                B[14] = B_local[14]
                B[7] = B_local[7]
                B[15] = B_local[15]
