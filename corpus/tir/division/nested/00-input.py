# corpus/tir/division: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def division(A: T.Buffer((4, 10), "int32"), B: T.Buffer((4, 10), "int32"), Q: T.Buffer((4, 4, 10), "int32")):
        # with T.block("root"):
        for i, j in T.grid(4, 10):
            with T.block("divide"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vi, vj])
                T.writes(Q[0:4, vi, vj])
                Q[0, vi, vj] = A[vi, vj] // B[vi, vj]
                Q[1, vi, vj] = A[vi, vj] % B[vi, vj]
                Q[2, vi, vj] = T.Div(A[vi, vj], B[vi, vj])
                Q[3, vi, vj] = T.truncmod(A[vi, vj], B[vi, vj])
