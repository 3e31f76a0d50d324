# corpus/tir/gpu_tail: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
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
        for i in range(n):
            with T.sblock("B"):
                vi = T.axis.spatial(n, i)
                T.reads(A[n - 1 - vi])
                T.writes(B[vi])
                B[vi] = A[n - 1 - vi] * 3 - vi
