# corpus/schedules/sampled_gpu_gemv_27: stage 15, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_27(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        B_local = T.allocate([16], "float32", "local")
        A_shared = T.allocate([1536], "float32", "shared")
        x_shared = T.allocate([96], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 1)
        B_local_1 = T.Buffer((1,), data=B_local, scope="local")
        B_local_1[0] = T.float32(0.0)
        B_local_1[1] = T.float32(0.0)
        B_local_1[2] = T.float32(0.0)
        B_local_1[3] = T.float32(0.0)
        B_local_1[4] = T.float32(0.0)
        B_local_1[5] = T.float32(0.0)
        B_local_1[6] = T.float32(0.0)
        B_local_1[7] = T.float32(0.0)
        B_local_1[8] = T.float32(0.0)
        B_local_1[9] = T.float32(0.0)
        B_local_1[10] = T.float32(0.0)
        B_local_1[11] = T.float32(0.0)
        B_local_1[12] = T.float32(0.0)
        B_local_1[13] = T.float32(0.0)
        B_local_1[14] = T.float32(0.0)
        B_local_1[15] = T.float32(0.0)
        A_shared_1 = T.Buffer((1536,), data=A_shared, scope="shared")
        A_1 = T.Buffer((1024,), data=A.data)
        x_shared_1 = T.Buffer((96,), data=x_shared, scope="shared")
        x_1 = T.Buffer((64,), data=x.data)
        with T.attr(0, "async_commit_queue_scope", 0):
            with T.attr(0, "async_scope", 1):
                for ax0_ax1_fused_0 in range(512):
                    A_shared_1[ax0_ax1_fused_0] = A_1[ax0_ax1_fused_0 // 32 * 64 + ax0_ax1_fused_0 % 32]
            T.attr(0, "async_scope", 1)
            x_shared_1[0] = x_1[0]
            x_shared_1[1] = x_1[1]
            x_shared_1[2] = x_1[2]
            x_shared_1[3] = x_1[3]
            x_shared_1[4] = x_1[4]
            x_shared_1[5] = x_1[5]
            x_shared_1[6] = x_1[6]
            x_shared_1[7] = x_1[7]
            x_shared_1[8] = x_1[8]
            x_shared_1[9] = x_1[9]
            x_shared_1[10] = x_1[10]
            x_shared_1[11] = x_1[11]
            x_shared_1[12] = x_1[12]
            x_shared_1[13] = x_1[13]
            x_shared_1[14] = x_1[14]
            x_shared_1[15] = x_1[15]
            x_shared_1[16] = x_1[16]
            x_shared_1[17] = x_1[17]
            x_shared_1[18] = x_1[18]
            x_shared_1[19] = x_1[19]
            x_shared_1[20] = x_1[20]
            x_shared_1[21] = x_1[21]
            x_shared_1[22] = x_1[22]
            x_shared_1[23] = x_1[23]
            x_shared_1[24] = x_1[24]
            x_shared_1[25] = x_1[25]
            x_shared_1[26] = x_1[26]
            x_shared_1[27] = x_1[27]
            x_shared_1[28] = x_1[28]
            x_shared_1[29] = x_1[29]
            x_shared_1[30] = x_1[30]
            x_shared_1[31] = x_1[31]
        with T.attr(0, "async_commit_queue_scope", 0):
            with T.attr(0, "async_scope", 1):
                for ax0_ax1_fused_0 in range(512):
                    A_shared_1[ax0_ax1_fused_0 + 512] = A_1[ax0_ax1_fused_0 // 32 * 64 + ax0_ax1_fused_0 % 32 + 32]
            T.attr(0, "async_scope", 1)
            x_shared_1[32] = x_1[32]
            x_shared_1[33] = x_1[33]
            x_shared_1[34] = x_1[34]
            x_shared_1[35] = x_1[35]
            x_shared_1[36] = x_1[36]
            x_shared_1[37] = x_1[37]
            x_shared_1[38] = x_1[38]
            x_shared_1[39] = x_1[39]
            x_shared_1[40] = x_1[40]
            x_shared_1[41] = x_1[41]
            x_shared_1[42] = x_1[42]
            x_shared_1[43] = x_1[43]
            x_shared_1[44] = x_1[44]
            x_shared_1[45] = x_1[45]
            x_shared_1[46] = x_1[46]
            x_shared_1[47] = x_1[47]
            x_shared_1[48] = x_1[48]
            x_shared_1[49] = x_1[49]
            x_shared_1[50] = x_1[50]
            x_shared_1[51] = x_1[51]
            x_shared_1[52] = x_1[52]
            x_shared_1[53] = x_1[53]
            x_shared_1[54] = x_1[54]
            x_shared_1[55] = x_1[55]
            x_shared_1[56] = x_1[56]
            x_shared_1[57] = x_1[57]
            x_shared_1[58] = x_1[58]
            x_shared_1[59] = x_1[59]
            x_shared_1[60] = x_1[60]
            x_shared_1[61] = x_1[61]
            x_shared_1[62] = x_1[62]
            x_shared_1[63] = x_1[63]
        with T.attr(0, "async_wait_queue_scope", 0):
            T.attr(0, "async_wait_inflight_count", 1)
            for k_1 in range(32):
                B_local_1[0] = B_local_1[0] + A_shared_1[k_1] * x_shared_1[k_1]
                B_local_1[1] = B_local_1[1] + A_shared_1[k_1 + 32] * x_shared_1[k_1]
                B_local_1[2] = B_local_1[2] + A_shared_1[k_1 + 64] * x_shared_1[k_1]
                B_local_1[3] = B_local_1[3] + A_shared_1[k_1 + 96] * x_shared_1[k_1]
                B_local_1[4] = B_local_1[4] + A_shared_1[k_1 + 128] * x_shared_1[k_1]
                B_local_1[5] = B_local_1[5] + A_shared_1[k_1 + 160] * x_shared_1[k_1]
                B_local_1[6] = B_local_1[6] + A_shared_1[k_1 + 192] * x_shared_1[k_1]
                B_local_1[7] = B_local_1[7] + A_shared_1[k_1 + 224] * x_shared_1[k_1]
                B_local_1[8] = B_local_1[8] + A_shared_1[k_1 + 256] * x_shared_1[k_1]
                B_local_1[9] = B_local_1[9] + A_shared_1[k_1 + 288] * x_shared_1[k_1]
                B_local_1[10] = B_local_1[10] + A_shared_1[k_1 + 320] * x_shared_1[k_1]
                B_local_1[11] = B_local_1[11] + A_shared_1[k_1 + 352] * x_shared_1[k_1]
                B_local_1[12] = B_local_1[12] + A_shared_1[k_1 + 384] * x_shared_1[k_1]
                B_local_1[13] = B_local_1[13] + A_shared_1[k_1 + 416] * x_shared_1[k_1]
                B_local_1[14] = B_local_1[14] + A_shared_1[k_1 + 448] * x_shared_1[k_1]
                B_local_1[15] = B_local_1[15] + A_shared_1[k_1 + 480] * x_shared_1[k_1]
        with T.attr(0, "async_wait_queue_scope", 0):
            T.attr(0, "async_wait_inflight_count", 0)
            for k_1 in range(32):
                B_local_1[0] = B_local_1[0] + A_shared_1[k_1 + 512] * x_shared_1[k_1 + 32]
                B_local_1[1] = B_local_1[1] + A_shared_1[k_1 + 544] * x_shared_1[k_1 + 32]
                B_local_1[2] = B_local_1[2] + A_shared_1[k_1 + 576] * x_shared_1[k_1 + 32]
                B_local_1[3] = B_local_1[3] + A_shared_1[k_1 + 608] * x_shared_1[k_1 + 32]
                B_local_1[4] = B_local_1[4] + A_shared_1[k_1 + 640] * x_shared_1[k_1 + 32]
                B_local_1[5] = B_local_1[5] + A_shared_1[k_1 + 672] * x_shared_1[k_1 + 32]
                B_local_1[6] = B_local_1[6] + A_shared_1[k_1 + 704] * x_shared_1[k_1 + 32]
                B_local_1[7] = B_local_1[7] + A_shared_1[k_1 + 736] * x_shared_1[k_1 + 32]
                B_local_1[8] = B_local_1[8] + A_shared_1[k_1 + 768] * x_shared_1[k_1 + 32]
                B_local_1[9] = B_local_1[9] + A_shared_1[k_1 + 800] * x_shared_1[k_1 + 32]
                B_local_1[10] = B_local_1[10] + A_shared_1[k_1 + 832] * x_shared_1[k_1 + 32]
                B_local_1[11] = B_local_1[11] + A_shared_1[k_1 + 864] * x_shared_1[k_1 + 32]
                B_local_1[12] = B_local_1[12] + A_shared_1[k_1 + 896] * x_shared_1[k_1 + 32]
                B_local_1[13] = B_local_1[13] + A_shared_1[k_1 + 928] * x_shared_1[k_1 + 32]
                B_local_1[14] = B_local_1[14] + A_shared_1[k_1 + 960] * x_shared_1[k_1 + 32]
                B_local_1[15] = B_local_1[15] + A_shared_1[k_1 + 992] * x_shared_1[k_1 + 32]
        B_1 = T.Buffer((16,), data=B.data)
        B_1[0] = B_local_1[0]
        B_1[1] = B_local_1[1]
        B_1[2] = B_local_1[2]
        B_1[3] = B_local_1[3]
        B_1[4] = B_local_1[4]
        B_1[5] = B_local_1[5]
        B_1[6] = B_local_1[6]
        B_1[7] = B_local_1[7]
        B_1[8] = B_local_1[8]
        B_1[9] = B_local_1[9]
        B_1[10] = B_local_1[10]
        B_1[11] = B_local_1[11]
        B_1[12] = B_local_1[12]
        B_1[13] = B_local_1[13]
        B_1[14] = B_local_1[14]
        B_1[15] = B_local_1[15]
