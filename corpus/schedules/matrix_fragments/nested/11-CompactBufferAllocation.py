# corpus/schedules/matrix_fragments: stage 11, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_fragments(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x"):
            for blockIdx_y in T.thread_binding(1, thread="blockIdx.y"):
                with T.block(""):
                    v0 = T.int32()
                    v1 = T.int32()
                    v0_1 = T.int32()
                    v1_1 = T.int32()
                    T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(15, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.min(16, v1) + T.max(31, v1) - T.min(0, v1), v1), 31) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.min(16, v0_1) + T.max(31, v0_1) - T.min(0, v0_1), v0_1), 31) + 1 - T.min(0, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(15, v1_1) + 1 - T.min(0, v1_1))])
                    T.writes(C[0:16, 0:16])
                    C_wmma_accumulator = T.alloc_buffer((16, 16), scope="wmma.accumulator")
                    with T.block("C_o_init"):
                        T.reads()
                        T.writes(C_wmma_accumulator[0:16, 0:16])
                        with T.block("C_init_o"):
                            T.reads()
                            T.writes(C_wmma_accumulator[0:16, 0:16])
                            C_1 = T.match_buffer(C_wmma_accumulator[0:16, 0:16], (16, 16), strides=("d1", "d0"), scope="wmma.accumulator", offset_factor=16)
                            T.tvm_fill_fragment(C_1.data, 16, 16, 16, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, T.float32(0.0))
                    for k_0 in range(2):
                        for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                            with T.block(""):
                                T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(15, v0) + 1 - T.min(0, v0)), T.min(k_0 * 16, v1):T.min(k_0 * 16, v1) + (T.max(k_0 * 16 + 15, v1) + 1 - T.min(k_0 * 16, v1))], B[T.min(k_0 * 16, v0_1):T.min(k_0 * 16, v0_1) + (T.max(k_0 * 16 + 15, v0_1) + 1 - T.min(k_0 * 16, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(15, v1_1) + 1 - T.min(0, v1_1))], C_wmma_accumulator[0:16, 0:16])
                                T.writes(C_wmma_accumulator[0:16, 0:16])
                                A_shared = T.alloc_buffer((16, 16), "float16", scope="shared")
                                A_shared_wmma_matrix_a = T.alloc_buffer((16, 16), "float16", scope="wmma.matrix_a")
                                B_shared = T.alloc_buffer((16, 16), "float16", scope="shared")
                                B_shared_wmma_matrix_b = T.alloc_buffer((16, 16), "float16", scope="wmma.matrix_b")
                                for ax0_ax1_fused_0 in range(2):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.block("A_shared"):
                                            T.reads(A[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(A_shared[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16 - k_0 * 16])
                                            A_shared[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16 - k_0 * 16] = A[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16]
                                with T.block("A_shared_wmma.matrix_a_o"):
                                    T.reads(A_shared[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16])
                                    T.writes(A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16])
                                    A_1 = T.match_buffer(A_shared[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], (16, 16), "float16", strides=("s1", "s0"), scope="shared", offset_factor=16)
                                    C_1 = T.match_buffer(A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], (16, 16), "float16", strides=("d1", "d0"), scope="wmma.matrix_a", offset_factor=16)
                                    T.tvm_load_matrix_sync(C_1.data, 16, 16, 16, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, T.tvm_access_ptr(T.type_annotation("float16"), A_1.data, A_1.elem_offset, A_1.strides[0] * 16, 1), A_1.strides[0], "row_major")
                                for ax0_ax1_fused_0 in range(2):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.block("B_shared"):
                                            T.reads(B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16 - k_0 * 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16 - k_0 * 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16] = B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16]
                                with T.block("B_shared_wmma.matrix_b_o"):
                                    T.reads(B_shared[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    T.writes(B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    A_1 = T.match_buffer(B_shared[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16], (16, 16), "float16", strides=("s1", "s0"), scope="shared", offset_factor=16)
                                    C_1 = T.match_buffer(B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16], (16, 16), "float16", strides=("d1", "d0"), scope="wmma.matrix_b", offset_factor=16)
                                    T.tvm_load_matrix_sync(C_1.data, 16, 16, 16, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, T.tvm_access_ptr(T.type_annotation("float16"), A_1.data, A_1.elem_offset, A_1.strides[0] * 16, 1), A_1.strides[0], "row_major")
                                with T.block("C_o_update"):
                                    T.reads(C_wmma_accumulator[0:16, 0:16], A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    T.writes(C_wmma_accumulator[0:16, 0:16])
                                    with T.block("C_o"):
                                        T.reads(C_wmma_accumulator[0:16, 0:16], A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                        T.writes(C_wmma_accumulator[0:16, 0:16])
                                        A_1 = T.match_buffer(A_shared_wmma_matrix_a[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], (16, 16), "float16", strides=("a1", "a0"), scope="wmma.matrix_a", offset_factor=16)
                                        B_1 = T.match_buffer(B_shared_wmma_matrix_b[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16], (16, 16), "float16", strides=("b1", "b0"), scope="wmma.matrix_b", offset_factor=16)
                                        C_1 = T.match_buffer(C_wmma_accumulator[0:16, 0:16], (16, 16), strides=("c1", "c0"), scope="wmma.accumulator", offset_factor=16)
                                        T.tvm_mma_sync(C_1.data, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, A_1.data, A_1.elem_offset // A_1.strides[0] // 16 * (A_1.strides[0] // 16) + A_1.elem_offset % A_1.strides[0] // 16, B_1.data, B_1.elem_offset // B_1.strides[0] // 16 * (B_1.strides[0] // 16) + B_1.elem_offset % B_1.strides[0] // 16, C_1.data, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16)
                    with T.block("C_wmma.accumulator_o"):
                        T.reads(C_wmma_accumulator[0:16, 0:16])
                        T.writes(C[0:16, 0:16])
                        A_1 = T.match_buffer(C_wmma_accumulator[0:16, 0:16], (16, 16), strides=("d1", "d0"), scope="wmma.accumulator", offset_factor=16)
                        C_1 = T.match_buffer(C[0:16, 0:16], (16, 16), strides=("s1", "s0"), offset_factor=16)
                        T.tvm_store_matrix_sync(A_1.data, 16, 16, 16, A_1.elem_offset // A_1.strides[0] // 16 * (A_1.strides[0] // 16) + A_1.elem_offset % A_1.strides[0] // 16, T.tvm_access_ptr(T.type_annotation("float32"), C_1.data, C_1.elem_offset, C_1.strides[0] * 16, 2), C_1.strides[0], "row_major")
