# corpus/schedules/sampled_gpu_gemm_21: stage 05, after s_tir.LiftThreadBinding, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemm_21(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(1, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[0:8, 0:16], B[0:20, blockIdx_x * 4:blockIdx_x * 4 + 4])
                        T.writes(C[threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4])
                        C_local = T.sblock_alloc_buffer((8, 16), scope="local")
                        for i_3_init, j_3_init, i_4_init, j_4_init in T.grid(1, 1, 1, 1):
                            with T.sblock("C_init"):
                                T.reads()
                                T.writes(C_local[threadIdx_x // 4 + i_3_init + i_4_init, blockIdx_x * 4 + threadIdx_x % 4 + j_3_init + j_4_init])
                                T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                C_local[threadIdx_x // 4 + i_3_init + i_4_init, blockIdx_x * 4 + threadIdx_x % 4 + j_3_init + j_4_init] = T.float32(0.0)
                        for k_0 in range(4):
                            with T.sblock(""):
                                T.reads(A[0:8, k_0 * 4:k_0 * 4 + 4], B[k_0 * 4:k_0 * 4 + 8, blockIdx_x * 4:blockIdx_x * 4 + 4], C_local[threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4])
                                T.writes(C_local[threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4])
                                A_shared = T.sblock_alloc_buffer((8, 16), scope="shared")
                                B_shared = T.sblock_alloc_buffer((16, 16), scope="shared")
                                for ax0_ax1_fused_0 in range(1):
                                    with T.sblock("A_shared"):
                                        T.reads(A[(ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4])
                                        T.writes(A_shared[(ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4])
                                        A_shared[(ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4] = A[(ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4]
                                for ax0_ax1_fused_0 in range(1):
                                    with T.sblock("B_shared"):
                                        T.where(ax0_ax1_fused_0 * 32 + threadIdx_x < 16)
                                        T.reads(B[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, blockIdx_x * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4])
                                        T.writes(B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, blockIdx_x * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4])
                                        B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, blockIdx_x * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4] = B[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) // 4, blockIdx_x * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_x) % 4]
                                for k_1, i_3, j_3, k_2, i_4, j_4 in T.grid(4, 1, 1, 1, 1, 1):
                                    with T.sblock("C_update"):
                                        T.reads(C_local[threadIdx_x // 4 + i_3 + i_4, blockIdx_x * 4 + threadIdx_x % 4 + j_3 + j_4], A_shared[threadIdx_x // 4 + i_3 + i_4, k_0 * 4 + k_1 + k_2], B_shared[k_0 * 4 + k_1 + k_2, blockIdx_x * 4 + threadIdx_x % 4 + j_3 + j_4])
                                        T.writes(C_local[threadIdx_x // 4 + i_3 + i_4, blockIdx_x * 4 + threadIdx_x % 4 + j_3 + j_4])
                                        T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        C_local[threadIdx_x // 4 + i_3 + i_4, blockIdx_x * 4 + threadIdx_x % 4 + j_3 + j_4] = C_local[threadIdx_x // 4 + i_3 + i_4, blockIdx_x * 4 + threadIdx_x % 4 + j_3 + j_4] + A_shared[threadIdx_x // 4 + i_3 + i_4, k_0 * 4 + k_1 + k_2] * B_shared[k_0 * 4 + k_1 + k_2, blockIdx_x * 4 + threadIdx_x % 4 + j_3 + j_4]
                        for ax0, ax1 in T.grid(1, 1):
                            with T.sblock("C_local"):
                                T.reads(C_local[threadIdx_x // 4 + ax0, blockIdx_x * 4 + threadIdx_x % 4 + ax1])
                                T.writes(C[threadIdx_x // 4 + ax0, blockIdx_x * 4 + threadIdx_x % 4 + ax1])
                                C[threadIdx_x // 4 + ax0, blockIdx_x * 4 + threadIdx_x % 4 + ax1] = C_local[threadIdx_x // 4 + ax0, blockIdx_x * 4 + threadIdx_x % 4 + ax1]
