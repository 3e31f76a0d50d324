# corpus/tir/division: stage 02, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def division(A: T.Buffer((4, 10), "int32"), B: T.Buffer((4, 10), "int32"), Q: T.Buffer((4, 4, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(4, 10):
            with T.sblock("divide"):
                T.reads(A[i, j], B[i, j])
                T.writes(Q[0:4, i, j])
                Q[0, i, j] = A[i, j] // B[i, j]
                Q[1, i, j] = A[i, j] % B[i, j]
                Q[2, i, j] = T.Div(A[i, j], B[i, j])
                Q[3, i, j] = T.truncmod(A[i, j], B[i, j])
