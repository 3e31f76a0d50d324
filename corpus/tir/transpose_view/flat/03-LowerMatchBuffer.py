# corpus/tir/transpose_view: stage 03, after s_tir.LowerMatchBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: transpose_view; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_view(A: T.Buffer((12, 10), "int32"), B: T.Buffer((10, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(3, 2):
            with T.sblock("tile"):
                T.reads(A[i * 4:i * 4 + 4, j * 5:j * 5 + 5])
                T.writes(B[j * 5:j * 5 + 5, i * 4:i * 4 + 4])
                for p, q in T.grid(4, 5):
                    B[j * 5 + q, i * 4 + p] = A[i * 4 + p, j * 5 + q]
