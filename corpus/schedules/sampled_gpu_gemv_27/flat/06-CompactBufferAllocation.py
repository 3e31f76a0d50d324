# corpus/schedules/sampled_gpu_gemv_27: stage 06, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemv_27(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(16, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(1, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[0:16, 0:64], x[0:64])
                        T.writes(B[vthread_x])
                        B_local = T.sblock_alloc_buffer((1,), scope="local")
                        for i_3_init, i_4_init in T.grid(1, 1):
                            with T.sblock("B_init"):
                                T.reads()
                                T.writes(B_local[vthread_x + i_3_init + i_4_init - vthread_x])
                                T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                B_local[vthread_x + i_3_init + i_4_init - vthread_x] = T.float32(0.0)
                        for k_0_fused in T.serial(2, annotations={"software_pipeline_async_stages": [0], "software_pipeline_order": [0, 1, 2], "software_pipeline_stage": [0, 0, 2]}):
                            with T.sblock(""):
                                T.reads(A[0:16, k_0_fused * 32:k_0_fused * 32 + 32], x[k_0_fused * 32:k_0_fused * 32 + 32], B_local[vthread_x - vthread_x])
                                T.writes(B_local[vthread_x - vthread_x])
                                A_shared = T.sblock_alloc_buffer((16, 32), scope="shared")
                                x_shared = T.sblock_alloc_buffer((32,), scope="shared")
                                for ax0_ax1_fused_0 in range(512):
                                    with T.sblock("A_shared"):
                                        T.reads(A[(ax0_ax1_fused_0 + threadIdx_x) // 32, k_0_fused * 32 + (ax0_ax1_fused_0 + threadIdx_x) % 32])
                                        T.writes(A_shared[(ax0_ax1_fused_0 + threadIdx_x) // 32, k_0_fused * 32 + (ax0_ax1_fused_0 + threadIdx_x) % 32 - k_0_fused * 32])
                                        A_shared[(ax0_ax1_fused_0 + threadIdx_x) // 32, k_0_fused * 32 + (ax0_ax1_fused_0 + threadIdx_x) % 32 - k_0_fused * 32] = A[(ax0_ax1_fused_0 + threadIdx_x) // 32, k_0_fused * 32 + (ax0_ax1_fused_0 + threadIdx_x) % 32]
                                for ax0_fused_0 in range(32):
                                    with T.sblock("x_shared"):
                                        T.reads(x[k_0_fused * 32 + ax0_fused_0 + threadIdx_x])
                                        T.writes(x_shared[k_0_fused * 32 + ax0_fused_0 + threadIdx_x - k_0_fused * 32])
                                        x_shared[k_0_fused * 32 + ax0_fused_0 + threadIdx_x - k_0_fused * 32] = x[k_0_fused * 32 + ax0_fused_0 + threadIdx_x]
                                for k_1, i_3, k_2, i_4 in T.grid(32, 1, 1, 1):
                                    with T.sblock("B_update"):
                                        T.reads(B_local[vthread_x + i_3 + i_4 - vthread_x], A_shared[vthread_x + i_3 + i_4, k_0_fused * 32 + k_1 + k_2 - k_0_fused * 32], x_shared[k_0_fused * 32 + k_1 + k_2 - k_0_fused * 32])
                                        T.writes(B_local[vthread_x + i_3 + i_4 - vthread_x])
                                        T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        B_local[vthread_x + i_3 + i_4 - vthread_x] = B_local[vthread_x + i_3 + i_4 - vthread_x] + A_shared[vthread_x + i_3 + i_4, k_0_fused * 32 + k_1 + k_2 - k_0_fused * 32] * x_shared[k_0_fused * 32 + k_1 + k_2 - k_0_fused * 32]
                        for ax0 in range(1):
                            with T.sblock("B_local"):
                                T.reads(B_local[vthread_x + ax0 - vthread_x])
                                T.writes(B[vthread_x + ax0])
                                B[vthread_x + ax0] = B_local[vthread_x + ax0 - vthread_x]
