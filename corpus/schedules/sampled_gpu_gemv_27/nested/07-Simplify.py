# corpus/schedules/sampled_gpu_gemv_27: stage 07, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_27(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(16, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(1, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v0_1 = T.int32()
                        T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(15, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.max(63, v1) + T.min(32, v1) - T.min(0, v1), v1), 63) + 1 - T.min(0, v1))], x[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.max(63, v0_1) + T.min(32, v0_1) - T.min(0, v0_1), v0_1), 63) + 1 - T.min(0, v0_1))])
                        v0_2 = T.int32()
                        T.writes(B[T.min(vthread_x, v0_2):T.min(vthread_x, v0_2) + (T.max(vthread_x, v0_2) + 1 - T.min(vthread_x, v0_2))])
                        B_local = T.alloc_buffer((1,), scope="local")
                        for i_3_init, i_4_init in T.grid(1, 1):
                            with T.block("B_init"):
                                T.reads()
                                T.writes(B_local[0])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                B_local[0] = T.float32(0.0)
                        for k_0_fused in T.serial(2, annotations={"software_pipeline_async_stages": [0], "software_pipeline_order": [0, 1, 2], "software_pipeline_stage": [0, 0, 2]}):
                            with T.block(""):
                                vi = T.int32()
                                T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(15, v0) + 1 - T.min(0, v0)), T.min(k_0_fused * 32, v1):T.min(k_0_fused * 32, v1) + (T.max(k_0_fused * 32 + 31, v1) + 1 - T.min(k_0_fused * 32, v1))], x[T.min(k_0_fused * 32, v0_1):T.min(k_0_fused * 32, v0_1) + (T.max(k_0_fused * 32 + 31, v0_1) + 1 - T.min(k_0_fused * 32, v0_1))], B_local[T.min(0, vi - vthread_x):T.min(0, vi - vthread_x) + (T.max(vthread_x, vi) + 1 - T.min(vthread_x, vi))])
                                T.writes(B_local[T.min(0, vi - vthread_x):T.min(0, vi - vthread_x) + (T.max(vthread_x, vi) + 1 - T.min(vthread_x, vi))])
                                A_shared = T.alloc_buffer((16, 32), scope="shared")
                                x_shared = T.alloc_buffer((32,), scope="shared")
                                for ax0_ax1_fused_0 in range(512):
                                    with T.block("A_shared"):
                                        T.reads(A[ax0_ax1_fused_0 // 32, k_0_fused * 32 + ax0_ax1_fused_0 % 32])
                                        T.writes(A_shared[ax0_ax1_fused_0 // 32, ax0_ax1_fused_0 % 32])
                                        A_shared[ax0_ax1_fused_0 // 32, ax0_ax1_fused_0 % 32] = A[ax0_ax1_fused_0 // 32, k_0_fused * 32 + ax0_ax1_fused_0 % 32]
                                for ax0_fused_0 in range(32):
                                    with T.block("x_shared"):
                                        T.reads(x[k_0_fused * 32 + ax0_fused_0])
                                        T.writes(x_shared[ax0_fused_0])
                                        x_shared[ax0_fused_0] = x[k_0_fused * 32 + ax0_fused_0]
                                for k_1, i_3, k_2, i_4 in T.grid(32, 1, 1, 1):
                                    with T.block("B_update"):
                                        T.reads(B_local[0], A_shared[vthread_x, k_1], x_shared[k_1])
                                        T.writes(B_local[0])
                                        T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        B_local[0] = B_local[0] + A_shared[vthread_x, k_1] * x_shared[k_1]
                        for ax0 in range(1):
                            with T.block("B_local"):
                                T.reads(B_local[0])
                                T.writes(B[vthread_x])
                                B[vthread_x] = B_local[0]
