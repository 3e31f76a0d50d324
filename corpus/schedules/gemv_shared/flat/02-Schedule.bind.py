# corpus/schedules/gemv_shared: stage 02, after Schedule.bind, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        # with T.sblock("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i_1 in T.thread_binding(2, thread="threadIdx.y"):
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    for k_0 in range(4):
                        with T.sblock("B"):
                            vi = T.axis.spatial(6, i_0 * 2 + i_1)
                            vk = T.axis.reduce(32, k_0 * 8 + k_1)
                            T.reads(A[vi, vk], x[vk])
                            T.writes(B[vi])
                            with T.init():
                                B[vi] = T.float32(0.0)
                            B[vi] = B[vi] + A[vi, vk] * x[vk]
