# corpus/schedules/two_kernels: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
        # with T.block("root"):
        S = T.alloc_buffer((8,))
        for i, k in T.grid(8, 5):
            with T.block("S"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(S[vi])
                with T.init():
                    S[vi] = T.float32(0.0)
                S[vi] = S[vi] + A[vi, vk]
        for i in range(8):
            with T.block("B"):
                vi = T.axis.spatial(8, i)
                T.reads(S[T.min(vi, 7 - vi):T.min(vi, 7 - vi) + (T.max(vi, 7 - vi) + 1 - T.min(vi, 7 - vi))])
                T.writes(B[vi])
                B[vi] = S[vi] - S[7 - vi]
