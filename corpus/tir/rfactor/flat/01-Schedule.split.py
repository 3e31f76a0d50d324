# corpus/tir/rfactor: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        # with T.sblock("root"):
        for i, k_0, k_1 in T.grid(5, 4, 6):
            with T.sblock("total"):
                vi = T.axis.spatial(5, i)
                vk = T.axis.reduce(20, k_0 * 6 + k_1)
                T.where(k_0 * 6 + k_1 < 20)
                T.reads(A[vi, vk])
                T.writes(total[vi])
                with T.init():
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + A[vi, vk]
