# corpus/schedules/sampled_gpu_batch_23: stage 04, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for b_0_i_0_j_0_fused in T.thread_binding(4, thread="blockIdx.x"):
            for b_1_i_1_j_1_fused in T.thread_binding(1, thread="vthread.x"):
                for b_2_i_2_j_2_fused in T.thread_binding(32, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v2 = T.int32()
                        v0_1 = T.int32()
                        v1_1 = T.int32()
                        v2_1 = T.int32()
                        T.reads(A[T.min(b_0_i_0_j_0_fused // 2, v0):T.min(b_0_i_0_j_0_fused // 2, v0) + (T.max(b_0_i_0_j_0_fused // 2, v0) + 1 - T.min(b_0_i_0_j_0_fused // 2, v0)), T.min(b_0_i_0_j_0_fused % 2 * 4, v1):T.min(b_0_i_0_j_0_fused % 2 * 4, v1) + (T.max(b_0_i_0_j_0_fused % 2 * 4 + 3, v1) + 1 - T.min(b_0_i_0_j_0_fused % 2 * 4, v1)), T.min(0, v2):T.min(0, v2) + (T.max(7, v2) + 1 - T.min(0, v2))], B[T.min(b_0_i_0_j_0_fused // 2, v0_1):T.min(b_0_i_0_j_0_fused // 2, v0_1) + (T.max(b_0_i_0_j_0_fused // 2, v0_1) + 1 - T.min(b_0_i_0_j_0_fused // 2, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(7, v1_1) + 1 - T.min(0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(7, v2_1) + 1 - T.min(0, v2_1))])
                        v0_2 = T.int32()
                        v1_2 = T.int32()
                        v2_2 = T.int32()
                        T.writes(C[T.min(b_0_i_0_j_0_fused // 2, v0_2):T.min(b_0_i_0_j_0_fused // 2, v0_2) + (T.max(b_0_i_0_j_0_fused // 2, v0_2) + 1 - T.min(b_0_i_0_j_0_fused // 2, v0_2)), T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, v1_2):T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, v1_2) + (T.max(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, v1_2) + 1 - T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, v1_2)), T.min(b_2_i_2_j_2_fused % 8, v2_2):T.min(b_2_i_2_j_2_fused % 8, v2_2) + (T.max(b_2_i_2_j_2_fused % 8, v2_2) + 1 - T.min(b_2_i_2_j_2_fused % 8, v2_2))])
                        C_local = T.alloc_buffer((2, 8, 8), scope="local")
                        for b_3_init, i_3_init, j_3_init, b_4_init, i_4_init, j_4_init in T.grid(1, 1, 1, 1, 1, 1):
                            with T.block("C_init"):
                                T.reads()
                                T.writes(C_local[b_0_i_0_j_0_fused // 2 + b_3_init + b_4_init, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3_init + i_4_init, b_2_i_2_j_2_fused % 8 + j_3_init + j_4_init])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                C_local[b_0_i_0_j_0_fused // 2 + b_3_init + b_4_init, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3_init + i_4_init, b_2_i_2_j_2_fused % 8 + j_3_init + j_4_init] = T.float32(0.0)
                        for k_0 in range(1):
                            with T.block(""):
                                vb = T.int32()
                                vi = T.int32()
                                vj = T.int32()
                                T.reads(A[T.min(b_0_i_0_j_0_fused // 2, v0):T.min(b_0_i_0_j_0_fused // 2, v0) + (T.max(b_0_i_0_j_0_fused // 2, v0) + 1 - T.min(b_0_i_0_j_0_fused // 2, v0)), T.min(b_0_i_0_j_0_fused % 2 * 4, v1):T.min(b_0_i_0_j_0_fused % 2 * 4, v1) + (T.max(b_0_i_0_j_0_fused % 2 * 4 + 3, v1) + 1 - T.min(b_0_i_0_j_0_fused % 2 * 4, v1)), T.min(0, v2):T.min(0, v2) + (T.max(7, v2) + 1 - T.min(0, v2))], B[T.min(b_0_i_0_j_0_fused // 2, v0_1):T.min(b_0_i_0_j_0_fused // 2, v0_1) + (T.max(b_0_i_0_j_0_fused // 2, v0_1) + 1 - T.min(b_0_i_0_j_0_fused // 2, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(7, v1_1) + 1 - T.min(0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(7, v2_1) + 1 - T.min(0, v2_1))], C_local[T.min(b_0_i_0_j_0_fused // 2, vb):T.min(b_0_i_0_j_0_fused // 2, vb) + (T.max(b_0_i_0_j_0_fused // 2, vb) + 1 - T.min(b_0_i_0_j_0_fused // 2, vb)), T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi):T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi) + (T.max(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi) + 1 - T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi)), T.min(b_2_i_2_j_2_fused % 8, vj):T.min(b_2_i_2_j_2_fused % 8, vj) + (T.max(b_2_i_2_j_2_fused % 8, vj) + 1 - T.min(b_2_i_2_j_2_fused % 8, vj))])
                                T.writes(C_local[T.min(b_0_i_0_j_0_fused // 2, vb):T.min(b_0_i_0_j_0_fused // 2, vb) + (T.max(b_0_i_0_j_0_fused // 2, vb) + 1 - T.min(b_0_i_0_j_0_fused // 2, vb)), T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi):T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi) + (T.max(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi) + 1 - T.min(b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8, vi)), T.min(b_2_i_2_j_2_fused % 8, vj):T.min(b_2_i_2_j_2_fused % 8, vj) + (T.max(b_2_i_2_j_2_fused % 8, vj) + 1 - T.min(b_2_i_2_j_2_fused % 8, vj))])
                                A_shared = T.alloc_buffer((2, 8, 8), scope="shared")
                                B_shared = T.alloc_buffer((2, 8, 8), scope="shared")
                                for ax0_ax1_ax2_fused_0 in range(1):
                                    for ax0_ax1_ax2_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                        with T.block("A_shared"):
                                            T.reads(A[b_0_i_0_j_0_fused // 2, b_0_i_0_j_0_fused % 2 * 4 + (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8])
                                            T.writes(A_shared[b_0_i_0_j_0_fused // 2, b_0_i_0_j_0_fused % 2 * 4 + (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8])
                                            A_shared[b_0_i_0_j_0_fused // 2, b_0_i_0_j_0_fused % 2 * 4 + (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8] = A[b_0_i_0_j_0_fused // 2, b_0_i_0_j_0_fused % 2 * 4 + (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8]
                                for ax0_ax1_ax2_fused_0 in range(2):
                                    for ax0_ax1_ax2_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                        with T.block("B_shared"):
                                            T.reads(B[b_0_i_0_j_0_fused // 2, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8])
                                            T.writes(B_shared[b_0_i_0_j_0_fused // 2, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8])
                                            B_shared[b_0_i_0_j_0_fused // 2, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8] = B[b_0_i_0_j_0_fused // 2, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) // 8, (ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) % 8]
                                for k_1, b_3, i_3, j_3, k_2, b_4, i_4, j_4 in T.grid(8, 1, 1, 1, 1, 1, 1, 1):
                                    with T.block("C_update"):
                                        T.reads(C_local[b_0_i_0_j_0_fused // 2 + b_3 + b_4, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4, b_2_i_2_j_2_fused % 8 + j_3 + j_4], A_shared[b_0_i_0_j_0_fused // 2 + b_3 + b_4, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4, k_0 * 8 + k_1 + k_2], B_shared[b_0_i_0_j_0_fused // 2 + b_3 + b_4, k_0 * 8 + k_1 + k_2, b_2_i_2_j_2_fused % 8 + j_3 + j_4])
                                        T.writes(C_local[b_0_i_0_j_0_fused // 2 + b_3 + b_4, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4, b_2_i_2_j_2_fused % 8 + j_3 + j_4])
                                        T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        C_local[b_0_i_0_j_0_fused // 2 + b_3 + b_4, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4, b_2_i_2_j_2_fused % 8 + j_3 + j_4] = C_local[b_0_i_0_j_0_fused // 2 + b_3 + b_4, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4, b_2_i_2_j_2_fused % 8 + j_3 + j_4] + A_shared[b_0_i_0_j_0_fused // 2 + b_3 + b_4, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + i_3 + i_4, k_0 * 8 + k_1 + k_2] * B_shared[b_0_i_0_j_0_fused // 2 + b_3 + b_4, k_0 * 8 + k_1 + k_2, b_2_i_2_j_2_fused % 8 + j_3 + j_4]
                        for ax0, ax1, ax2 in T.grid(1, 1, 1):
                            with T.block("C_local"):
                                T.reads(C_local[b_0_i_0_j_0_fused // 2 + ax0, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + ax1, b_2_i_2_j_2_fused % 8 + ax2])
                                T.writes(C[b_0_i_0_j_0_fused // 2 + ax0, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + ax1, b_2_i_2_j_2_fused % 8 + ax2])
                                C[b_0_i_0_j_0_fused // 2 + ax0, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + ax1, b_2_i_2_j_2_fused % 8 + ax2] = C_local[b_0_i_0_j_0_fused // 2 + ax0, b_0_i_0_j_0_fused % 2 * 4 + b_2_i_2_j_2_fused // 8 + ax1, b_2_i_2_j_2_fused % 8 + ax2]
