# corpus/schedules/sum_warps: stage 02, after Schedule.bind, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_warps(A: T.Buffer((2, 64), "float32"), B: T.Buffer((2,), "float32")):
        # with T.block("root"):
        for i in T.thread_binding(2, thread="blockIdx.x"):
            for k_0 in range(1):
                for k_1 in T.thread_binding(64, thread="threadIdx.x"):
                    with T.block("B"):
                        vi = T.axis.spatial(2, i)
                        vk = T.axis.reduce(64, k_0 * 64 + k_1)
                        T.reads(A[vi, vk])
                        T.writes(B[vi])
                        with T.init():
                            B[vi] = T.float32(0.0)
                        B[vi] = B[vi] + A[vi, vk]
