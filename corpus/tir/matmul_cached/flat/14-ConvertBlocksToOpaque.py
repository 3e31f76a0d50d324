# corpus/tir/matmul_cached: stage 14, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_0, j_0 in T.grid(3, 2):
            with T.sblock(""):
                T.reads(A[i_0 * 4:i_0 * 4 + 4, 0:9], B[0:9, j_0 * 5:j_0 * 5 + 5])
                T.writes(C[i_0 * 4:i_0 * 4 + 4, j_0 * 5:j_0 * 5 + 5])
                C_global = T.sblock_alloc_buffer((10, 8))
                for i_1_init, j_1_init in T.grid(4, 5):
                    with T.sblock("C_init"):
                        T.where(j_0 * 5 + j_1_init < 8 and i_0 * 4 + i_1_init < 10)
                        T.reads()
                        T.writes(C_global[i_0 * 4 + i_1_init, j_0 * 5 + j_1_init])
                        C_global[i_0 * 4 + i_1_init, j_0 * 5 + j_1_init] = T.float32(0.0)
                for k_0 in range(3):
                    with T.sblock(""):
                        T.reads(A[i_0 * 4:i_0 * 4 + 4, k_0 * 3:k_0 * 3 + 3], B[k_0 * 3:k_0 * 3 + 3, j_0 * 5:j_0 * 5 + 5], C_global[i_0 * 4:i_0 * 4 + 4, j_0 * 5:j_0 * 5 + 5])
                        T.writes(C_global[i_0 * 4:i_0 * 4 + 4, j_0 * 5:j_0 * 5 + 5])
                        A_global = T.sblock_alloc_buffer((10, 9))
                        B_global = T.sblock_alloc_buffer((9, 8))
                        for ax0, ax1 in T.grid(4, 3):
                            with T.sblock("A_global"):
                                T.where(i_0 * 4 + ax0 < 10)
                                T.reads(A[i_0 * 4 + ax0, k_0 * 3 + ax1])
                                T.writes(A_global[i_0 * 4 + ax0, k_0 * 3 + ax1])
                                A_global[i_0 * 4 + ax0, k_0 * 3 + ax1] = A[i_0 * 4 + ax0, k_0 * 3 + ax1]
                        for ax0, ax1 in T.grid(3, 5):
                            with T.sblock("B_global"):
                                T.where(j_0 * 5 + ax1 < 8)
                                T.reads(B[k_0 * 3 + ax0, j_0 * 5 + ax1])
                                T.writes(B_global[k_0 * 3 + ax0, j_0 * 5 + ax1])
                                B_global[k_0 * 3 + ax0, j_0 * 5 + ax1] = B[k_0 * 3 + ax0, j_0 * 5 + ax1]
                        for k_1, i_1, j_1 in T.grid(3, 4, 5):
                            with T.sblock("C_update"):
                                T.where(i_0 * 4 + i_1 < 10 and j_0 * 5 + j_1 < 8)
                                T.reads(C_global[i_0 * 4 + i_1, j_0 * 5 + j_1], A_global[i_0 * 4 + i_1, k_0 * 3 + k_1], B_global[k_0 * 3 + k_1, j_0 * 5 + j_1])
                                T.writes(C_global[i_0 * 4 + i_1, j_0 * 5 + j_1])
                                C_global[i_0 * 4 + i_1, j_0 * 5 + j_1] = C_global[i_0 * 4 + i_1, j_0 * 5 + j_1] + A_global[i_0 * 4 + i_1, k_0 * 3 + k_1] * B_global[k_0 * 3 + k_1, j_0 * 5 + j_1]
                for ax0, ax1 in T.grid(4, 5):
                    with T.sblock("C_global"):
                        T.where(i_0 * 4 + ax0 < 10 and j_0 * 5 + ax1 < 8)
                        T.reads(C_global[i_0 * 4 + ax0, j_0 * 5 + ax1])
                        T.writes(C[i_0 * 4 + ax0, j_0 * 5 + ax1])
                        C[i_0 * 4 + ax0, j_0 * 5 + ax1] = C_global[i_0 * 4 + ax0, j_0 * 5 + ax1]
