# corpus/schedules/sum_side_by_side: stage 01, after Schedule.bind, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_side_by_side(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8,), "float32")):
        # with T.sblock("root"):
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                for k in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi = T.axis.spatial(8, i_0 * 4 + i_1)
                        vk = T.axis.reduce(8, k)
                        T.reads(A[vi, vk])
                        T.writes(B[vi])
                        with T.init():
                            B[vi] = T.float32(0.0)
                        B[vi] = B[vi] + A[vi, vk]
