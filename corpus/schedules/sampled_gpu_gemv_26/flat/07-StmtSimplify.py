# corpus/schedules/sampled_gpu_gemv_26: stage 07, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 128, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(2, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(1, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[0:16, 0:64], x[0:64])
                        T.writes(B[vthread_x * 8:vthread_x * 8 + 8])
                        B_local = T.sblock_alloc_buffer((8,), scope="local")
                        for i_3_init, i_4_init in T.grid(2, 4):
                            with T.sblock("B_init"):
                                T.reads()
                                T.writes(B_local[i_3_init * 4 + i_4_init])
                                T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                B_local[i_3_init * 4 + i_4_init] = T.float32(0.0)
                        for k_0 in range(2):
                            with T.sblock(""):
                                T.reads(A[0:16, k_0 * 32:k_0 * 32 + 32], x[k_0 * 32:k_0 * 32 + 32], B_local[0:8])
                                T.writes(B_local[0:8])
                                A_shared = T.sblock_alloc_buffer((16, 32), scope="shared")
                                x_shared = T.sblock_alloc_buffer((32,), scope="shared")
                                for ax0_ax1_fused_0 in range(256):
                                    for ax0_ax1_fused_2 in T.vectorized(2):
                                        with T.sblock("A_shared"):
                                            T.reads(A[ax0_ax1_fused_0 // 16, k_0 * 32 + ax0_ax1_fused_0 % 16 * 2 + ax0_ax1_fused_2])
                                            T.writes(A_shared[ax0_ax1_fused_0 // 16, ax0_ax1_fused_0 % 16 * 2 + ax0_ax1_fused_2])
                                            A_shared[ax0_ax1_fused_0 // 16, ax0_ax1_fused_0 % 16 * 2 + ax0_ax1_fused_2] = A[ax0_ax1_fused_0 // 16, k_0 * 32 + ax0_ax1_fused_0 % 16 * 2 + ax0_ax1_fused_2]
                                for ax0_fused_0 in range(16):
                                    for ax0_fused_2 in T.vectorized(2):
                                        with T.sblock("x_shared"):
                                            T.reads(x[k_0 * 32 + ax0_fused_0 * 2 + ax0_fused_2])
                                            T.writes(x_shared[ax0_fused_0 * 2 + ax0_fused_2])
                                            x_shared[ax0_fused_0 * 2 + ax0_fused_2] = x[k_0 * 32 + ax0_fused_0 * 2 + ax0_fused_2]
                                for k_1, i_3, k_2, i_4 in T.grid(32, 2, 1, 4):
                                    with T.sblock("B_update"):
                                        T.reads(B_local[i_3 * 4 + i_4], A_shared[vthread_x * 8 + i_3 * 4 + i_4, k_1], x_shared[k_1])
                                        T.writes(B_local[i_3 * 4 + i_4])
                                        T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        B_local[i_3 * 4 + i_4] = B_local[i_3 * 4 + i_4] + A_shared[vthread_x * 8 + i_3 * 4 + i_4, k_1] * x_shared[k_1]
                        for ax0 in range(8):
                            with T.sblock("B_local"):
                                T.reads(B_local[ax0])
                                T.writes(B[vthread_x * 8 + ax0])
                                B[vthread_x * 8 + ax0] = B_local[ax0]
