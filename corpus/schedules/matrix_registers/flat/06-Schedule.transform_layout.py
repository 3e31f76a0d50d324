# corpus/schedules/matrix_registers: stage 06, after Schedule.transform_layout, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        # with T.sblock("root"):
        A_shared = T.sblock_alloc_buffer((16, 32), "float16", scope="shared")
        A_shared_warp = T.sblock_alloc_buffer((1, 2, 32, 8), "float16", scope="warp")
        B_shared = T.sblock_alloc_buffer((32, 16), "float16", scope="shared")
        B_shared_warp = T.sblock_alloc_buffer((2, 1, 32, 8), "float16", scope="warp")
        C_warp = T.sblock_alloc_buffer((1, 1, 32, 8), scope="warp")
        for i_0 in T.thread_binding(1, thread="blockIdx.x"):
            for j_0 in T.thread_binding(1, thread="blockIdx.y"):
                with T.sblock("C_o_init"):
                    vi_o, vj_o = T.axis.remap("SS", [i_0, j_0])
                    T.reads()
                    T.writes(C_warp[0, 0, 0:32, 0:8])
                    for i_1, j_1 in T.grid(16, 16):
                        with T.sblock("C_init"):
                            vi_i_init, vj_i_init = T.axis.remap("SS", [i_1, j_1])
                            T.reads()
                            T.writes(C_warp[0, 0, vi_i_init % 8 * 4 + vj_i_init % 8 // 2, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2])
                            C_warp[0, 0, vi_i_init % 8 * 4 + vj_i_init % 8 // 2, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2] = T.float32(0.0)
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
                        with T.sblock("A_shared_warp"):
                            v0 = T.axis.spatial(16, ax0)
                            v1 = T.axis.spatial(32, k_0 * 16 + ax1)
                            T.reads(A_shared[v0, v1])
                            T.writes(A_shared_warp[0, v1 // 16, v0 % 8 * 4 + v1 % 8 // 2, v1 % 16 // 8 * 4 + v0 // 8 * 2 + v1 % 2])
                            A_shared_warp[0, v1 // 16, v0 % 8 * 4 + v1 % 8 // 2, v1 % 16 // 8 * 4 + v0 // 8 * 2 + v1 % 2] = A_shared[v0, v1]
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
                        with T.sblock("B_shared_warp"):
                            v0 = T.axis.spatial(32, k_0 * 16 + ax0)
                            v1 = T.axis.spatial(16, ax1)
                            T.reads(B_shared[v0, v1])
                            T.writes(B_shared_warp[v0 // 16, 0, v0 % 8 * 4 + v1 % 8 // 2, v1 // 8 * 4 + v0 % 16 // 8 * 2 + v1 % 2])
                            B_shared_warp[v0 // 16, 0, v0 % 8 * 4 + v1 % 8 // 2, v1 // 8 * 4 + v0 % 16 // 8 * 2 + v1 % 2] = B_shared[v0, v1]
                    with T.sblock("C_o_update"):
                        vi_o, vj_o, vk_o = T.axis.remap("SSR", [i_0, j_0, k_0])
                        T.reads(C_warp[0, 0, 0:32, 0:8], A_shared_warp[0, vk_o, 0:32, 0:8], B_shared_warp[vk_o, 0, 0:32, 0:8])
                        T.writes(C_warp[0, 0, 0:32, 0:8])
                        for i_1, j_1, k_1 in T.grid(16, 16, 16):
                            with T.sblock("C"):
                                vi_i, vj_i, vk_i = T.axis.remap("SSR", [i_1, j_1, k_1])
                                T.reads(C_warp[0, 0, vi_i % 8 * 4 + vj_i % 8 // 2, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2], A_shared_warp[0, vk_o, vi_i % 8 * 4 + vk_i % 8 // 2, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2], B_shared_warp[vk_o, 0, vk_i % 8 * 4 + vj_i % 8 // 2, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2])
                                T.writes(C_warp[0, 0, vi_i % 8 * 4 + vj_i % 8 // 2, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2])
                                C_warp[0, 0, vi_i % 8 * 4 + vj_i % 8 // 2, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2] = C_warp[0, 0, vi_i % 8 * 4 + vj_i % 8 // 2, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2] + T.Cast("float32", A_shared_warp[0, vk_o, vi_i % 8 * 4 + vk_i % 8 // 2, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2]) * T.Cast("float32", B_shared_warp[vk_o, 0, vk_i % 8 * 4 + vj_i % 8 // 2, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2])
                for ax0, ax1 in T.grid(16, 16):
                    with T.sblock("C_warp"):
                        v0, v1 = T.axis.remap("SS", [ax0, ax1])
                        T.reads(C_warp[0, 0, v0 % 8 * 4 + v1 % 8 // 2, v1 // 8 * 4 + v0 // 8 * 2 + v1 % 2])
                        T.writes(C[v0, v1])
                        C[v0, v1] = C_warp[0, 0, v0 % 8 * 4 + v1 % 8 // 2, v1 // 8 * 4 + v0 // 8 * 2 + v1 % 2]
