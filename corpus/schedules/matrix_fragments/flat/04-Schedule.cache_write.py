# corpus/schedules/matrix_fragments: stage 04, after Schedule.cache_write, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
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
                    for ax0, ax1 in T.grid(16, 16):
                        with T.sblock("A_shared_wmma.matrix_a"):
                            v0 = T.axis.spatial(16, ax0)
                            v1 = T.axis.spatial(32, k_0 * 16 + ax1)
                            T.reads(A_shared[v0, v1])
                            T.writes(A_shared_wmma_matrix_a[v0, v1])
                            A_shared_wmma_matrix_a[v0, v1] = A_shared[v0, v1]
                    for ax0_ax1_fused_0 in range(2):
                        for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                            for ax0_ax1_fused_2 in T.vectorized(4):
                                with T.sblock("B_shared"):
                                    v0 = T.axis.spatial(32, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16)
                                    v1 = T.axis.spatial(16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16)
                                    T.reads(B[v0, v1])
                                    T.writes(B_shared[v0, v1])
                                    B_shared[v0, v1] = B[v0, v1]
                    for ax0, ax1 in T.grid(16, 16):
                        with T.sblock("B_shared_wmma.matrix_b"):
                            v0 = T.axis.spatial(32, k_0 * 16 + ax0)
                            v1 = T.axis.spatial(16, ax1)
                            T.reads(B_shared[v0, v1])
                            T.writes(B_shared_wmma_matrix_b[v0, v1])
                            B_shared_wmma_matrix_b[v0, v1] = B_shared[v0, v1]
                    with T.sblock("C_o"):
                        vi_o, vj_o, vk_o = T.axis.remap("SSR", [i_0, j_0, k_0])
                        T.reads(A_shared_wmma_matrix_a[0:16, vk_o * 16:vk_o * 16 + 16], B_shared_wmma_matrix_b[vk_o * 16:vk_o * 16 + 16, 0:16])
                        T.writes(C_wmma_accumulator[0:16, 0:16])
                        with T.init():
                            for i_1, j_1 in T.grid(16, 16):
                                with T.sblock("C_init"):
                                    vi_i_init, vj_i_init = T.axis.remap("SS", [i_1, j_1])
                                    T.reads()
                                    T.writes(C_wmma_accumulator[vi_i_init, vj_i_init])
                                    C_wmma_accumulator[vi_i_init, vj_i_init] = T.float32(0.0)
                        for i_1, j_1, k_1 in T.grid(16, 16, 16):
                            with T.sblock("C"):
                                vi_i, vj_i, vk_i = T.axis.remap("SSR", [i_1, j_1, k_1])
                                T.reads(C_wmma_accumulator[vi_i, vj_i], A_shared_wmma_matrix_a[vi_i, vk_o * 16 + vk_i], B_shared_wmma_matrix_b[vk_o * 16 + vk_i, vj_i])
                                T.writes(C_wmma_accumulator[vi_i, vj_i])
                                C_wmma_accumulator[vi_i, vj_i] = C_wmma_accumulator[vi_i, vj_i] + T.Cast("float32", A_shared_wmma_matrix_a[vi_i, vk_o * 16 + vk_i]) * T.Cast("float32", B_shared_wmma_matrix_b[vk_o * 16 + vk_i, vj_i])
                for ax0, ax1 in T.grid(16, 16):
                    with T.sblock("C_wmma.accumulator"):
                        v0, v1 = T.axis.remap("SS", [ax0, ax1])
                        T.reads(C_wmma_accumulator[v0, v1])
                        T.writes(C[v0, v1])
                        C[v0, v1] = C_wmma_accumulator[v0, v1]
