# corpus/tir/packed_layout: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        # with T.block("root"):
        B = T.alloc_buffer((6, 10), "int32")
        for i, j in T.grid(6, 10):
            with T.block("turned"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[5 - vi, vj])
                T.writes(B[vi, vj])
                B[vi, vj] = A[5 - vi, vj] * 3
        for i, j in T.grid(6, 10):
            with T.block("out"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(B[vi, T.min(vj, 9 - vj):T.min(vj, 9 - vj) + (T.max(vj, 9 - vj) + 1 - T.min(vj, 9 - vj))])
                T.writes(C[vi, vj])
                C[vi, vj] = B[vi, vj] - B[vi, 9 - vj]
