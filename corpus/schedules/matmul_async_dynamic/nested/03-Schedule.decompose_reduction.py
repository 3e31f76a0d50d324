# corpus/schedules/matmul_async_dynamic: stage 03, after Schedule.decompose_reduction, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_async_dynamic(A: T.Buffer((4, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        # with T.block("root"):
        C_local = T.alloc_buffer((4, 4), scope="local")
        A_shared_dyn = T.alloc_buffer((4, 16), scope="shared.dyn")
        B_shared_dyn = T.alloc_buffer((16, 4), scope="shared.dyn")
        for i_0 in T.thread_binding(1, thread="blockIdx.y"):
            for j_0 in T.thread_binding(1, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.block("C_init"):
                            vi = T.axis.spatial(4, i_0 * 4 + i_1)
                            vj = T.axis.spatial(4, j_0 * 4 + j_1)
                            T.reads()
                            T.writes(C_local[vi, vj])
                            C_local[vi, vj] = T.float32(0.0)
                        for k_0 in range(4):
                            for ax0_ax1_fused_0 in range(1):
                                for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                                    for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                        for ax0_ax1_fused_3 in range(1):
                                            with T.block("A_shared.dyn"):
                                                v0 = T.axis.spatial(4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4)
                                                v1 = T.axis.spatial(16, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4)
                                                T.reads(A[v0, v1])
                                                T.writes(A_shared_dyn[v0, v1])
                                                A_shared_dyn[v0, v1] = A[v0, v1]
                            for ax0_ax1_fused_0 in range(1):
                                for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                                    for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                        for ax0_ax1_fused_3 in range(1):
                                            with T.block("B_shared.dyn"):
                                                v0 = T.axis.spatial(16, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4)
                                                v1 = T.axis.spatial(4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4)
                                                T.reads(B[v0, v1])
                                                T.writes(B_shared_dyn[v0, v1])
                                                B_shared_dyn[v0, v1] = B[v0, v1]
                            for k_1 in range(4):
                                with T.block("C_update"):
                                    vi = T.axis.spatial(4, i_0 * 4 + i_1)
                                    vj = T.axis.spatial(4, j_0 * 4 + j_1)
                                    vk = T.axis.reduce(16, k_0 * 4 + k_1)
                                    T.reads(C_local[vi, vj], A_shared_dyn[vi, vk], B_shared_dyn[vk, vj])
                                    T.writes(C_local[vi, vj])
                                    C_local[vi, vj] = C_local[vi, vj] + A_shared_dyn[vi, vk] * B_shared_dyn[vk, vj]
                        with T.block("C_local"):
                            v0, v1 = T.axis.remap("SS", [i_1, j_1])
                            T.reads(C_local[v0, v1])
                            T.writes(C[v0, v1])
                            C[v0, v1] = C_local[v0, v1]
