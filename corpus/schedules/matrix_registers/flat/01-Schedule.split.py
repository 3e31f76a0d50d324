# corpus/schedules/matrix_registers: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        # with T.sblock("root"):
        for i_0 in T.thread_binding(1, thread="blockIdx.x"):
            for j_0 in T.thread_binding(1, thread="blockIdx.y"):
                for k_0, i_1, j_1, k_1 in T.grid(2, 16, 16, 16):
                    with T.sblock("C"):
                        vi = T.axis.spatial(16, i_0 * 16 + i_1)
                        vj = T.axis.spatial(16, j_0 * 16 + j_1)
                        vk = T.axis.reduce(32, k_0 * 16 + k_1)
                        T.reads(A[vi, vk], B[vk, vj])
                        T.writes(C[vi, vj])
                        with T.init():
                            C[vi, vj] = T.float32(0.0)
                        C[vi, vj] = C[vi, vj] + T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])
