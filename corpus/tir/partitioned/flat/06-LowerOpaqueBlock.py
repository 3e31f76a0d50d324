# corpus/tir/partitioned: stage 06, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: partitioned; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def partitioned(A: T.Buffer((9, 4), "int32"), C: T.Buffer((9, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for j in range(4):
            C[0, j] = A[0, j]
        for i1, j in T.grid(6, 4):
            C[i1 + 1, j] = A[i1, j] + A[i1 + 2, j]
        for i2, j in T.grid(2, 4):
            C[i2 + 7, j] = A[i2 + 7, j]
