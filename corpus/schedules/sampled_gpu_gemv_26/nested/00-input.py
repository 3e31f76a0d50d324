# corpus/schedules/sampled_gpu_gemv_26: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        # with T.block("root"):
        for i, k in T.grid(16, 64):
            with T.block("B"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk], x[vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(0.0)
                B[vi] = B[vi] + A[vi, vk] * x[vk]
