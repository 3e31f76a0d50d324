# corpus/tir/tensorized: stage 14, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: tensorized; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def tensorized(A: T.Buffer((8, 6), "int32"), B: T.Buffer((6, 9), "int32"), C: T.Buffer((8, 9), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(48)
        B_1 = B.view(54)
        C_1 = C.view(72)
        for i_0, j_0 in T.grid(2, 3):
            cse_v1: T.let[T.int32] = i_0 * 36
            cse_v2: T.let[T.int32] = j_0 * 3
            for i_1_init, j_1_init in T.grid(4, 3):
                C_1[cse_v1 + i_1_init * 9 + cse_v2 + j_1_init] = 0
            for k_0, j, i in T.grid(3, 3, 4):
                cse_v3: T.let[T.int32] = i_0 * 24 + i * 6 + k_0 * 2
                cse_v4: T.let[T.int32] = k_0 * 18 + cse_v2 + j
                cse_v5: T.let[T.int32] = cse_v1 + i * 9 + cse_v2 + j
                C_1[cse_v5] = C_1[cse_v5] + A_1[cse_v3] * B_1[cse_v4] + A_1[cse_v3 + 1] * B_1[cse_v4 + 9]
