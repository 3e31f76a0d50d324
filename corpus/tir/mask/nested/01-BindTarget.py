# corpus/tir/mask: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(5, 8):
            with T.block("C"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = A[vi, vj] >= -2 and not B[vi, vj] or A[vi, vj] == 5 or vi * 3 != vj + 1 and A[vi, vj] < -6
        for i, j in T.grid(5, 8):
            with T.block("D"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], A[vi, vj], B[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = T.Select(C[vi, vj], A[vi, vj], T.Cast("int32", B[vi, vj]) - 7)
