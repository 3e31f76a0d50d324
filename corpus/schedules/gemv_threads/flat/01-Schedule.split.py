# corpus/schedules/gemv_threads: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_threads(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        # with T.sblock("root"):
        for i, k_0, k_1 in T.grid(6, 2, 16):
            with T.sblock("B"):
                vi = T.axis.spatial(6, i)
                vk = T.axis.reduce(32, k_0 * 16 + k_1)
                T.reads(A[vi, vk], x[vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(0.0)
                B[vi] = B[vi] + A[vi, vk] * x[vk]
