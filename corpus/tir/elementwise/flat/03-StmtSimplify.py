# corpus/tir/elementwise: stage 03, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: elementwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def elementwise(A: T.Buffer((7, 9), "float32"), B: T.Buffer((7, 9), "float32"), C: T.Buffer((7, 9), "float32"), D: T.Buffer((7, 9), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        # with T.sblock("root"):
        for i, j in T.grid(7, 9):
            with T.sblock("C"):
                T.reads(A[i, j], B[i, j])
                T.writes(C[i, j])
                C[i, j] = T.Select(B[i, j] < A[i, j], A[i, j] / B[i, j], T.max(A[i, j] * T.float32(3.0) + B[i, j], B[i, j] - A[i, j] * T.float32(0.29999999999999999)))
        for i, j in T.grid(7, 9):
            with T.sblock("D"):
                T.reads(C[i, j], A[i, j], B[i, j])
                T.writes(D[i, j])
                D[i, j] = T.min(T.max(C[i, j], C[i, j] * T.float32(-1.0)), T.sqrt(A[i, j] * A[i, j])) * T.floor(B[i, j] * T.float32(4.0)) - T.if_then_else(i < 3 and 5 <= j, A[i, j], B[i, j] * T.float32(-1.0))
