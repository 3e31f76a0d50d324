# corpus/schedules/sampled_gpu_sum_29: stage 01, after Schedule.sampled, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_sum_29(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        # with T.sblock("root"):
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for k_0 in range(8):
                for k_1 in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi = T.axis.spatial(4, i_fused)
                        vk = T.axis.reduce(256, k_0 * 32 + k_1)
                        T.reads(A[vi, vk])
                        T.writes(B[vi])
                        with T.init():
                            B[vi] = T.float32(0.0)
                        B[vi] = B[vi] + A[vi, vk]
