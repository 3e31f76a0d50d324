# corpus/schedules/sum_warps: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_warps(A: T.Buffer((2, 64), "float32"), B: T.Buffer((2,), "float32")):
        # with T.block("root"):
        for i, k in T.grid(2, 64):
            with T.block("B"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(0.0)
                B[vi] = B[vi] + A[vi, vk]
