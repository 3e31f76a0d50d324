# corpus/tir/elementwise: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: elementwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def elementwise(A: T.Buffer((7, 9), "float32"), B: T.Buffer((7, 9), "float32"), C: T.Buffer((7, 9), "float32"), D: T.Buffer((7, 9), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.sblock("root"):
        for i, j in T.grid(7, 9):
            with T.sblock("C"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.Select(A[vi, vj] > B[vi, vj], A[vi, vj] / B[vi, vj], T.max(A[vi, vj] * T.float32(3.0) + B[vi, vj], B[vi, vj] - A[vi, vj] * T.float32(0.29999999999999999)))
        for i, j in T.grid(7, 9):
            with T.sblock("D"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], A[vi, vj], B[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = T.min(T.max(C[vi, vj], C[vi, vj] * T.float32(-1.0)), T.sqrt(A[vi, vj] * A[vi, vj])) * T.floor(B[vi, vj] * T.float32(4.0)) - T.if_then_else(vi < 3 and vj >= 5, A[vi, vj], B[vi, vj] * T.float32(-1.0))
