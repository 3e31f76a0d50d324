# corpus/schedules/matrix_fragments: stage 13, after s_tir.LowerMatchBuffer, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_fragments(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x"):
            for blockIdx_y in T.thread_binding(1, thread="blockIdx.y"):
                for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[0:16, 0:32], B[0:32, 0:16])
                        T.writes(C[0:16, 0:16])
                        C_wmma_accumulator = T.sblock_alloc_buffer((16, 16), scope="wmma.accumulator")
                        with T.sblock("C_o_init"):
                            T.reads()
                            T.writes(C_wmma_accumulator[0:16, 0:16])
                            with T.sblock("C_init_o"):
                                T.reads()
                                T.writes(C_wmma_accumulator[0:16, 0:16])
                                T.tvm_fill_fragment(C_wmma_accumulator.data, 16, 16, 16, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, T.float32(0.0))
                        for k_0 in range(2):
                            with T.sblock(""):
                                T.reads(A[0:16, k_0 * 16:k_0 * 16 + 16], B[k_0 * 16:k_0 * 16 + 16, 0:16], C_wmma_accumulator[0:16, 0:16])
                                T.writes(C_wmma_accumulator[0:16, 0:16])
                                A_shared = T.sblock_alloc_buffer((16, 16), "float16", scope="shared")
                                A_shared_wmma_matrix_a = T.sblock_alloc_buffer((16, 16), "float16", scope="wmma.matrix_a")
                                B_shared = T.sblock_alloc_buffer((16, 16), "float16", scope="shared")
                                B_shared_wmma_matrix_b = T.sblock_alloc_buffer((16, 16), "float16", scope="wmma.matrix_b")
                                for ax0_ax1_fused_0 in range(2):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.sblock("A_shared"):
                                            T.reads(A[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(A_shared[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16 - k_0 * 16])
                                            A_shared[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16 - k_0 * 16] = A[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16]
                                with T.sblock("A_shared_wmma.matrix_a_o"):
                                    T.reads(A_shared[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16])
                                    T.writes(A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16])
                                    T.tvm_load_matrix_sync(A_shared_wmma_matrix_a.data, 16, 16, 16, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, T.tvm_access_ptr(T.type_annotation("float16"), A_shared.data, 0, T.Mul(16, 16), 1), 16, "row_major")
                                for ax0_ax1_fused_0 in range(2):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.sblock("B_shared"):
                                            T.reads(B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16 - k_0 * 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16 - k_0 * 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16] = B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16]
                                with T.sblock("B_shared_wmma.matrix_b_o"):
                                    T.reads(B_shared[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    T.writes(B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    T.tvm_load_matrix_sync(B_shared_wmma_matrix_b.data, 16, 16, 16, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, T.tvm_access_ptr(T.type_annotation("float16"), B_shared.data, 0, T.Mul(16, 16), 1), 16, "row_major")
                                with T.sblock("C_o_update"):
                                    T.reads(C_wmma_accumulator[0:16, 0:16], A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    T.writes(C_wmma_accumulator[0:16, 0:16])
                                    with T.sblock("C_o"):
                                        T.reads(C_wmma_accumulator[0:16, 0:16], A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                        T.writes(C_wmma_accumulator[0:16, 0:16])
                                        T.tvm_mma_sync(C_wmma_accumulator.data, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, A_shared_wmma_matrix_a.data, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, B_shared_wmma_matrix_b.data, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, C_wmma_accumulator.data, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16)
                        with T.sblock("C_wmma.accumulator_o"):
                            T.reads(C_wmma_accumulator[0:16, 0:16])
                            T.writes(C[0:16, 0:16])
                            T.tvm_store_matrix_sync(C_wmma_accumulator.data, 16, 16, 16, T.FloorDiv(0, 16) // 16 * T.FloorDiv(16, 16) + T.FloorMod(0, 16) // 16, T.tvm_access_ptr(T.type_annotation("float32"), C.data, 0, T.Mul(16, 16), 2), 16, "row_major")
