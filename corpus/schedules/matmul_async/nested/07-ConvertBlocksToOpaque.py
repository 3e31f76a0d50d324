# corpus/schedules/matmul_async: stage 07, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_async(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_0 in T.thread_binding(2, thread="blockIdx.y"):
            for j_0 in T.thread_binding(1, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.block(""):
                            v0 = T.int32()
                            v1 = T.int32()
                            v0_1 = T.int32()
                            v1_1 = T.int32()
                            T.reads(A[T.min(i_0 * 4, v0):T.min(i_0 * 4, v0) + (T.max(i_0 * 4 + 3, v0) + 1 - T.min(i_0 * 4, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.min(12, v1) + T.max(15, v1) - T.min(0, v1), v1), 15) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.min(12, v0_1) + T.max(15, v0_1) - T.min(0, v0_1), v0_1), 15) + 1 - T.min(0, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(3, v1_1) + 1 - T.min(0, v1_1))])
                            v0_2 = T.int32()
                            v1_2 = T.int32()
                            T.writes(C[T.min(i_0 * 4 + i_1, v0_2):T.min(i_0 * 4 + i_1, v0_2) + (T.max(i_0 * 4 + i_1, v0_2) + 1 - T.min(i_0 * 4 + i_1, v0_2)), T.min(j_1, v1_2):T.min(j_1, v1_2) + (T.max(j_1, v1_2) + 1 - T.min(j_1, v1_2))])
                            C_local = T.alloc_buffer((8, 4), scope="local")
                            with T.block("C_init"):
                                T.reads()
                                T.writes(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                C_local[i_0 * 4 + i_1, j_0 * 4 + j_1] = T.float32(0.0)
                            for k_0 in T.serial(4, annotations={"software_pipeline_async_stages": [0], "software_pipeline_order": [0, 1, 2], "software_pipeline_stage": [0, 0, 1]}):
                                with T.block(""):
                                    vi = T.int32()
                                    vj = T.int32()
                                    T.reads(A[T.min(i_0 * 4, v0):T.min(i_0 * 4, v0) + (T.max(i_0 * 4 + 3, v0) + 1 - T.min(i_0 * 4, v0)), T.min(k_0 * 4, v1):T.min(k_0 * 4, v1) + (T.max(k_0 * 4 + 3, v1) + 1 - T.min(k_0 * 4, v1))], B[T.min(k_0 * 4, v0_1):T.min(k_0 * 4, v0_1) + (T.max(k_0 * 4 + 3, v0_1) + 1 - T.min(k_0 * 4, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(3, v1_1) + 1 - T.min(0, v1_1))], C_local[T.min(i_0 * 4 + i_1, vi):T.min(i_0 * 4 + i_1, vi) + (T.max(i_0 * 4 + i_1, vi) + 1 - T.min(i_0 * 4 + i_1, vi)), T.min(j_0 * 4 + j_1, vj):T.min(j_0 * 4 + j_1, vj) + (T.max(j_0 * 4 + j_1, vj) + 1 - T.min(j_0 * 4 + j_1, vj))])
                                    T.writes(C_local[T.min(i_0 * 4 + i_1, vi):T.min(i_0 * 4 + i_1, vi) + (T.max(i_0 * 4 + i_1, vi) + 1 - T.min(i_0 * 4 + i_1, vi)), T.min(j_0 * 4 + j_1, vj):T.min(j_0 * 4 + j_1, vj) + (T.max(j_0 * 4 + j_1, vj) + 1 - T.min(j_0 * 4 + j_1, vj))])
                                    A_shared = T.alloc_buffer((8, 16), scope="shared")
                                    B_shared = T.alloc_buffer((16, 4), scope="shared")
                                    for ax0_ax1_fused_0 in range(1):
                                        for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                                            for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                                for ax0_ax1_fused_3 in range(1):
                                                    with T.block("A_shared"):
                                                        T.reads(A[i_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4])
                                                        T.writes(A_shared[i_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4])
                                                        A_shared[i_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4] = A[i_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4]
                                    for ax0_ax1_fused_0 in range(1):
                                        for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                                            for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                                for ax0_ax1_fused_3 in range(1):
                                                    with T.block("B_shared"):
                                                        T.reads(B[k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4])
                                                        T.writes(B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4])
                                                        B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4] = B[k_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) // 4, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2 + ax0_ax1_fused_3) % 4]
                                    for k_1 in range(4):
                                        with T.block("C_update"):
                                            T.reads(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1], A_shared[i_0 * 4 + i_1, k_0 * 4 + k_1], B_shared[k_0 * 4 + k_1, j_0 * 4 + j_1])
                                            T.writes(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                            C_local[i_0 * 4 + i_1, j_0 * 4 + j_1] = C_local[i_0 * 4 + i_1, j_0 * 4 + j_1] + A_shared[i_0 * 4 + i_1, k_0 * 4 + k_1] * B_shared[k_0 * 4 + k_1, j_0 * 4 + j_1]
                            with T.block("C_local"):
                                T.reads(C_local[i_0 * 4 + i_1, j_1])
                                T.writes(C[i_0 * 4 + i_1, j_1])
                                C[i_0 * 4 + i_1, j_1] = C_local[i_0 * 4 + i_1, j_1]
