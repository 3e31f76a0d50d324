# corpus/tir/vector_tail: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        # with T.block("root"):
        for i, j in T.grid(3, 11):
            with T.block("sum"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = A[vi, vj] + B[vj]
        for i, j in T.grid(3, 11):
            with T.block("product"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], B[vj], A[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = T.if_then_else(vj < 7, C[vi, vj] * B[vj], A[vi, vj])
