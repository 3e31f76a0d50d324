# corpus/schedules/sampled_gpu_batch_23: stage 07, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(1, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[blockIdx_x // 2, blockIdx_x % 2 * 4:blockIdx_x % 2 * 4 + 4, 0:8], B[blockIdx_x // 2, 0:8, 0:8])
                        T.writes(C[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8])
                        C_local = T.sblock_alloc_buffer((1, 1, 1), scope="local")
                        for b_3_init, i_3_init, j_3_init, b_4_init, i_4_init, j_4_init in T.grid(1, 1, 1, 1, 1, 1):
                            with T.sblock("C_init"):
                                T.reads()
                                T.writes(C_local[0, 0, 0])
                                T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                C_local[0, 0, 0] = T.float32(0.0)
                        for k_0 in range(1):
                            with T.sblock(""):
                                T.reads(A[blockIdx_x // 2, blockIdx_x % 2 * 4:blockIdx_x % 2 * 4 + 4, 0:8], B[blockIdx_x // 2, 0:8, 0:8], C_local[0, 0, 0])
                                T.writes(C_local[0, 0, 0])
                                A_shared = T.sblock_alloc_buffer((1, 4, 8), scope="shared")
                                B_shared = T.sblock_alloc_buffer((1, 8, 8), scope="shared")
                                for ax0_ax1_ax2_fused_0 in range(1):
                                    with T.sblock("A_shared"):
                                        T.reads(A[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8])
                                        T.writes(A_shared[0, threadIdx_x // 8, threadIdx_x % 8])
                                        A_shared[0, threadIdx_x // 8, threadIdx_x % 8] = A[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8]
                                for ax0_ax1_ax2_fused_0 in range(2):
                                    with T.sblock("B_shared"):
                                        T.reads(B[blockIdx_x // 2, ax0_ax1_ax2_fused_0 * 4 + threadIdx_x // 8, threadIdx_x % 8])
                                        T.writes(B_shared[0, ax0_ax1_ax2_fused_0 * 4 + threadIdx_x // 8, threadIdx_x % 8])
                                        B_shared[0, ax0_ax1_ax2_fused_0 * 4 + threadIdx_x // 8, threadIdx_x % 8] = B[blockIdx_x // 2, ax0_ax1_ax2_fused_0 * 4 + threadIdx_x // 8, threadIdx_x % 8]
                                for k_1, b_3, i_3, j_3, k_2, b_4, i_4, j_4 in T.grid(8, 1, 1, 1, 1, 1, 1, 1):
                                    with T.sblock("C_update"):
                                        T.reads(C_local[0, 0, 0], A_shared[0, threadIdx_x // 8, k_1], B_shared[0, k_1, threadIdx_x % 8])
                                        T.writes(C_local[0, 0, 0])
                                        T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        C_local[0, 0, 0] = C_local[0, 0, 0] + A_shared[0, threadIdx_x // 8, k_1] * B_shared[0, k_1, threadIdx_x % 8]
                        for ax0, ax1, ax2 in T.grid(1, 1, 1):
                            with T.sblock("C_local"):
                                T.reads(C_local[0, 0, 0])
                                T.writes(C[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8])
                                C[blockIdx_x // 2, blockIdx_x % 2 * 4 + threadIdx_x // 8, threadIdx_x % 8] = C_local[0, 0, 0]
