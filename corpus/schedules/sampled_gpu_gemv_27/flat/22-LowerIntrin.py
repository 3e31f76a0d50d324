# corpus/schedules/sampled_gpu_gemv_27: stage 22, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemv_27_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), x_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((16,), data=B_ptr)
        x = T.decl_buffer((64,), data=x_ptr)
        A = T.decl_buffer((1024,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            B_local = T.alloc_local((16,))
            A_shared = T.alloc_shared((1536,))
            x_shared = T.alloc_shared((96,))
            with T.launch_thread("threadIdx.x", 1) as threadIdx_x:
                B_local[0] = T.float32(0.0)
                B_local[1] = T.float32(0.0)
                B_local[2] = T.float32(0.0)
                B_local[3] = T.float32(0.0)
                B_local[4] = T.float32(0.0)
                B_local[5] = T.float32(0.0)
                B_local[6] = T.float32(0.0)
                B_local[7] = T.float32(0.0)
                B_local[8] = T.float32(0.0)
                B_local[9] = T.float32(0.0)
                B_local[10] = T.float32(0.0)
                B_local[11] = T.float32(0.0)
                B_local[12] = T.float32(0.0)
                B_local[13] = T.float32(0.0)
                B_local[14] = T.float32(0.0)
                B_local[15] = T.float32(0.0)
                with T.attr({"async_commit_queue_scope": 0}):
                    with T.attr({"async_scope": 1}):
                        for ax0_ax1_fused_0 in range(512):
                            A_shared[ax0_ax1_fused_0] = A[T.shift_right(ax0_ax1_fused_0, 5) * 64 + T.bitwise_and(ax0_ax1_fused_0, 31)]
                    with T.attr({"async_scope": 1}):
                        x_shared[0] = x[0]
                        x_shared[1] = x[1]
                        x_shared[2] = x[2]
                        x_shared[3] = x[3]
                        x_shared[4] = x[4]
                        x_shared[5] = x[5]
                        x_shared[6] = x[6]
                        x_shared[7] = x[7]
                        x_shared[8] = x[8]
                        x_shared[9] = x[9]
                        x_shared[10] = x[10]
                        x_shared[11] = x[11]
                        x_shared[12] = x[12]
                        x_shared[13] = x[13]
                        x_shared[14] = x[14]
                        x_shared[15] = x[15]
                        x_shared[16] = x[16]
                        x_shared[17] = x[17]
                        x_shared[18] = x[18]
                        x_shared[19] = x[19]
                        x_shared[20] = x[20]
                        x_shared[21] = x[21]
                        x_shared[22] = x[22]
                        x_shared[23] = x[23]
                        x_shared[24] = x[24]
                        x_shared[25] = x[25]
                        x_shared[26] = x[26]
                        x_shared[27] = x[27]
                        x_shared[28] = x[28]
                        x_shared[29] = x[29]
                        x_shared[30] = x[30]
                        x_shared[31] = x[31]
                with T.attr({"async_commit_queue_scope": 0}):
                    with T.attr({"async_scope": 1}):
                        for ax0_ax1_fused_0 in range(512):
                            A_shared[ax0_ax1_fused_0 + 512] = A[T.shift_right(ax0_ax1_fused_0, 5) * 64 + T.bitwise_and(ax0_ax1_fused_0, 31) + 32]
                    with T.attr({"async_scope": 1}):
                        x_shared[32] = x[32]
                        x_shared[33] = x[33]
                        x_shared[34] = x[34]
                        x_shared[35] = x[35]
                        x_shared[36] = x[36]
                        x_shared[37] = x[37]
                        x_shared[38] = x[38]
                        x_shared[39] = x[39]
                        x_shared[40] = x[40]
                        x_shared[41] = x[41]
                        x_shared[42] = x[42]
                        x_shared[43] = x[43]
                        x_shared[44] = x[44]
                        x_shared[45] = x[45]
                        x_shared[46] = x[46]
                        x_shared[47] = x[47]
                        x_shared[48] = x[48]
                        x_shared[49] = x[49]
                        x_shared[50] = x[50]
                        x_shared[51] = x[51]
                        x_shared[52] = x[52]
                        x_shared[53] = x[53]
                        x_shared[54] = x[54]
                        x_shared[55] = x[55]
                        x_shared[56] = x[56]
                        x_shared[57] = x[57]
                        x_shared[58] = x[58]
                        x_shared[59] = x[59]
                        x_shared[60] = x[60]
                        x_shared[61] = x[61]
                        x_shared[62] = x[62]
                        x_shared[63] = x[63]
                with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1}):
                    T.tvm_storage_sync("shared")
                    for k_1 in range(32):
                        B_local[0] = B_local[0] + A_shared[k_1] * x_shared[k_1]
                        B_local[1] = B_local[1] + A_shared[k_1 + 32] * x_shared[k_1]
                        B_local[2] = B_local[2] + A_shared[k_1 + 64] * x_shared[k_1]
                        B_local[3] = B_local[3] + A_shared[k_1 + 96] * x_shared[k_1]
                        B_local[4] = B_local[4] + A_shared[k_1 + 128] * x_shared[k_1]
                        B_local[5] = B_local[5] + A_shared[k_1 + 160] * x_shared[k_1]
                        B_local[6] = B_local[6] + A_shared[k_1 + 192] * x_shared[k_1]
                        B_local[7] = B_local[7] + A_shared[k_1 + 224] * x_shared[k_1]
                        B_local[8] = B_local[8] + A_shared[k_1 + 256] * x_shared[k_1]
                        B_local[9] = B_local[9] + A_shared[k_1 + 288] * x_shared[k_1]
                        B_local[10] = B_local[10] + A_shared[k_1 + 320] * x_shared[k_1]
                        B_local[11] = B_local[11] + A_shared[k_1 + 352] * x_shared[k_1]
                        B_local[12] = B_local[12] + A_shared[k_1 + 384] * x_shared[k_1]
                        B_local[13] = B_local[13] + A_shared[k_1 + 416] * x_shared[k_1]
                        B_local[14] = B_local[14] + A_shared[k_1 + 448] * x_shared[k_1]
                        B_local[15] = B_local[15] + A_shared[k_1 + 480] * x_shared[k_1]
                with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 0}):
                    T.tvm_storage_sync("shared")
                    for k_1 in range(32):
                        cse_v1: T.let[T.int32] = k_1 + 32
                        B_local[0] = B_local[0] + A_shared[k_1 + 512] * x_shared[k_1 + 32]
                        B_local[1] = B_local[1] + A_shared[k_1 + 544] * x_shared[k_1 + 32]
                        B_local[2] = B_local[2] + A_shared[k_1 + 576] * x_shared[k_1 + 32]
                        B_local[3] = B_local[3] + A_shared[k_1 + 608] * x_shared[k_1 + 32]
                        B_local[4] = B_local[4] + A_shared[k_1 + 640] * x_shared[k_1 + 32]
                        B_local[5] = B_local[5] + A_shared[k_1 + 672] * x_shared[k_1 + 32]
                        B_local[6] = B_local[6] + A_shared[k_1 + 704] * x_shared[k_1 + 32]
                        B_local[7] = B_local[7] + A_shared[k_1 + 736] * x_shared[k_1 + 32]
                        B_local[8] = B_local[8] + A_shared[k_1 + 768] * x_shared[k_1 + 32]
                        B_local[9] = B_local[9] + A_shared[k_1 + 800] * x_shared[k_1 + 32]
                        B_local[10] = B_local[10] + A_shared[k_1 + 832] * x_shared[k_1 + 32]
                        B_local[11] = B_local[11] + A_shared[k_1 + 864] * x_shared[k_1 + 32]
                        B_local[12] = B_local[12] + A_shared[k_1 + 896] * x_shared[k_1 + 32]
                        B_local[13] = B_local[13] + A_shared[k_1 + 928] * x_shared[k_1 + 32]
                        B_local[14] = B_local[14] + A_shared[k_1 + 960] * x_shared[k_1 + 32]
                        B_local[15] = B_local[15] + A_shared[k_1 + 992] * x_shared[k_1 + 32]
                B[0] = B_local[0]
                B[1] = B_local[1]
                B[2] = B_local[2]
                B[3] = B_local[3]
                B[4] = B_local[4]
                B[5] = B_local[5]
                B[6] = B_local[6]
                B[7] = B_local[7]
                B[8] = B_local[8]
                B[9] = B_local[9]
                B[10] = B_local[10]
                B[11] = B_local[11]
                B[12] = B_local[12]
                B[13] = B_local[13]
                B[14] = B_local[14]
                B[15] = B_local[15]
