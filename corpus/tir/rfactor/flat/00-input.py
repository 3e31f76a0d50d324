# corpus/tir/rfactor: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        # with T.sblock("root"):
        for i, k in T.grid(5, 20):
            with T.sblock("total"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(total[vi])
                with T.init():
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + A[vi, vk]
