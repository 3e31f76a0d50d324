# corpus/tir/gpu_virtual: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        # with T.sblock("root"):
        for i, j in T.grid(8, 5):
            with T.sblock("C"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, T.min(4 - vj, vj):T.min(4 - vj, vj) + (T.max(4 - vj, vj) + 1 - T.min(4 - vj, vj))])
                T.writes(C[vi, vj])
                C[vi, vj] = A[vi, 4 - vj] - A[vi, vj]
