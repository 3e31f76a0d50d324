# corpus/tir/transpose_view: stage 05, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: transpose_view; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_view(A: T.Buffer((12, 10), "int32"), B: T.Buffer((10, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(120)
        B_1 = B.view(120)
        for i, j, p, q in T.grid(3, 2, 4, 5):
            B_1[j * 60 + q * 12 + i * 4 + p] = A_1[i * 40 + p * 10 + j * 5 + q]
