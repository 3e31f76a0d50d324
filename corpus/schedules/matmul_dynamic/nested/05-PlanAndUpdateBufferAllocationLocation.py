# corpus/schedules/matmul_dynamic: stage 05, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_dynamic(A: T.Buffer((4, 8), "float32"), B: T.Buffer((8, 8), "float32"), C: T.Buffer((4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_0 in T.thread_binding(1, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.block(""):
                            v0 = T.int32()
                            v1 = T.int32()
                            v0_1 = T.int32()
                            v1_1 = T.int32()
                            T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(3, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.min(4, v1) + T.max(7, v1) - T.min(0, v1), v1), 7) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.min(4, v0_1) + T.max(7, v0_1) - T.min(0, v0_1), v0_1), 7) + 1 - T.min(0, v0_1)), T.min(j_0 * 4, v1_1):T.min(j_0 * 4, v1_1) + (T.max(j_0 * 4 + 3, v1_1) + 1 - T.min(j_0 * 4, v1_1))])
                            v0_2 = T.int32()
                            v1_2 = T.int32()
                            T.writes(C[T.min(i_1, v0_2):T.min(i_1, v0_2) + (T.max(i_1, v0_2) + 1 - T.min(i_1, v0_2)), T.min(j_0 * 4 + j_1, v1_2):T.min(j_0 * 4 + j_1, v1_2) + (T.max(j_0 * 4 + j_1, v1_2) + 1 - T.min(j_0 * 4 + j_1, v1_2))])
                            C_local = T.alloc_buffer((4, 8), scope="local")
                            with T.block("C_init"):
                                vi = T.axis.spatial(4, i_0 * 4 + i_1)
                                vj = T.axis.spatial(8, j_0 * 4 + j_1)
                                T.reads()
                                T.writes(C_local[vi, vj])
                                C_local[vi, vj] = T.float32(0.0)
                            for k_0 in range(2):
                                with T.block(""):
                                    vi = T.int32()
                                    vj = T.int32()
                                    T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(3, v0) + 1 - T.min(0, v0)), T.min(k_0 * 4, v1):T.min(k_0 * 4, v1) + (T.max(k_0 * 4 + 3, v1) + 1 - T.min(k_0 * 4, v1))], B[T.min(k_0 * 4, v0_1):T.min(k_0 * 4, v0_1) + (T.max(k_0 * 4 + 3, v0_1) + 1 - T.min(k_0 * 4, v0_1)), T.min(j_0 * 4, v1_1):T.min(j_0 * 4, v1_1) + (T.max(j_0 * 4 + 3, v1_1) + 1 - T.min(j_0 * 4, v1_1))], C_local[T.min(i_0 * 4 + i_1, vi):T.min(i_0 * 4 + i_1, vi) + (T.max(i_0 * 4 + i_1, vi) + 1 - T.min(i_0 * 4 + i_1, vi)), T.min(j_0 * 4 + j_1, vj):T.min(j_0 * 4 + j_1, vj) + (T.max(j_0 * 4 + j_1, vj) + 1 - T.min(j_0 * 4 + j_1, vj))])
                                    T.writes(C_local[T.min(i_0 * 4 + i_1, vi):T.min(i_0 * 4 + i_1, vi) + (T.max(i_0 * 4 + i_1, vi) + 1 - T.min(i_0 * 4 + i_1, vi)), T.min(j_0 * 4 + j_1, vj):T.min(j_0 * 4 + j_1, vj) + (T.max(j_0 * 4 + j_1, vj) + 1 - T.min(j_0 * 4 + j_1, vj))])
                                    A_shared_dyn = T.alloc_buffer((4, 8), scope="shared.dyn")
                                    B_shared_dyn = T.alloc_buffer((8, 8), scope="shared.dyn")
                                    for ax0_ax1_fused_0 in range(1):
                                        for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                                            for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                                for ax0_ax1_fused_3 in range(1):
                                                    with T.block("A_shared.dyn"):
                                                        v0 = T.axis.spatial(4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4)
                                                        v1 = T.axis.spatial(8, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4)
                                                        T.reads(A[v0, v1])
                                                        T.writes(A_shared_dyn[v0, v1])
                                                        A_shared_dyn[v0, v1] = A[v0, v1]
                                    for ax0_ax1_fused_0 in range(1):
                                        for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                                            for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                                for ax0_ax1_fused_3 in range(1):
                                                    with T.block("B_shared.dyn"):
                                                        v0_1 = T.axis.spatial(8, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4)
                                                        v1_1 = T.axis.spatial(8, j_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4)
                                                        T.reads(B[v0_1, v1_1])
                                                        T.writes(B_shared_dyn[v0_1, v1_1])
                                                        B_shared_dyn[v0_1, v1_1] = B[v0_1, v1_1]
                                    for k_1 in range(4):
                                        with T.block("C_update"):
                                            vi = T.axis.spatial(4, i_0 * 4 + i_1)
                                            vj = T.axis.spatial(8, j_0 * 4 + j_1)
                                            vk = T.axis.reduce(8, k_0 * 4 + k_1)
                                            T.reads(C_local[vi, vj], A_shared_dyn[vi, vk], B_shared_dyn[vk, vj])
                                            T.writes(C_local[vi, vj])
                                            C_local[vi, vj] = C_local[vi, vj] + A_shared_dyn[vi, vk] * B_shared_dyn[vk, vj]
                            with T.block("C_local"):
                                v0_2 = T.axis.spatial(4, i_1)
                                v1_2 = T.axis.spatial(8, j_0 * 4 + j_1)
                                T.reads(C_local[v0_2, v1_2])
                                T.writes(C[v0_2, v1_2])
                                C[v0_2, v1_2] = C_local[v0_2, v1_2]
