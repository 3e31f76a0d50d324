# corpus/tir/mask: stage 02, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(5, 8):
            with T.sblock("C"):
                T.reads(A[i, j], B[i, j])
                T.writes(C[i, j])
                C[i, j] = A[i, j] >= -2 and not B[i, j] or A[i, j] == 5 or i * 3 != j + 1 and A[i, j] < -6
        for i, j in T.grid(5, 8):
            with T.sblock("D"):
                T.reads(C[i, j], A[i, j], B[i, j])
                T.writes(D[i, j])
                D[i, j] = T.Select(C[i, j], A[i, j], T.Cast("int32", B[i, j]) - 7)
