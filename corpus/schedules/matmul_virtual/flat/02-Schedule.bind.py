# corpus/schedules/matmul_virtual: stage 02, after Schedule.bind, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        # with T.sblock("root"):
        for i_0 in T.thread_binding(1, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                for i_1 in T.thread_binding(2, thread="vthread.y"):
                    for j_1 in T.thread_binding(2, thread="vthread.x"):
                        for i_2 in T.thread_binding(4, thread="threadIdx.y"):
                            for j_2 in T.thread_binding(4, thread="threadIdx.x"):
                                for k_0, k_1 in T.grid(2, 4):
                                    with T.sblock("C"):
                                        vi = T.axis.spatial(8, i_0 * 8 + i_1 * 4 + i_2)
                                        vj = T.axis.spatial(16, j_0 * 8 + j_1 * 4 + j_2)
                                        vk = T.axis.reduce(8, k_0 * 4 + k_1)
                                        T.reads(A[vi, vk], B[vk, vj])
                                        T.writes(C[vi, vj])
                                        with T.init():
                                            C[vi, vj] = T.float32(0.0)
                                        C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
