# corpus/schedules/gemv_shared: stage 01, after Schedule.split, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        # with T.block("root"):
        for i_0, i_1, k_1, k_0 in T.grid(3, 2, 8, 4):
            with T.block("B"):
                vi = T.axis.spatial(6, i_0 * 2 + i_1)
                vk = T.axis.reduce(32, k_0 * 8 + k_1)
                T.reads(A[vi, vk], x[vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(0.0)
                B[vi] = B[vi] + A[vi, vk] * x[vk]
