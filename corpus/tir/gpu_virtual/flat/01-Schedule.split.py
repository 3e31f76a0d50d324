# corpus/tir/gpu_virtual: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        # with T.sblock("root"):
        for i_0, i_1, i_2, j in T.grid(2, 2, 2, 5):
            with T.sblock("C"):
                vi = T.axis.spatial(8, i_0 * 4 + i_1 * 2 + i_2)
                vj = T.axis.spatial(5, j)
                T.reads(A[vi, T.min(4 - vj, vj):T.min(4 - vj, vj) + (T.max(4 - vj, vj) + 1 - T.min(4 - vj, vj))])
                T.writes(C[vi, vj])
                C[vi, vj] = A[vi, 4 - vj] - A[vi, vj]
