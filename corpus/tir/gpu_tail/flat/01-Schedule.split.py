# corpus/tir/gpu_tail: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_tail(A: T.Buffer(("n",), "int32"), B: T.Buffer((n,), "int32")):
        n = T.int32()
        # with T.sblock("root"):
        for i_0, i_1 in T.grid((n + 3) // 4, 4):
            with T.sblock("B"):
                vi = T.axis.spatial(n, i_0 * 4 + i_1)
                T.where(i_0 * 4 + i_1 < n)
                T.reads(A[n - 1 - vi])
                T.writes(B[vi])
                B[vi] = A[n - 1 - vi] * 3 - vi
