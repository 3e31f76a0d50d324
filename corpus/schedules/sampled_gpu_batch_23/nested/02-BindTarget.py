# corpus/schedules/sampled_gpu_batch_23: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        C_local = T.alloc_buffer((2, 8, 8), scope="local")
        A_shared = T.alloc_buffer((2, 8, 8), scope="shared")
        B_shared = T.alloc_buffer((2, 8, 8), scope="shared")
        for b_0_i_0_j_0_fused in T.thread_binding(4, thread="blockIdx.x"):
            for b_1_i_1_j_1_fused in T.thread_binding(1, thread="vthread.x"):
                for b_2_i_2_j_2_fused in T.thread_binding(32, thread="threadIdx.x"):
                    for b_3_init, i_3_init, j_3_init, b_4_init, i_4_init, j_4_init in T.grid(1, 1, 1, 1, 1, 1):
                        with T.block("C_init"):
                            vb = T.axis.spatial(2, b_0_i_0_j_0_fused // 2 + b_3_init + b_4_init)
                            vi = T.axis.spatial(8, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3_init + i_4_init)
                            vj = T.axis.spatial(8, b_2_i_2_j_2_fused % 8 + j_3_init + j_4_init)
                            T.reads()
                            T.writes(C_local[vb, vi, vj])
                            T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                            C_local[vb, vi, vj] = T.float32(0.0)
                    for k_0 in range(1):
                        for ax0_ax1_ax2_fused_0 in range(1):
                            for ax0_ax1_ax2_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                with T.block("A_shared"):
                                    v0 = T.axis.spatial(2, b_0_i_0_j_0_fused // 2)
                                    v1 = T.axis.spatial(8, b_0_i_0_j_0_fused % 2 * 4 + (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8)
                                    v2 = T.axis.spatial(8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8)
                                    T.reads(A[v0, v1, v2])
                                    T.writes(A_shared[v0, v1, v2])
                                    A_shared[v0, v1, v2] = A[v0, v1, v2]
                        for ax0_ax1_ax2_fused_0 in range(2):
                            for ax0_ax1_ax2_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                with T.block("B_shared"):
                                    v0 = T.axis.spatial(2, b_0_i_0_j_0_fused // 2)
                                    v1 = T.axis.spatial(8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8)
                                    v2 = T.axis.spatial(8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8)
                                    T.reads(B[v0, v1, v2])
                                    T.writes(B_shared[v0, v1, v2])
                                    B_shared[v0, v1, v2] = B[v0, v1, v2]
                        for k_1, b_3, i_3, j_3, k_2, b_4, i_4, j_4 in T.grid(8, 1, 1, 1, 1, 1, 1, 1):
                            with T.block("C_update"):
                                vb = T.axis.spatial(2, b_0_i_0_j_0_fused // 2 + b_3 + b_4)
                                vi = T.axis.spatial(8, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4)
                                vj = T.axis.spatial(8, b_2_i_2_j_2_fused % 8 + j_3 + j_4)
                                vk = T.axis.reduce(8, k_0 * 8 + k_1 + k_2)
                                T.reads(C_local[vb, vi, vj], A_shared[vb, vi, vk], B_shared[vb, vk, vj])
                                T.writes(C_local[vb, vi, vj])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                C_local[vb, vi, vj] = C_local[vb, vi, vj] + A_shared[vb, vi, vk] * B_shared[vb, vk, vj]
                    for ax0, ax1, ax2 in T.grid(1, 1, 1):
                        with T.block("C_local"):
                            v0 = T.axis.spatial(2, b_0_i_0_j_0_fused // 2 + ax0)
                            v1 = T.axis.spatial(8, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + ax1)
                            v2 = T.axis.spatial(8, b_2_i_2_j_2_fused % 8 + ax2)
                            T.reads(C_local[v0, v1, v2])
                            T.writes(C[v0, v1, v2])
                            C[v0, v1, v2] = C_local[v0, v1, v2]
