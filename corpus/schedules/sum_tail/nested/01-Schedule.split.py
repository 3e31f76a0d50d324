# corpus/schedules/sum_tail: stage 01, after Schedule.split, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        # with T.block("root"):
        for i, k_0, k_1 in T.grid(3, 3, 8):
            with T.block("B"):
                vi = T.axis.spatial(3, i)
                vk = T.axis.reduce(21, k_0 * 8 + k_1)
                T.where(k_0 * 8 + k_1 < 21)
                T.reads(A[vi, vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(0.0)
                B[vi] = B[vi] + A[vi, vk]
