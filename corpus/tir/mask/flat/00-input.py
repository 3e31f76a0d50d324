# corpus/tir/mask: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        # with T.sblock("root"):
        for i, j in T.grid(5, 8):
            with T.sblock("C"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = A[vi, vj] >= -2 and not B[vi, vj] or A[vi, vj] == 5 or vi * 3 != vj + 1 and A[vi, vj] < -6
        for i, j in T.grid(5, 8):
            with T.sblock("D"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], A[vi, vj], B[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = T.Select(C[vi, vj], A[vi, vj], T.Cast("int32", B[vi, vj]) - 7)
