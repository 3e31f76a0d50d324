# corpus/schedules/sampled_gpu_gemm_relu_22: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemm_relu_22(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        C_local = T.alloc_buffer((8, 16), scope="local")
        A_shared = T.alloc_buffer((8, 16), scope="shared")
        B_shared = T.alloc_buffer((16, 16), scope="shared")
        for i_0_j_0_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for i_1_j_1_fused in T.thread_binding(1, thread="vthread.x"):
                for i_2_j_2_fused in T.thread_binding(32, thread="threadIdx.x"):
                    for i_3_init, j_3_init, i_4_init, j_4_init in T.grid(1, 1, 1, 1):
                        with T.block("C_init"):
                            vi = T.axis.spatial(8, i_2_j_2_fused // 4 + i_3_init + i_4_init)
                            vj = T.axis.spatial(16, i_0_j_0_fused * 4 + i_2_j_2_fused % 4 + j_3_init + j_4_init)
                            T.reads()
                            T.writes(C_local[vi, vj])
                            T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                            C_local[vi, vj] = T.float32(0.0)
                    for k_0 in range(4):
                        for ax0_ax1_fused_0 in range(1):
                            for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                with T.block("A_shared"):
                                    v0 = T.axis.spatial(8, (ax0_ax1_fused_0 * 32 + ax0_ax1_fused_1) // 4)
                                    v1 = T.axis.spatial(16, k_0 * 4 + (ax0_ax1_fused_0 * 32 + ax0_ax1_fused_1) % 4)
                                    T.reads(A[v0, v1])
                                    T.writes(A_shared[v0, v1])
                                    A_shared[v0, v1] = A[v0, v1]
                        for ax0_ax1_fused_0 in range(1):
                            for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                with T.block("B_shared"):
                                    v0 = T.axis.spatial(16, k_0 * 4 + (ax0_ax1_fused_0 * 32 + ax0_ax1_fused_1) // 4)
                                    v1 = T.axis.spatial(16, i_0_j_0_fused * 4 + (ax0_ax1_fused_0 * 32 + ax0_ax1_fused_1) % 4)
                                    T.where(ax0_ax1_fused_0 * 32 + ax0_ax1_fused_1 < 16)
                                    T.reads(B[v0, v1])
                                    T.writes(B_shared[v0, v1])
                                    B_shared[v0, v1] = B[v0, v1]
                        for k_1, i_3, j_3, k_2, i_4, j_4 in T.grid(4, 1, 1, 1, 1, 1):
                            with T.block("C_update"):
                                vi = T.axis.spatial(8, i_2_j_2_fused // 4 + i_3 + i_4)
                                vj = T.axis.spatial(16, i_0_j_0_fused * 4 + i_2_j_2_fused % 4 + j_3 + j_4)
                                vk = T.axis.reduce(16, k_0 * 4 + k_1 + k_2)
                                T.reads(C_local[vi, vj], A_shared[vi, vk], B_shared[vk, vj])
                                T.writes(C_local[vi, vj])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                C_local[vi, vj] = C_local[vi, vj] + A_shared[vi, vk] * B_shared[vk, vj]
                    for ax0, ax1 in T.grid(1, 1):
                        with T.block("C_local"):
                            v0 = T.axis.spatial(8, i_2_j_2_fused // 4 + ax0)
                            v1 = T.axis.spatial(16, i_0_j_0_fused * 4 + i_2_j_2_fused % 4 + ax1)
                            T.reads(C_local[v0, v1], bias[v1])
                            T.writes(D[v0, v1])
                            D[v0, v1] = T.max(C_local[v0, v1] + bias[v1], T.float32(0.0))
