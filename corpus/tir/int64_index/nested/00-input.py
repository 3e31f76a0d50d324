# corpus/tir/int64_index: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int64_index; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def int64_index(A: T.Buffer((T.int64(6), T.int64(5)), "int64"), B: T.Buffer((T.int64(5), T.int64(6)), "int64")):
        # with T.block("root"):
        for i, j in T.grid(T.int64(5), T.int64(6)):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[T.int64(5) - vj, (vi + T.int64(2)) % T.int64(5)])
                T.writes(B[vi, vj])
                B[vi, vj] = A[T.int64(5) - vj, (vi + T.int64(2)) % T.int64(5)] * T.int64(1000003) + vi - vj
