# corpus/tir/rfactor: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        # with T.block("root"):
        for i, k in T.grid(5, 20):
            with T.block("total"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(total[vi])
                with T.init():
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + A[vi, vk]
