# corpus/schedules/matrix_fragments: stage 06, after Schedule.tensorize, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_fragments(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        # with T.sblock("root"):
        A_shared = T.sblock_alloc_buffer((16, 32), "float16", scope="shared")
        A_shared_wmma_matrix_a = T.sblock_alloc_buffer((16, 32), "float16", scope="wmma.matrix_a")
        B_shared = T.sblock_alloc_buffer((32, 16), "float16", scope="shared")
        B_shared_wmma_matrix_b = T.sblock_alloc_buffer((32, 16), "float16", scope="wmma.matrix_b")
        C_wmma_accumulator = T.sblock_alloc_buffer((16, 16), scope="wmma.accumulator")
        for i_0 in T.thread_binding(1, thread="blockIdx.x"):
            for j_0 in T.thread_binding(1, thread="blockIdx.y"):
                with T.sblock("C_o_init"):
                    vi_o, vj_o = T.axis.remap("SS", [i_0, j_0])
                    T.reads()
                    T.writes(C_wmma_accumulator[0:16, 0:16])
                    with T.sblock("C_init_o"):
                        vi_i_init_o = T.axis.spatial(1, 0)
                        vj_i_init_o = T.axis.spatial(1, 0)
                        T.reads()
                        T.writes(C_wmma_accumulator[0:16, 0:16])
                        C_1 = T.match_buffer(C_wmma_accumulator[0:16, 0:16], (16, 16), strides=("d1", "d0"), scope="wmma.accumulator", offset_factor=16)
                        T.tvm_fill_fragment(C_1.data, 16, 16, 16, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, T.float32(0.0))
                for k_0 in range(2):
                    for ax0_ax1_fused_0 in range(2):
                        for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                            for ax0_ax1_fused_2 in T.vectorized(4):
                                with T.sblock("A_shared"):
                                    v0 = T.axis.spatial(16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16)
                                    v1 = T.axis.spatial(32, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16)
                                    T.reads(A[v0, v1])
                                    T.writes(A_shared[v0, v1])
                                    A_shared[v0, v1] = A[v0, v1]
                    with T.sblock("A_shared_wmma.matrix_a_o"):
                        v0_o = T.axis.spatial(1, 0)
                        v1_o = T.axis.spatial(2, k_0)
                        T.reads(A_shared[0:16, v1_o * 16:v1_o * 16 + 16])
                        T.writes(A_shared_wmma_matrix_a[0:16, v1_o * 16:v1_o * 16 + 16])
                        A_1 = T.match_buffer(A_shared[0:16, v1_o * 16:v1_o * 16 + 16], (16, 16), "float16", strides=("s1", "s0"), scope="shared", offset_factor=16)
                        C_1 = T.match_buffer(A_shared_wmma_matrix_a[0:16, v1_o * 16:v1_o * 16 + 16], (16, 16), "float16", strides=("d1", "d0"), scope="wmma.matrix_a", offset_factor=16)
                        T.tvm_load_matrix_sync(C_1.data, 16, 16, 16, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, T.tvm_access_ptr(T.type_annotation("float16"), A_1.data, A_1.elem_offset, A_1.strides[0] * 16, 1), A_1.strides[0], "row_major")
                    for ax0_ax1_fused_0 in range(2):
                        for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                            for ax0_ax1_fused_2 in T.vectorized(4):
                                with T.sblock("B_shared"):
                                    v0 = T.axis.spatial(32, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16)
                                    v1 = T.axis.spatial(16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16)
                                    T.reads(B[v0, v1])
                                    T.writes(B_shared[v0, v1])
                                    B_shared[v0, v1] = B[v0, v1]
                    with T.sblock("B_shared_wmma.matrix_b_o"):
                        v0_o = T.axis.spatial(2, k_0)
                        v1_o = T.axis.spatial(1, 0)
                        T.reads(B_shared[v0_o * 16:v0_o * 16 + 16, 0:16])
                        T.writes(B_shared_wmma_matrix_b[v0_o * 16:v0_o * 16 + 16, 0:16])
                        A_1 = T.match_buffer(B_shared[v0_o * 16:v0_o * 16 + 16, 0:16], (16, 16), "float16", strides=("s1", "s0"), scope="shared", offset_factor=16)
                        C_1 = T.match_buffer(B_shared_wmma_matrix_b[v0_o * 16:v0_o * 16 + 16, 0:16], (16, 16), "float16", strides=("d1", "d0"), scope="wmma.matrix_b", offset_factor=16)
                        T.tvm_load_matrix_sync(C_1.data, 16, 16, 16, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, T.tvm_access_ptr(T.type_annotation("float16"), A_1.data, A_1.elem_offset, A_1.strides[0] * 16, 1), A_1.strides[0], "row_major")
                    with T.sblock("C_o_update"):
                        vi_o, vj_o, vk_o = T.axis.remap("SSR", [i_0, j_0, k_0])
                        T.reads(C_wmma_accumulator[0:16, 0:16], A_shared_wmma_matrix_a[0:16, vk_o * 16:vk_o * 16 + 16], B_shared_wmma_matrix_b[vk_o * 16:vk_o * 16 + 16, 0:16])
                        T.writes(C_wmma_accumulator[0:16, 0:16])
                        with T.sblock("C_o"):
                            vi_i_o = T.axis.spatial(1, 0)
                            vj_i_o = T.axis.spatial(1, 0)
                            vk_i_o = T.axis.reduce(1, 0)
                            T.reads(C_wmma_accumulator[0:16, 0:16], A_shared_wmma_matrix_a[0:16, vk_o * 16:vk_o * 16 + 16], B_shared_wmma_matrix_b[vk_o * 16:vk_o * 16 + 16, 0:16])
                            T.writes(C_wmma_accumulator[0:16, 0:16])
                            A_1 = T.match_buffer(A_shared_wmma_matrix_a[0:16, vk_o * 16:vk_o * 16 + 16], (16, 16), "float16", strides=("a1", "a0"), scope="wmma.matrix_a", offset_factor=16)
                            B_1 = T.match_buffer(B_shared_wmma_matrix_b[vk_o * 16:vk_o * 16 + 16, 0:16], (16, 16), "float16", strides=("b1", "b0"), scope="wmma.matrix_b", offset_factor=16)
                            C_1 = T.match_buffer(C_wmma_accumulator[0:16, 0:16], (16, 16), strides=("c1", "c0"), scope="wmma.accumulator", offset_factor=16)
                            T.tvm_mma_sync(C_1.data, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16, A_1.data, A_1.elem_offset // A_1.strides[0] // 16 * (A_1.strides[0] // 16) + A_1.elem_offset % A_1.strides[0] // 16, B_1.data, B_1.elem_offset // B_1.strides[0] // 16 * (B_1.strides[0] // 16) + B_1.elem_offset % B_1.strides[0] // 16, C_1.data, C_1.elem_offset // C_1.strides[0] // 16 * (C_1.strides[0] // 16) + C_1.elem_offset % C_1.strides[0] // 16)
                with T.sblock("C_wmma.accumulator_o"):
                    v0_o = T.axis.spatial(1, 0)
                    v1_o = T.axis.spatial(1, 0)
                    T.reads(C_wmma_accumulator[0:16, 0:16])
                    T.writes(C[0:16, 0:16])
                    A_1 = T.match_buffer(C_wmma_accumulator[0:16, 0:16], (16, 16), strides=("d1", "d0"), scope="wmma.accumulator", offset_factor=16)
                    C_1 = T.match_buffer(C[0:16, 0:16], (16, 16), strides=("s1", "s0"), offset_factor=16)
                    T.tvm_store_matrix_sync(A_1.data, 16, 16, 16, A_1.elem_offset // A_1.strides[0] // 16 * (A_1.strides[0] // 16) + A_1.elem_offset % A_1.strides[0] // 16, T.tvm_access_ptr(T.type_annotation("float32"), C_1.data, C_1.elem_offset, C_1.strides[0] * 16, 2), C_1.strides[0], "row_major")
