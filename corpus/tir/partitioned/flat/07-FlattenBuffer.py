# corpus/tir/partitioned: stage 07, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: partitioned; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def partitioned(A: T.Buffer((9, 4), "int32"), C: T.Buffer((9, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(36)
        C_1 = C.view(36)
        for j in range(4):
            C_1[j] = A_1[j]
        for i1, j in T.grid(6, 4):
            C_1[i1 * 4 + j + 4] = A_1[i1 * 4 + j] + A_1[i1 * 4 + j + 8]
        for i2, j in T.grid(2, 4):
            C_1[i2 * 4 + j + 28] = A_1[i2 * 4 + j + 28]
