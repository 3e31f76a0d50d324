# corpus/schedules/sampled_gpu_gemv_27: stage 14, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
                            A_shared[T.Mul(0, 512) + ax0_ax1_fused_0] = A_1[ax0_ax1_fused_0 // 32 * 64 + T.Mul(0, 32) + ax0_ax1_fused_0 % 32]
                    with T.attr({"async_scope": 1}):
                        x_shared[T.Add(T.Mul(0, 32), 0)] = x_1[T.Add(T.Mul(0, 32), 0)]
                        x_shared[T.Mul(0, 32) + 1] = x_1[T.Mul(0, 32) + 1]
                        x_shared[T.Mul(0, 32) + 2] = x_1[T.Mul(0, 32) + 2]
                        x_shared[T.Mul(0, 32) + 3] = x_1[T.Mul(0, 32) + 3]
                        x_shared[T.Mul(0, 32) + 4] = x_1[T.Mul(0, 32) + 4]
                        x_shared[T.Mul(0, 32) + 5] = x_1[T.Mul(0, 32) + 5]
                        x_shared[T.Mul(0, 32) + 6] = x_1[T.Mul(0, 32) + 6]
                        x_shared[T.Mul(0, 32) + 7] = x_1[T.Mul(0, 32) + 7]
                        x_shared[T.Mul(0, 32) + 8] = x_1[T.Mul(0, 32) + 8]
                        x_shared[T.Mul(0, 32) + 9] = x_1[T.Mul(0, 32) + 9]
                        x_shared[T.Mul(0, 32) + 10] = x_1[T.Mul(0, 32) + 10]
                        x_shared[T.Mul(0, 32) + 11] = x_1[T.Mul(0, 32) + 11]
                        x_shared[T.Mul(0, 32) + 12] = x_1[T.Mul(0, 32) + 12]
                        x_shared[T.Mul(0, 32) + 13] = x_1[T.Mul(0, 32) + 13]
                        x_shared[T.Mul(0, 32) + 14] = x_1[T.Mul(0, 32) + 14]
                        x_shared[T.Mul(0, 32) + 15] = x_1[T.Mul(0, 32) + 15]
                        x_shared[T.Mul(0, 32) + 16] = x_1[T.Mul(0, 32) + 16]
                        x_shared[T.Mul(0, 32) + 17] = x_1[T.Mul(0, 32) + 17]
                        x_shared[T.Mul(0, 32) + 18] = x_1[T.Mul(0, 32) + 18]
                        x_shared[T.Mul(0, 32) + 19] = x_1[T.Mul(0, 32) + 19]
                        x_shared[T.Mul(0, 32) + 20] = x_1[T.Mul(0, 32) + 20]
                        x_shared[T.Mul(0, 32) + 21] = x_1[T.Mul(0, 32) + 21]
                        x_shared[T.Mul(0, 32) + 22] = x_1[T.Mul(0, 32) + 22]
                        x_shared[T.Mul(0, 32) + 23] = x_1[T.Mul(0, 32) + 23]
                        x_shared[T.Mul(0, 32) + 24] = x_1[T.Mul(0, 32) + 24]
                        x_shared[T.Mul(0, 32) + 25] = x_1[T.Mul(0, 32) + 25]
                        x_shared[T.Mul(0, 32) + 26] = x_1[T.Mul(0, 32) + 26]
                        x_shared[T.Mul(0, 32) + 27] = x_1[T.Mul(0, 32) + 27]
                        x_shared[T.Mul(0, 32) + 28] = x_1[T.Mul(0, 32) + 28]
                        x_shared[T.Mul(0, 32) + 29] = x_1[T.Mul(0, 32) + 29]
                        x_shared[T.Mul(0, 32) + 30] = x_1[T.Mul(0, 32) + 30]
                        x_shared[T.Mul(0, 32) + 31] = x_1[T.Mul(0, 32) + 31]
                with T.attr({"async_commit_queue_scope": 0}):
                    with T.attr({"async_scope": 1}):
                        for ax0_ax1_fused_0 in range(512):
                            A_shared[T.Mul(1, 512) + ax0_ax1_fused_0] = A_1[ax0_ax1_fused_0 // 32 * 64 + T.Mul(1, 32) + ax0_ax1_fused_0 % 32]
                    with T.attr({"async_scope": 1}):
                        x_shared[T.Add(T.Mul(1, 32), 0)] = x_1[T.Add(T.Mul(1, 32), 0)]
                        x_shared[T.Mul(1, 32) + 1] = x_1[T.Mul(1, 32) + 1]
                        x_shared[T.Mul(1, 32) + 2] = x_1[T.Mul(1, 32) + 2]
                        x_shared[T.Mul(1, 32) + 3] = x_1[T.Mul(1, 32) + 3]
                        x_shared[T.Mul(1, 32) + 4] = x_1[T.Mul(1, 32) + 4]
                        x_shared[T.Mul(1, 32) + 5] = x_1[T.Mul(1, 32) + 5]
                        x_shared[T.Mul(1, 32) + 6] = x_1[T.Mul(1, 32) + 6]
                        x_shared[T.Mul(1, 32) + 7] = x_1[T.Mul(1, 32) + 7]
                        x_shared[T.Mul(1, 32) + 8] = x_1[T.Mul(1, 32) + 8]
                        x_shared[T.Mul(1, 32) + 9] = x_1[T.Mul(1, 32) + 9]
                        x_shared[T.Mul(1, 32) + 10] = x_1[T.Mul(1, 32) + 10]
                        x_shared[T.Mul(1, 32) + 11] = x_1[T.Mul(1, 32) + 11]
                        x_shared[T.Mul(1, 32) + 12] = x_1[T.Mul(1, 32) + 12]
                        x_shared[T.Mul(1, 32) + 13] = x_1[T.Mul(1, 32) + 13]
                        x_shared[T.Mul(1, 32) + 14] = x_1[T.Mul(1, 32) + 14]
                        x_shared[T.Mul(1, 32) + 15] = x_1[T.Mul(1, 32) + 15]
                        x_shared[T.Mul(1, 32) + 16] = x_1[T.Mul(1, 32) + 16]
                        x_shared[T.Mul(1, 32) + 17] = x_1[T.Mul(1, 32) + 17]
                        x_shared[T.Mul(1, 32) + 18] = x_1[T.Mul(1, 32) + 18]
                        x_shared[T.Mul(1, 32) + 19] = x_1[T.Mul(1, 32) + 19]
                        x_shared[T.Mul(1, 32) + 20] = x_1[T.Mul(1, 32) + 20]
                        x_shared[T.Mul(1, 32) + 21] = x_1[T.Mul(1, 32) + 21]
                        x_shared[T.Mul(1, 32) + 22] = x_1[T.Mul(1, 32) + 22]
                        x_shared[T.Mul(1, 32) + 23] = x_1[T.Mul(1, 32) + 23]
                        x_shared[T.Mul(1, 32) + 24] = x_1[T.Mul(1, 32) + 24]
                        x_shared[T.Mul(1, 32) + 25] = x_1[T.Mul(1, 32) + 25]
                        x_shared[T.Mul(1, 32) + 26] = x_1[T.Mul(1, 32) + 26]
                        x_shared[T.Mul(1, 32) + 27] = x_1[T.Mul(1, 32) + 27]
                        x_shared[T.Mul(1, 32) + 28] = x_1[T.Mul(1, 32) + 28]
                        x_shared[T.Mul(1, 32) + 29] = x_1[T.Mul(1, 32) + 29]
                        x_shared[T.Mul(1, 32) + 30] = x_1[T.Mul(1, 32) + 30]
                        x_shared[T.Mul(1, 32) + 31] = x_1[T.Mul(1, 32) + 31]
                with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": T.Sub(1, 0)}):
                    for k_1 in range(32):
                        B_local[0] = B_local[0] + A_shared[T.Mul(0, 512) + T.Mul(0, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[1] = B_local[1] + A_shared[T.Mul(0, 512) + T.Mul(1, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[2] = B_local[2] + A_shared[T.Mul(0, 512) + T.Mul(2, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[3] = B_local[3] + A_shared[T.Mul(0, 512) + T.Mul(3, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[4] = B_local[4] + A_shared[T.Mul(0, 512) + T.Mul(4, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[5] = B_local[5] + A_shared[T.Mul(0, 512) + T.Mul(5, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[6] = B_local[6] + A_shared[T.Mul(0, 512) + T.Mul(6, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[7] = B_local[7] + A_shared[T.Mul(0, 512) + T.Mul(7, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[8] = B_local[8] + A_shared[T.Mul(0, 512) + T.Mul(8, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[9] = B_local[9] + A_shared[T.Mul(0, 512) + T.Mul(9, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[10] = B_local[10] + A_shared[T.Mul(0, 512) + T.Mul(10, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[11] = B_local[11] + A_shared[T.Mul(0, 512) + T.Mul(11, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[12] = B_local[12] + A_shared[T.Mul(0, 512) + T.Mul(12, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[13] = B_local[13] + A_shared[T.Mul(0, 512) + T.Mul(13, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[14] = B_local[14] + A_shared[T.Mul(0, 512) + T.Mul(14, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                        B_local[15] = B_local[15] + A_shared[T.Mul(0, 512) + T.Mul(15, 32) + k_1] * x_shared[T.Mul(0, 32) + k_1]
                with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": T.Sub(1, 1)}):
                    for k_1 in range(32):
                        B_local[0] = B_local[0] + A_shared[T.Mul(1, 512) + T.Mul(0, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[1] = B_local[1] + A_shared[T.Mul(1, 512) + T.Mul(1, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[2] = B_local[2] + A_shared[T.Mul(1, 512) + T.Mul(2, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[3] = B_local[3] + A_shared[T.Mul(1, 512) + T.Mul(3, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[4] = B_local[4] + A_shared[T.Mul(1, 512) + T.Mul(4, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[5] = B_local[5] + A_shared[T.Mul(1, 512) + T.Mul(5, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[6] = B_local[6] + A_shared[T.Mul(1, 512) + T.Mul(6, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[7] = B_local[7] + A_shared[T.Mul(1, 512) + T.Mul(7, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[8] = B_local[8] + A_shared[T.Mul(1, 512) + T.Mul(8, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[9] = B_local[9] + A_shared[T.Mul(1, 512) + T.Mul(9, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[10] = B_local[10] + A_shared[T.Mul(1, 512) + T.Mul(10, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[11] = B_local[11] + A_shared[T.Mul(1, 512) + T.Mul(11, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[12] = B_local[12] + A_shared[T.Mul(1, 512) + T.Mul(12, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[13] = B_local[13] + A_shared[T.Mul(1, 512) + T.Mul(13, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[14] = B_local[14] + A_shared[T.Mul(1, 512) + T.Mul(14, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
                        B_local[15] = B_local[15] + A_shared[T.Mul(1, 512) + T.Mul(15, 32) + k_1] * x_shared[T.Mul(1, 32) + k_1]
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
