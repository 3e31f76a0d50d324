# corpus/schedules/sampled_gpu_gemv_26: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        B_local = T.alloc_buffer((16,), scope="local")
        A_shared = T.alloc_buffer((16, 64), scope="shared")
        x_shared = T.alloc_buffer((64,), scope="shared")
        for i_0_fused in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for i_1_fused in T.thread_binding(2, thread="vthread.x"):
                for i_2_fused in T.thread_binding(1, thread="threadIdx.x"):
                    for i_3_init, i_4_init in T.grid(2, 4):
                        with T.block("B_init"):
                            vi = T.axis.spatial(16, i_1_fused * 8 + i_3_init * 4 + i_4_init)
                            T.reads()
                            T.writes(B_local[vi])
                            T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                            B_local[vi] = T.float32(0.0)
                    for k_0 in range(2):
                        for ax0_ax1_fused_0 in range(256):
                            for ax0_ax1_fused_1 in T.thread_binding(1, thread="threadIdx.x"):
                                for ax0_ax1_fused_2 in T.vectorized(2):
                                    with T.block("A_shared"):
                                        v0 = T.axis.spatial(16, (ax0_ax1_fused_0 * 2 + ax0_ax1_fused_1 * 2 + ax0_ax1_fused_2) // 32)
                                        v1 = T.axis.spatial(64, k_0 * 32 + (ax0_ax1_fused_0 * 2 + ax0_ax1_fused_1 * 2 + ax0_ax1_fused_2) % 32)
                                        T.reads(A[v0, v1])
                                        T.writes(A_shared[v0, v1])
                                        A_shared[v0, v1] = A[v0, v1]
                        for ax0_fused_0 in range(16):
                            for ax0_fused_1 in T.thread_binding(1, thread="threadIdx.x"):
                                for ax0_fused_2 in T.vectorized(2):
                                    with T.block("x_shared"):
                                        v0 = T.axis.spatial(64, k_0 * 32 + ax0_fused_0 * 2 + ax0_fused_1 * 2 + ax0_fused_2)
                                        T.reads(x[v0])
                                        T.writes(x_shared[v0])
                                        x_shared[v0] = x[v0]
                        for k_1, i_3, k_2, i_4 in T.grid(32, 2, 1, 4):
                            with T.block("B_update"):
                                vi = T.axis.spatial(16, i_1_fused * 8 + i_3 * 4 + i_4)
                                vk = T.axis.reduce(64, k_0 * 32 + k_1 + k_2)
                                T.reads(B_local[vi], A_shared[vi, vk], x_shared[vk])
                                T.writes(B_local[vi])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 1, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                B_local[vi] = B_local[vi] + A_shared[vi, vk] * x_shared[vk]
                    for ax0 in range(8):
                        with T.block("B_local"):
                            v0 = T.axis.spatial(16, i_1_fused * 8 + ax0)
                            T.reads(B_local[v0])
                            T.writes(B[v0])
                            B[v0] = B_local[v0]
