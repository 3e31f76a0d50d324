# corpus/tir/tensorized: stage 08, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: tensorized; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def tensorized(A: T.Buffer((8, 6), "int32"), B: T.Buffer((6, 9), "int32"), C: T.Buffer((8, 9), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_0, j_0 in T.grid(2, 3):
            for i_1_init, j_1_init in T.grid(4, 3):
                with T.sblock("C_init"):
                    T.reads()
                    T.writes(C[i_0 * 4 + i_1_init, j_0 * 3 + j_1_init])
                    C[i_0 * 4 + i_1_init, j_0 * 3 + j_1_init] = 0
            for k_0 in range(3):
                with T.sblock("C_update_o"):
                    T.reads(C[i_0 * 4:i_0 * 4 + 4, j_0 * 3:j_0 * 3 + 3], A[i_0 * 4:i_0 * 4 + 4, k_0 * 2:k_0 * 2 + 2], B[k_0 * 2:k_0 * 2 + 2, j_0 * 3:j_0 * 3 + 3])
                    T.writes(C[i_0 * 4:i_0 * 4 + 4, j_0 * 3:j_0 * 3 + 3])
                    A_1 = T.match_buffer(A[i_0 * 4:i_0 * 4 + 4, k_0 * 2:k_0 * 2 + 2], (4, 2), "int32", strides=("a0", 1), offset_factor=1)
                    B_1 = T.match_buffer(B[k_0 * 2:k_0 * 2 + 2, j_0 * 3:j_0 * 3 + 3], (2, 3), "int32", strides=("b0", 1), offset_factor=1)
                    C_1 = T.match_buffer(C[i_0 * 4:i_0 * 4 + 4, j_0 * 3:j_0 * 3 + 3], (4, 3), "int32", strides=("c0", 1), offset_factor=1)
                    for j, i in T.grid(3, 4):
                        C_1[i, j] = C_1[i, j] + A_1[i, 0] * B_1[0, j] + A_1[i, 1] * B_1[1, j]
