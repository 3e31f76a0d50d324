# corpus/schedules/sampled_gpu_gemv_27: stage 16, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemv_27(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(1024)
        x_1 = T.decl_buffer((64,), data=x.data)
        B_1 = T.decl_buffer((16,), data=B.data)
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
                            A_shared[ax0_ax1_fused_0] = A_1[ax0_ax1_fused_0 // 32 * 64 + ax0_ax1_fused_0 % 32]
                    with T.attr({"async_scope": 1}):
                        x_shared[0] = x_1[0]
                        x_shared[1] = x_1[1]
                        x_shared[2] = x_1[2]
                        x_shared[3] = x_1[3]
                        x_shared[4] = x_1[4]
                        x_shared[5] = x_1[5]
                        x_shared[6] = x_1[6]
                        x_shared[7] = x_1[7]
                        x_shared[8] = x_1[8]
                        x_shared[9] = x_1[9]
                        x_shared[10] = x_1[10]
                        x_shared[11] = x_1[11]
                        x_shared[12] = x_1[12]
                        x_shared[13] = x_1[13]
                        x_shared[14] = x_1[14]
                        x_shared[15] = x_1[15]
                        x_shared[16] = x_1[16]
                        x_shared[17] = x_1[17]
                        x_shared[18] = x_1[18]
                        x_shared[19] = x_1[19]
                        x_shared[20] = x_1[20]
                        x_shared[21] = x_1[21]
                        x_shared[22] = x_1[22]
                        x_shared[23] = x_1[23]
                        x_shared[24] = x_1[24]
                        x_shared[25] = x_1[25]
                        x_shared[26] = x_1[26]
                        x_shared[27] = x_1[27]
                        x_shared[28] = x_1[28]
                        x_shared[29] = x_1[29]
                        x_shared[30] = x_1[30]
                        x_shared[31] = x_1[31]
                with T.attr({"async_commit_queue_scope": 0}):
                    with T.attr({"async_scope": 1}):
                        for ax0_ax1_fused_0 in range(512):
                            A_shared[ax0_ax1_fused_0 + 512] = A_1[ax0_ax1_fused_0 // 32 * 64 + ax0_ax1_fused_0 % 32 + 32]
                    with T.attr({"async_scope": 1}):
                        x_shared[32] = x_1[32]
                        x_shared[33] = x_1[33]
                        x_shared[34] = x_1[34]
                        x_shared[35] = x_1[35]
                        x_shared[36] = x_1[36]
                        x_shared[37] = x_1[37]
                        x_shared[38] = x_1[38]
                        x_shared[39] = x_1[39]
                        x_shared[40] = x_1[40]
                        x_shared[41] = x_1[41]
                        x_shared[42] = x_1[42]
                        x_shared[43] = x_1[43]
                        x_shared[44] = x_1[44]
                        x_shared[45] = x_1[45]
                        x_shared[46] = x_1[46]
                        x_shared[47] = x_1[47]
                        x_shared[48] = x_1[48]
                        x_shared[49] = x_1[49]
                        x_shared[50] = x_1[50]
                        x_shared[51] = x_1[51]
                        x_shared[52] = x_1[52]
                        x_shared[53] = x_1[53]
                        x_shared[54] = x_1[54]
                        x_shared[55] = x_1[55]
                        x_shared[56] = x_1[56]
                        x_shared[57] = x_1[57]
                        x_shared[58] = x_1[58]
                        x_shared[59] = x_1[59]
                        x_shared[60] = x_1[60]
                        x_shared[61] = x_1[61]
                        x_shared[62] = x_1[62]
                        x_shared[63] = x_1[63]
                with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1}):
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
                    for k_1 in range(32):
                        cse_v1: T.let[T.int32] = k_1 + 32
                        B_local[0] = B_local[0] + A_shared[k_1 + 512] * x_shared[cse_v1]
                        B_local[1] = B_local[1] + A_shared[k_1 + 544] * x_shared[cse_v1]
                        B_local[2] = B_local[2] + A_shared[k_1 + 576] * x_shared[cse_v1]
                        B_local[3] = B_local[3] + A_shared[k_1 + 608] * x_shared[cse_v1]
                        B_local[4] = B_local[4] + A_shared[k_1 + 640] * x_shared[cse_v1]
                        B_local[5] = B_local[5] + A_shared[k_1 + 672] * x_shared[cse_v1]
                        B_local[6] = B_local[6] + A_shared[k_1 + 704] * x_shared[cse_v1]
                        B_local[7] = B_local[7] + A_shared[k_1 + 736] * x_shared[cse_v1]
                        B_local[8] = B_local[8] + A_shared[k_1 + 768] * x_shared[cse_v1]
                        B_local[9] = B_local[9] + A_shared[k_1 + 800] * x_shared[cse_v1]
                        B_local[10] = B_local[10] + A_shared[k_1 + 832] * x_shared[cse_v1]
                        B_local[11] = B_local[11] + A_shared[k_1 + 864] * x_shared[cse_v1]
                        B_local[12] = B_local[12] + A_shared[k_1 + 896] * x_shared[cse_v1]
                        B_local[13] = B_local[13] + A_shared[k_1 + 928] * x_shared[cse_v1]
                        B_local[14] = B_local[14] + A_shared[k_1 + 960] * x_shared[cse_v1]
                        B_local[15] = B_local[15] + A_shared[k_1 + 992] * x_shared[cse_v1]
                B_1[0] = B_local[0]
                B_1[1] = B_local[1]
                B_1[2] = B_local[2]
                B_1[3] = B_local[3]
                B_1[4] = B_local[4]
                B_1[5] = B_local[5]
                B_1[6] = B_local[6]
                B_1[7] = B_local[7]
                B_1[8] = B_local[8]
                B_1[9] = B_local[9]
                B_1[10] = B_local[10]
                B_1[11] = B_local[11]
                B_1[12] = B_local[12]
                B_1[13] = B_local[13]
                B_1[14] = B_local[14]
                B_1[15] = B_local[15]
